import type { Random } from "../random";
import { receiptFont } from "../slip/receipt-font";
import type { Slip } from "../slip/slip";
import { drawSlip, placeInRow } from "../slip/slip-drawing";

/** Where a date is printed. */
export const PRINTED_DATE = /\d{2,4}[/.-]\d{1,2}[/.-]\d{2,4}|[A-Z][a-z]{2} \d{2}, \d{4}/;

interface Place {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Where a text is printed first, in capitals or not; `null` where it is not. */
function placeOfText(slip: Slip, text: string | RegExp): Place | null {
  const { tops } = drawSlip(slip);
  for (const [at, row] of slip.rows.entries()) {
    if (row.kind !== "text" || row.wide || row.tall) continue;
    const found = typeof text === "string" ? text : (text.exec(row.text)?.[0] ?? "");
    const column = found === "" ? -1 : row.text.toUpperCase().indexOf(found.toUpperCase());
    if (column < 0) continue;
    const top = tops[at] ?? 0;
    return { from: placeInRow(top, column), to: placeInRow(top, column + found.length) };
  }
  return null;
}

/** The slip with the rows that hold a date in white on black. */
export const withDateInverted = (slip: Slip): Slip => ({
  ...slip,
  rows: slip.rows.map((row) =>
    row.kind === "text" && PRINTED_DATE.test(row.text) ? { ...row, inverted: 0 } : row,
  ),
});

/** A stroke of a pen through a name, as SVG; empty where the name is not printed in a row. */
export function penStroke(slip: Slip, name: string, random: Random): string {
  const place = placeOfText(slip, name);
  if (!place) return "";
  const { from, to } = place;
  const wobble = (far: number) => random.between(-far, far);
  const middle = `${(from.x + to.x) / 2} ${from.y + wobble(3)}`;
  const path = `M${from.x - 6} ${from.y + wobble(3)} Q${middle} ${to.x + 4} ${to.y + wobble(3)}`;
  return `<path d="${path}" fill="none" stroke="#20244a" stroke-width="${random.between(2.6, 4)}" stroke-linecap="round"/>`;
}

/** A red stamp over the date, as SVG. */
export function stampOnDate(slip: Slip, random: Random): string {
  const place = placeOfText(slip, PRINTED_DATE);
  if (!place) return "";
  const { from, to } = place;
  const [x, y, half] = [(from.x + to.x) / 2, from.y, (to.x - from.x) / 2];
  const turn = random.between(-14, 14);
  const bars = [-0.7, -0.25, 0.2, 0.65]
    .map((at) => `<path d="M${at * half} -26 l${0.3 * half} 52"/>`)
    .join("");
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="#d02238" stroke-width="7"><ellipse rx="${half * 1.15}" ry="44"/><path d="M${-half} -4 H${half}"/>${bars}</g>`;
}

/** A cashier's stamp in the colour of print, in a frame, as SVG; it covers three rows or so. */
export function blackStamp(slip: Slip, over: string | RegExp, random: Random): string {
  const place = placeOfText(slip, over);
  if (!place) return "";
  const { from, to } = place;
  const word = random.pick(["PAID", "REÇU", "PAYÉ", "COPY"]);
  const [letter, height] = [random.between(30, 42), random.between(40, 62)];
  const [wide, turn] = [word.length * letter, random.between(6, 22) * (random.chance(0.8) ? -1 : 1)];
  const outlines = [...word].map(
    (character, at) =>
      `<path transform="translate(${at * 1000} 0)" d="${receiptFont("cousine").outline(character)}"/>`,
  );
  const letters = `<g stroke="#1c1c1c" stroke-width="90" transform="translate(${-wide / 2} ${height / 2}) scale(${letter / 1000} ${height / 1000})">${outlines.join("")}</g>`;
  const frame = `<rect x="${-wide / 2 - 12}" y="${-height / 2 - 14}" width="${wide + 24}" height="${height + 28}" fill="none" stroke="#1c1c1c" stroke-width="5"/>`;
  const [x, y] = [random.between(from.x, to.x), from.y + random.between(-6, 6)];
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="#1c1c1c">${frame}${letters}</g>`;
}
