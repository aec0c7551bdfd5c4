import { describe, expect, test } from "vitest";
import { rowsOfHtml, rowsOfText } from "../src/mail-in/rows-of-html";

describe("receipts-75 the rows of a mail's HTML", () => {
  test("are those of its tables, one inside another, with name and price in one row", () => {
    const html = `<table><tr><td><h2>Épicerie du Coin</h2><table>
      <tr><td>Pain sans gluten</td><td align=right>6,99&nbsp;$</td></tr>
      <tr><td>Total</td><td><b>6,99 $</b></td></tr></table></td></tr></table>`;
    expect(rowsOfHtml(html)).toEqual([
      "Épicerie du Coin",
      "Pain sans gluten   6,99 $",
      "Total              6,99 $",
    ]);
  });

  test("hold nothing of scripts, styles, pictures, comments, or addresses of links", () => {
    const html = `<head><title>x 1.99</title><style>a{b:1.99}</style></head><!-- 2.99 --><script>3.99</script>
      <img src="https://tracker.example/4.99.gif" alt="5.99"><a href="https://shop.example/6.99">Bananas 1.52</a>`;
    expect(rowsOfHtml(html)).toEqual(["Bananas 1.52"]);
  });

  test("have no invisible letters between those that are seen", () => {
    expect(rowsOfHtml("<p>Ban\u200banas\u00ad\u00a0\u034f1.52</p>")).toEqual(["Bananas 1.52"]);
  });

  test.each([
    ["cells", `<table><tr>${"<td>1.99</td>".repeat(100_000)}</tr></table>`],
    ["rows", `<table>${"<tr><td>a</td><td>1.99</td></tr>".repeat(50_000)}</table>`],
    ["tags inside one another", "<div>".repeat(300_000)],
    ["tables inside one another", "<table><tr><td>".repeat(50_000)],
    [
      "columns that one cell spans",
      "<table><tr><td colspan=999999999 rowspan='999999999'>1.99</td></tr></table>",
    ],
    ["tags that do not end", "<a ".repeat(300_000)],
    ["letters", "1.99 ".repeat(2_000_000)],
  ])("of a mail with more %s than any shop's are cut short", (_what, html) => {
    const rows = rowsOfHtml(html);
    expect(rows.length).toBeLessThan(2000);
    expect(rows.join("").length).toBeLessThanOrEqual(500_000);
  });

  test("of a mail without HTML are its lines", () => {
    expect(rowsOfText("Metro\r\n\r\nBananas 1.52  \r\n")).toEqual(["Metro", "Bananas 1.52"]);
  });
});
