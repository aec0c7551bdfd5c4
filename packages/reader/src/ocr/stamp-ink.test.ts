import { expect, test } from "vitest";
import { slipDrawnOver } from "../../test/drawn-over";
import { row, type Slip } from "../generator/slip";
import { drawSlip, placeInRow } from "../generator/slip-drawing";
import { stampInkOf } from "./stamp-ink";

const NAMES = ["SODA BREAD", "GF WHITE BREAD", "CORN FLAKES", "RICE CRACKERS", "TOFU", "OAT MILK"];
const SLIP: Slip = {
  font: "cousine",
  columns: 40,
  rows: NAMES.map((name) => row(`${name.padEnd(32)}4.99`)),
  back: [],
};
const placeOf = (at: number, column: number) => placeInRow(drawSlip(SLIP).tops[at] ?? 0, column);

function boxOf(at: number, from: number, to: number) {
  const [start, end] = [placeOf(at, from), placeOf(at, to)];
  return { cx: (start.x + end.x) / 2, cy: start.y, width: end.x - start.x + 8, height: 25, angle: 0 };
}

/** A frame over the second row to the fourth, from one column to another. */
function frame(from: number, to: number, colour = "#1c1c1c") {
  const [above, below] = [placeOf(1, from), placeOf(3, to)];
  const [x, y, width] = [above.x, above.y - 4, below.x - above.x];
  return `<rect transform="rotate(-8 ${x} ${y})" x="${x}" y="${y}" width="${width}" height="${below.y - y + 18}" fill="none" stroke="${colour}" stroke-width="5"/>`;
}

/** The names through which ink goes where this is drawn over the slip. */
async function namesUnder(
  drawn: string,
  letters: (name: string) => readonly [number, number] = (name) => [0, name.length],
) {
  const image = await slipDrawnOver(SLIP, drawn);
  const boxes = NAMES.map((name, at) => boxOf(at, ...letters(name)));
  const prices = NAMES.map((_, at) => boxOf(at, 32, 36));
  const isUnder = stampInkOf(image, [...boxes, ...prices]);
  expect(prices.filter((price) => isUnder(price, "4.99"))).toEqual([]);
  return NAMES.filter((name, at) => isUnder(boxes[at] ?? boxOf(at, 0, 1), name));
}

test("reading-130 names through which a black stamp's frame goes are in doubt, and the others are not", async () => {
  const under = await namesUnder(frame(3, 10));
  expect(under).toEqual(expect.arrayContaining(["GF WHITE BREAD", "CORN FLAKES", "RICE CRACKERS"]));
  expect(under).not.toContain("OAT MILK");
});

test("reading-130 so is a name of which the stamp hid the first words, and left no letters beside it", async () => {
  const tail = await namesUnder(frame(0, 5), (name) => [Math.min(7, name.length - 2), name.length]);
  expect(tail).toContain("RICE CRACKERS");
});

test("reading-130 print alone, a coloured stamp, a table's edge and a solid bar are no such ink", async () => {
  expect(await namesUnder("")).toEqual([]);
  expect(await namesUnder(frame(3, 10, "#e02238"))).toEqual([]);
  const { y } = placeOf(0, 0);
  expect(
    await namesUnder(`<rect x="0" y="0" width="${placeOf(0, 0).x - 14}" height="900" fill="#1c1c1c"/>`),
  ).toEqual([]);
  expect(await namesUnder(`<rect x="200" y="${y - 30}" width="120" height="90" fill="#1c1c1c"/>`)).toEqual(
    [],
  );
});
