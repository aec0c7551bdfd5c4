import { type OrderPage, STRUCK } from "./order-page";

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 40;
const SIZE = { heading: 15, text: 10 } as const;
const LEADING = 1.35;
/** A letter of Helvetica, about, in parts of the font's size; its figures are as wide as each other. */
const LETTER = 0.5;
const FIGURE = 0.556;

interface Printed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const widthOf = (text: string, size: number) =>
  [...text].reduce(
    (sum, sign) => sum + (/[\d$]/.test(sign) ? FIGURE : /[.,: -]/.test(sign) ? 0.278 : LETTER),
    0,
  ) * size;

/** Where each column of a table begins; the last ends at the margin. */
function columnsOf(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const narrow = count <= 2 ? 90 : count <= 4 ? 75 : 66;
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? MARGIN : WIDTH - MARGIN - narrow * (count - at),
  );
}

function rowsOf(rows: readonly (readonly string[])[], top: number): { printed: Printed[]; bottom: number } {
  const columns = columnsOf(rows);
  const size = SIZE.text;
  let y = top;
  const printed = rows.flatMap((row) => {
    const lines = row.map((cell) =>
      cell.split("\n").filter((line) => line !== "" && !line.startsWith(STRUCK)),
    );
    const first = y;
    y += Math.max(...lines.map(({ length }) => length)) * size * LEADING + 4;
    return lines.flatMap((cell, at) =>
      cell.map((text, line) => {
        const isLast = at === row.length - 1 && at > 0;
        const x = isLast ? WIDTH - MARGIN - widthOf(text, size) : (columns[at] ?? MARGIN);
        return { text, x, y: first + line * size * LEADING, size };
      }),
    );
  });
  return { printed, bottom: y + 8 };
}

function laidOut(page: OrderPage): Printed[] {
  let y = MARGIN;
  return page.flatMap((block) => {
    if (block.kind === "table") {
      const { printed, bottom } = rowsOf(block.rows, y);
      y = bottom;
      return printed;
    }
    const size = SIZE[block.kind === "heading" ? "heading" : "text"];
    const before = block.kind === "heading" ? 10 : 0;
    const printed = { text: block.text, x: MARGIN, y: y + before, size };
    y += before + size * LEADING + 6;
    return [printed];
  });
}

/** The letters of the PDF's own encoding of western languages; others than these are left out. */
const LATIN = /[^\x20-\x7e\xa0-\xff]/g;
const written = (text: string) =>
  text
    .replace(/œ/g, "oe")
    .replace(/Œ/g, "Oe")
    .replace(/’/g, "'")
    .replace(LATIN, "")
    .replace(/[\\()]/g, "\\$&");

function contentOf(printed: readonly Printed[], top: number): string {
  const shown = printed.map(
    ({ text, x, y, size }) =>
      `/F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${(HEIGHT - (y - top) - size).toFixed(2)} Tm (${written(text)}) Tj`,
  );
  return `BT ${shown.join("\n")} ET`;
}

/** An order as a browser or a shop's page prints it: text in Helvetica, page after page. */
export function orderPdf(page: OrderPage): Buffer {
  const printed = laidOut(page);
  const usable = HEIGHT - 2 * MARGIN;
  const last = Math.max(...printed.map(({ y }) => y));
  const pages = Array.from({ length: Math.floor((last - MARGIN) / usable) + 1 }, (_, at) =>
    contentOf(
      printed.filter(({ y }) => Math.floor((y - MARGIN) / usable) === at),
      at * usable,
    ),
  );
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]/MediaBox[0 0 ${WIDTH} ${HEIGHT}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ...pages.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/Contents ${5 + 2 * at} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF\n`, "latin1");
}
