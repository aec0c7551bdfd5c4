import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import { describe, expect, test } from "vitest";
import { rowsOfHtml, rowsOfText } from "../src/mail-in/html/rows-of-html";

const textsOf = (rows: readonly WrittenRow[]) => rows.map(({ cells }) => cells.map(({ text }) => text));
const seen = (html: string) => textsOf(rowsOfHtml(html)).map((cells) => cells.join(" | "));

describe("receipts-75 the rows of a mail's HTML", () => {
  test("are those of its tables, one inside another, with name and price in one row", () => {
    const html = `<table><tr><td><h2>Épicerie du Coin</h2><table>
      <tr><td>Pain sans gluten</td><td align=right>6,99&nbsp;$</td></tr>
      <tr><td>Total</td><td><b>6,99 $</b></td></tr></table></td></tr></table>`;
    const rows = rowsOfHtml(html);
    expect(textsOf(rows)).toEqual([
      ["Épicerie du Coin"],
      ["Pain sans gluten", "6,99 $"],
      ["Total", "6,99 $"],
    ]);
    const [, bread, total] = rows;
    expect(bread?.cells[1]?.left).toBe(total?.cells[1]?.left);
  });

  test("hold nothing of scripts, styles, pictures, comments, or addresses of links", () => {
    const html = `<head><title>x 1.99</title><style>a{b:1.99}</style></head><!-- 2.99 --><script>3.99</script>
      <img src="https://tracker.example/4.99.gif" alt="5.99"><a href="https://shop.example/6.99">Bananas 1.52</a>`;
    expect(seen(html)).toEqual(["Bananas 1.52"]);
  });

  test("have no invisible letters between those that are seen", () => {
    expect(seen("<p>Ban\u200banas\u00ad\u00a0\u034f1.52</p>")).toEqual(["Bananas 1.52"]);
  });

  test.each([
    ["cells", `<table><tr>${"<td>1.99</td>".repeat(100_000)}</tr></table>`],
    ["rows", `<table>${"<tr><td>a</td><td>1.99</td></tr>".repeat(50_000)}</table>`],
    ["tables", "<table><tr><td>Oats</td><td>1.99</td></tr></table>".repeat(500)],
    ["tags inside one another", "<div>".repeat(300_000)],
    ["tables inside one another", "<table><tr><td>".repeat(50_000)],
    [
      "columns that one cell spans",
      "<table><tr><td colspan=999999999 rowspan='999999999'>1.99</td></tr></table>",
    ],
    ["tags that do not end", "<a ".repeat(300_000)],
    ["letters", "1.99 ".repeat(2_000_000)],
  ])("of a mail with more %s than any shop's are bounded", (_what, html) => {
    const rows = textsOf(rowsOfHtml(html));
    expect(rows.length).toBeLessThan(8000);
    expect(rows.flat().join("").length).toBeLessThanOrEqual(500_000);
  });

  test("of a mail without HTML are its lines, their columns where they stand", () => {
    const rows = rowsOfText("> Metro\r\n\r\n> Bananas     1.52  \r\n");
    expect(textsOf(rows)).toEqual([["Metro"], ["Bananas", "1.52"]]);
    expect(rows[1]?.cells[1]?.right).toBe(1);
  });
});

describe("receipts-98 the structure of a mail's HTML", () => {
  test("keeps several lines of a cell beside the price of their row", () => {
    const html = `<table><tr><td><p>Gluten Free Brioche</p><p>2 x $7.49</p></td><td><p>$14.98</p></td></tr></table>`;
    expect(seen(html)).toEqual(["Gluten Free Brioche | $14.98", "2 x $7.49"]);
  });

  test("lays list entries, what floats, and parts of a flexible row side by side", () => {
    expect(
      seen(`<ul><li><span>Oats × 2</span><span style="float:right">$9.98</span></li></ul>
        <div style="display:flex"><div>Bread</div><div>$5.99</div></div>`),
    ).toEqual(["Oats × 2 | $9.98", "Bread | $5.99"]);
  });

  test("sets two columns that each list prices one below the other", () => {
    expect(
      seen(
        `<table><tr><td><p>Oats 4.99</p><p>Bread 5.99</p></td><td><p>Subtotal 10.98</p><p>Total 10.98</p></td></tr></table>`,
      ),
    ).toEqual(["Oats 4.99", "Bread 5.99", "Subtotal 10.98", "Total 10.98"]);
  });

  test.each([
    ["not displayed", `<div style="display:none">Caviar 99.00</div>`],
    ["invisible", `<div style="visibility: hidden">Caviar 99.00</div>`],
    ["of no size", `<span style="font-size:0px">Caviar 99.00</span>`],
    ["one pixel high", `<span style="font-size:1px">Caviar 99.00</span>`],
    ["of no height", `<div style="max-height:0;overflow:hidden">Caviar 99.00</div>`],
    ["white on white", `<p style="color:#FFFFFF">Caviar 99.00</p>`],
    ["nearly white on white", `<p style="color:rgb(250, 250, 252)">Caviar 99.00</p>`],
    ["black on black", `<table bgcolor="#000"><tr><td style="color:#010101">Caviar 99.00</td></tr></table>`],
    ["struck through", `<p><s>Caviar 99.00</s><span style="text-decoration:line-through">98.00</span></p>`],
    ["told to be hidden", `<div hidden>Caviar 99.00</div>`],
  ])("leaves out what is %s", (_what, hidden) => {
    expect(seen(`<p>Oats 4.99</p>${hidden}<p>Total 4.99</p>`)).toEqual(["Oats 4.99", "Total 4.99"]);
  });

  test.each([
    [
      "a cell of no size whose letters have a size of their own",
      `<table><tr><td style="font-size:0"><span style="font-size:14px">Rice 2.00</span></td></tr></table>`,
    ],
    [
      "columns without gaps between them",
      `<div style="font-size:0px"><span style="font-size:12pt">Rice</span> <span style="font:14px Arial"> 2.00</span></div>`,
    ],
    [
      "what is visible in something that is not",
      `<div style="visibility:hidden"><p style="visibility:visible">Rice 2.00</p>Caviar 99.00</div>`,
    ],
  ])("receipts-134 reads %s", (_what, shown) => {
    const rows = seen(`<p>Oats 4.99</p>${shown}<p>Total 6.99</p>`);
    expect(rows.map((row) => row.replace(" | ", " "))).toEqual(["Oats 4.99", "Rice 2.00", "Total 6.99"]);
  });

  test.each([
    `<div style="font-size:0">Caviar<b> 99.00</b></div>`,
    `<div style="font-size:0"><h2>Caviar 99.00</h2><p style="font-size:2em">98.00</p></div>`,
    `<div style="visibility:hidden"><div style="display:flex"><p>Caviar</p><p>99.00</p></div></div>`,
  ])("receipts-134 leaves out what has no size of its own in %s", (hidden) => {
    expect(seen(`<p>Oats 4.99</p>${hidden}<p>Total 4.99</p>`)).toEqual(["Oats 4.99", "Total 4.99"]);
  });

  test("keeps white letters on a dark ground, and those before a picture", () => {
    expect(
      seen(`<div style="background-color:#003366;color:white">Corner Foods</div>
        <div style="background:url(x.png);color:white">Thank you</div>`),
    ).toEqual(["Corner Foods", "Thank you"]);
  });
});

describe("receipts-135 what a mail's own style sheet hides or strikes through", () => {
  const page = (sheet: string, body: string) => seen(`<style>${sheet}</style>${body}`);
  const LINE = "<p>Oats 4.49</p>";

  test.each([
    ["a class", ".pre{display:none}"],
    ["white on white", ".pre{color:#fff}"],
    ["white on white by name", ".pre{color:white;background:#ffffff}"],
    ["no size", ".pre{font-size:0}"],
    ["no size in a font", ".pre{font:0/0 a}"],
    ["no height", ".pre{max-height:0;overflow:hidden}"],
    ["no ink", ".pre{color:transparent}"],
    ["ink that lets everything through", ".pre{color:rgba(0,0,0,0)}"],
    ["visibility", ".pre{visibility:hidden !important}"],
    ["an id", "#p{display:none}"],
    ["a name within another", "div > p.pre{display:none}"],
    ["a name anywhere within another", "body div .pre, h6{display:none}"],
    ["an attribute", "[data-pre^=a]{opacity:0}"],
    ["an element beside it", "h2 + .pre{display:none}"],
    ["a sheet for screens", "@media screen{.pre{display:none}}"],
    ["the first rule of a sheet that breaks off", ".pre{display:none} .b{color:"],
    ["a rule below one that is broken", "p:::x{a} .pre{display:none}"],
    ["a sheet between marks", "<!-- .pre{display:none} -->"],
  ])("is not read: %s", (_, sheet) => {
    const body = `<body><div><h2>Shop</h2><p class="a pre" id=p data-pre=ab>Hidden 9.99</p>${LINE}</div></body>`;
    expect(page(sheet, body)).toEqual(["Shop", "Oats 4.49"]);
    expect(seen(`<head><style>${sheet}</style></head>${body}`)).toEqual(["Shop", "Oats 4.49"]);
  });

  test.each([
    ["for narrow screens", "@media only screen and (max-width:600px){.x{display:none !important}}"],
    ["for print", "@media print{.x{display:none !important}}"],
    ["for dark screens", "@media (prefers-color-scheme:dark){.x{color:#fff}}"],
    ["of other classes", ".xx, .x-y, p.y{display:none !important}"],
    ["of a state", ".x:hover{display:none !important}"],
    ["before one that counts as much", ".x{visibility:hidden} .x{visibility:visible}"],
    ["of less weight than another", "p.x{visibility:visible} .x{visibility:hidden}"],
    ["overruled by the element's own style", "p.own{display:none}"],
    ["overruled by what is important", ".x{color:#000 !important} #i{color:#fff}"],
    ["of white on a colour that is not known", ".x{color:white;background:navy}"],
    ["of white on a gradient", ".x{color:#fff;background:linear-gradient(#000,#111)}"],
    ["of white on black around it", "div{background-color:#000} .x{color:#fff}"],
    ["of a colour that is not known", "div{color:#fff;background:#000} .x{color:red;background:#fff}"],
    ["of a background set again", "div{background-color:#fff} div{background:#000} .x{color:#fff}"],
    ["of black", ".x{color:rgb(0,0,0)}"],
    ["of a comment", "/* .x{display:none !important} */"],
    ["of a size that is given back", "div{font-size:0} .x{font:700 14px/1.4 Arial}"],
    [
      "hidden on phones and shown on a computer",
      ".x{display:none} @media only screen and (min-width:600px){.x{display:block!important}}",
    ],
    [
      "shown on a computer, in letters' widths",
      "div{display:none} @media (min-width:37.5em){div{display:block}}",
    ],
    ["of no height whose letters stand out of it", ".x{max-height:0} .x{height:0;overflow:visible}"],
    ["of no width at most, and of some at least", ".x{max-width:0;min-width:100%;overflow:hidden}"],
    ["that comes in by and by", ".x{opacity:0;animation:come 1s forwards}"],
    ["of what begins with nothing", "> .x{display:none !important}"],
    ["set again in the same rule", ".x{visibility:hidden;visibility:visible}"],
  ])("is read: %s", (_, sheet) => {
    const body = `<div><p class="x own" id=i style="display:block">Oats 4.49</p></div>`;
    expect(page(sheet, body)).toEqual(["Oats 4.49"]);
  });

  test("a sheet for print is not looked at, nor one in a picture or in what a program without scripts shows", () => {
    const body = `<style media=print>p{display:none}</style><svg><style>p{display:none}</style></svg>
      <noscript><style>p{display:none}</style></noscript>${LINE}`;
    expect(seen(body)).toEqual(["Oats 4.49"]);
  });

  test("a price struck through by a class is not the one that was charged", () => {
    for (const sheet of [
      ".was{text-decoration:line-through}",
      ".was{text-decoration-line:line-through}",
      "td .was{text-decoration: #999 line-through solid}",
    ])
      expect(
        page(sheet, "<table><tr><td>Oats</td><td><span class=was>6.49</span> 4.49</td></tr></table>"),
      ).toEqual(["Oats | 4.49"]);
  });

  test("a price not struck through any more is read", () => {
    const sheet = ".was{text-decoration:line-through} .was.now{text-decoration:none}";
    expect(page(sheet, `<p>Oats <span class="was now">4.49</span></p>`)).toEqual(["Oats 4.49"]);
  });

  test("of two ways to show an order the one for a computer is read, and only that", () => {
    const sheet = `.desk{display:none;max-height:0;overflow:hidden} @media screen and (min-width:480px){
      .desk{display:block!important;max-height:none!important;overflow:visible!important} .mob{display:none!important}}`;
    expect(page(sheet, "<p class=desk>Oats 4.49</p><p class=mob>Oats 4.49</p>")).toEqual(["Oats 4.49"]);
  });

  test("a cell whose name is cut off with dots keeps its name", () => {
    const sheet = "td.name{max-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;width:100%}";
    const body = "<table><tr><td class=name>GF Bread</td><td>6.99</td></tr></table>";
    expect(page(sheet, body)).toEqual(["GF Bread | 6.99"]);
  });

  test("what stands in one row by a class does", () => {
    expect(page(".r{display:flex}", "<div class=r><div>Oats</div><div>4.49</div></div>")).toEqual([
      "Oats | 4.49",
    ]);
  });

  test.each([
    [
      "many rules for each of many elements",
      `${"div ".repeat(40)}.no{display:none}`.repeat(1500),
      `${"<div>".repeat(60)}${LINE.repeat(3000)}`,
    ],
    [
      "long ways down",
      `${"div div ".repeat(15)} b div{color:red}`,
      `${"<div>".repeat(60)}${LINE.repeat(3000)}`,
    ],
    ["rules inside one another", "a{".repeat(60_000), LINE.repeat(3000)],
    ["media inside one another", "@media screen{".repeat(20_000), LINE.repeat(3000)],
    ["long ways back", `${"p~".repeat(9)}b{color:red}`, LINE.repeat(3000)],
    [
      "the same set again and again",
      `${"*,".repeat(1499)}*{${"color:red;".repeat(19_000)}}`,
      LINE.repeat(3000),
    ],
    ["much set for all", "*{color:red;float:left;display:block}".repeat(1500), LINE.repeat(3000)],
    [
      "classes without end",
      ".q{color:red}".repeat(1500),
      `<p class="${"a ".repeat(100_000)}">Oats 4.49</p>${LINE.repeat(2999)}`,
    ],
  ])("of sheets made to be slow only a part is looked at: %s", (_, sheet, body) => {
    const rows = seen(body);
    expect(rows.length).toBeGreaterThan(500);
    expect(page(sheet, body)).toEqual(rows);
  });
});

describe("receipts-136 what a mail moves off its page, or cuts to nothing", () => {
  const around = (style: string, sheet = "") =>
    seen(
      `<style>${sheet}</style><p>Oats 4.49</p><div class=x style="${style}">Caviar 99.00</div><p>Total 4.49</p>`,
    );
  const FULL = ["Oats 4.49", "Caviar 99.00", "Total 4.49"];
  const LEFT = ["Oats 4.49", "Total 4.49"];

  test.each([
    "position:absolute;left:-9999px",
    "position:fixed;top:-2000px",
    "position:relative;left:-100em",
    "position:absolute;right:-10000px",
    "position:absolute;inset:-9999px auto auto -9999px",
    "position:absolute;top:-100%",
    "text-indent:-9999px",
    "text-indent:100%;white-space:nowrap;overflow:hidden",
    "margin-left:-9999px",
    "margin:0 0 0 -5000px",
    "margin-top:-5000px",
    "transform:translate(-9999px,0)",
    "transform:translateX(-200vw)",
    "transform:rotate(0) scale(0)",
    "transform:scaleY(0)",
    "scale:0",
    "translate:-9999px 0",
    "position:absolute;clip:rect(0,0,0,0)",
    "position:absolute;clip:rect(1px 1px 1px 1px)",
    "clip-path:inset(50%)",
    "clip-path:inset(0 100% 0 0)",
    "clip-path:circle(0)",
    "clip-path:polygon(0 0, 0 0, 0 0)",
    "height:0;overflow:clip",
    "max-height:0;overflow-y:hidden",
    "position:absolute;width:1px;height:1px;overflow:hidden",
    "opacity:.01",
    "filter:opacity(0)",
    "content-visibility:hidden",
    "zoom:0",
  ])("receipts-136 is not read: %s", (style) => {
    expect(around(style)).toEqual(LEFT);
    expect(around("", `.x{${style}}`)).toEqual(LEFT);
  });

  test.each([
    "position:relative;left:-10px",
    "left:-9999px",
    "position:static;top:-9999px",
    "position:absolute;left:-9999px;left:0",
    "position:absolute;inset:-9999px;inset:0",
    "text-indent:-1.5em;padding-left:1.5em",
    "margin-left:-15px",
    "margin:-20px 0 0",
    "margin-left:-9999px;margin:0",
    "position:absolute;left:50%;transform:translate(-50%,-50%)",
    "transform:scale(0.5)",
    "transform:none",
    "clip:rect(0,0,0,0)",
    "position:absolute;clip:rect(0,300px,200px,0)",
    "clip-path:inset(5% round 4px)",
    "clip-path:circle(50%)",
    "height:0",
    "max-height:0;overflow-x:hidden;overflow-y:visible",
    "width:1px;height:1px",
    "opacity:.9",
    "transform:translateX(-9999px);animation:come 1s forwards",
  ])("receipts-136 is read: %s", (style) => {
    expect(around(style)).toEqual(FULL);
    expect(around("", `.x{${style}}`)).toEqual(FULL);
  });

  test.each([
    "float:left;padding-bottom:9999px;margin:0 0 -9999px 0",
    "margin:0 -9999px 0 0",
    "margin-right:-9999px;margin-bottom:-9999px",
    "margin:-9999px;margin-left:0;margin-top:0",
    "margin:0 -9999px;padding:0 9999px",
    "margin-left:-100vw;padding-left:100vw",
    "margin-top:-2000px;padding:2000px 0 0",
    "text-indent:-9999px;padding-left:9999px",
    "margin-left:-9999px;padding-left:calc(9000px + 999px)",
    "position:relative;left:100vw;margin-left:-100vw",
    "position:absolute;right:-9999px;margin-right:9999px",
    "position:absolute;width:100%;left:-100%;transform:translateX(100%)",
    "position:relative;left:-9999px;translate:9999px",
    "margin-left:-100%",
    "float:left;width:200px;margin-left:-100%",
    "float:left;position:relative;left:-100%",
    "margin:-200% 0 0 -200%",
    "display:table-cell;width:1px;height:1px;overflow:hidden",
    "width:1px;height:1px;min-width:100%;overflow:hidden",
    "height:0;min-height:20px;overflow:hidden",
    "text-indent:100%;overflow:hidden",
  ])("receipts-136 is read, for all together does not move it off or cut it: %s", (style) => {
    expect(around(style)).toContain("Caviar 99.00");
    expect(around("", `.x{${style}}`)).toContain("Caviar 99.00");
  });

  test.each([
    "margin:-10px -5px 0 -9999px;padding:0 9999px 0 10px",
    "position:relative;left:100vw;margin-left:-300vw",
    "position:absolute;left:-9999px;padding-right:9999px;margin-right:9999px",
    "position:absolute;bottom:-9999px;padding-top:9999px",
    "position:relative;left:-100%;translate:-100px",
    "display:block;width:1px;height:1px;overflow:hidden",
  ])("receipts-136 is not read, for all together moves it off or cuts it: %s", (style) => {
    expect(around(style)).toEqual(LEFT);
    expect(around("", `.x{${style}}`)).toEqual(LEFT);
  });

  test("receipts-136 columns drawn back onto one line are read", () => {
    const columns = `<div style="float:left;width:100%">Milk $3.99</div>
      <div style="float:left;width:200px;margin-left:-100%">GF bread $4.99</div>`;
    expect(seen(columns).join(" ")).toMatch(/Milk \$3\.99.*GF bread \$4\.99/);
  });

  test.each([
    "height:1px;width:1px;overflow:hidden;white-space:nowrap",
    "height:0;overflow:hidden",
    "max-height:0;overflow:hidden",
  ])("receipts-136 a cell of a table, a row and a table grow with what is in them: %s", (style) => {
    for (const on of ["table", "tr", "td"]) {
      const row = "<table><tr><td>GF bread</td><td>4.99</td></tr></table>";
      expect(seen(row.replaceAll(`<${on}>`, `<${on} style="${style}">`))).toEqual(["GF bread | 4.99"]);
    }
    expect(seen(`<table><tr><td style="display:block;${style}">GF bread</td></tr></table>`)).toEqual([]);
  });

  test("receipts-136 an indent moves the first line only, not what follows a break or a block", () => {
    const away = `style="text-indent:-9999px"`;
    expect(seen(`<p ${away}>A $1<br>Shown $2<br><b>Oats $3</b></p>`)).toEqual(["Shown $2", "Oats $3"]);
    expect(seen(`<p ${away}><b>A $1<br>Shown $2</b></p>`)).toEqual(["Shown $2"]);
    expect(seen(`<div ${away}>A $1<p>B $2<br>Shown $3</p>Oats $4</div>`)).toEqual(["Shown $3", "Oats $4"]);
  });

  test("receipts-136 within a line a box's room and turning have no effect, and what stands in it may be put back", () => {
    expect(seen(`<p>Oats <span style="text-indent:-9999px;transform:scale(0)">4.49</span></p>`)).toEqual([
      "Oats 4.49",
    ]);
    expect(seen(`<div style="text-indent:-9999px">Logo<p style="text-indent:0">Oats 4.49</p></div>`)).toEqual(
      ["Oats 4.49"],
    );
  });

  test.each([
    "#t:checked ~ .x{display:none}",
    ".x:hover{display:none}",
    ".x:target{display:none}",
    "p:focus + .x{visibility:hidden}",
    ".x:active, .x:visited{color:#fff}",
    "input:not(:checked) ~ p:hover{display:none}",
    ".x::before{display:none}",
  ])("receipts-136 a rule that needs a state does not count as the page is first seen: %s", (sheet) => {
    expect(around("", sheet)).toEqual(FULL);
  });

  test("receipts-136 what only a state shows is not read", () => {
    expect(around("", ".x{display:none} #t:checked ~ .x, .x:target, .x:hover{display:block}")).toEqual(LEFT);
  });

  test.each([
    [
      "of what it stands in",
      `<div style="background:#036"><div><p style="color:#fff">Rice 2.00</p></div></div>`,
    ],
    [
      "placed behind it",
      `<div><div style="position:absolute;inset:0;background:#036"></div><p style="color:#fff">Rice 2.00</p></div>`,
    ],
    [
      "beside it, over which it is placed",
      `<div><div style="background:#036;height:60px"></div><p style="position:absolute;top:0;color:#fff">Rice 2.00</p></div>`,
    ],
    [
      "that it is drawn up onto",
      `<div><div style="background:#036"></div><p style="margin-top:-40px;color:#fff">Rice 2.00</p></div>`,
    ],
    [
      "with a picture",
      `<div><div style="position:absolute;background:url(a.png)"></div><p><b style="color:#fff">Rice 2.00</b></p></div>`,
    ],
  ])("receipts-136 white letters are read on a dark ground %s", (_, shown) => {
    expect(seen(shown)).toEqual(["Rice 2.00"]);
  });

  test.each([
    `<div style="color:#fefefe;margin:-10px 0 0">Coupon -$5.00</div><table bgcolor="#eeeeee"><tr><td>Oats 4.49</td></tr></table>`,
    `<span style="color:#fff">Coupon -$5.00</span><div style="background:#eee;margin-top:-20px">Oats 4.49</div>`,
    `<div style="color:#fff;position:absolute">Save $5.00 today</div><table bgcolor="#f4f4f4"><tr><td>Oats 4.49</td></tr></table>`,
    `<div style="color:#fff">Coupon -$5.00</div><div style="background:#036;position:relative;top:0"></div><p>Oats 4.49</p>`,
    `<div style="color:#fff">Coupon -$5.00</div><div style="background:#036;position:absolute;display:none"></div><p>Oats 4.49</p>`,
  ])(
    "receipts-136 white letters are not read by a light ground, nor by a dark one that lies elsewhere: %s",
    (html) => {
      expect(seen(html)).toEqual(["Oats 4.49"]);
    },
  );

  test.each([
    `<div style="background:#f80;margin-bottom:-40px"></div><p style="color:#fff">Rice 2.00</p>`,
    `<div style="background:#036"></div><p style="position:relative;top:-40px;color:#fff">Rice 2.00</p>`,
    `<div style="background:#036;position:relative;top:40px"></div><p style="color:#fff">Rice 2.00</p>`,
  ])("receipts-136 white letters are read where a dark ground is moved behind them: %s", (html) => {
    expect(seen(html)).toEqual(["Rice 2.00"]);
  });

  test("receipts-136 but not beside a dark one, nor on a white one that is placed", () => {
    for (const ground of ["background:#036", "position:absolute;background:#fff"])
      expect(
        seen(`<p>Oats 4.49</p><div style="${ground}"></div><p style="color:#fff">Caviar 99.00</p>`),
      ).toEqual(["Oats 4.49"]);
  });

  test.each([
    ["long values", `transform:${"translate(".repeat(15_000)}`],
    ["many functions", `transform:${"scale(1) ".repeat(15_000)};clip-path:${"inset(1%) ".repeat(9_000)}`],
    ["many margins", `margin:${"1px ".repeat(40_000)};inset:${"0 ".repeat(20_000)}`],
    [
      "long figures",
      `left:${"1".repeat(60_000)};position:absolute;opacity:${"0".repeat(60_000)};filter:opacity(${"0".repeat(60_000)}`,
    ],
    [
      "long rooms",
      `padding:${"(".repeat(60_000)};margin-left:${" ".repeat(60_000)}1px;padding-left:${"1".repeat(60_000)}%;text-indent:${"1 ".repeat(30_000)}`,
    ],
  ])("receipts-136 %s are bounded", (_, style) => {
    const body = `<p class=x>Oats 4.49</p>`.repeat(2000);
    expect(seen(`<style>.x{${style}}</style>${body}`).length).toBeLessThanOrEqual(2000);
  });

  test("receipts-136 many grounds beside many texts are looked at once each", () => {
    const body = `<div style="position:absolute;background:#036"></div><p style="color:#fff">Oats 4.49</p>`;
    expect(seen(body.repeat(6000)).length).toBeGreaterThan(500);
  });
});
