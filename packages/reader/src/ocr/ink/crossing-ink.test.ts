import { expect, test } from "vitest";
import { row, type Slip } from "../../../generator/slip/slip";
import { drawSlip, placeInRow } from "../../../generator/slip/slip-drawing";
import { slipDrawnOver } from "../../../test/drawn-over";
import { crossingInkOf, isTouched } from "./crossing-ink";

const SLIP: Slip = {
  font: "cousine",
  columns: 40,
  rows: ["GF WHITE BREAD", "CORN FLAKES", "RICE CRACKERS"].map((name) => row(`${name.padEnd(32)}4.99`)),
  back: [],
};
const LEFT = placeInRow(0, 0).x;
const placeOf = (at: number, column: number) => placeInRow(drawSlip(SLIP).tops[at] ?? 0, column);

/** What crosses the name in the second row, of which so many letters were boxed, with something drawn over the slip. */
async function crossingsWith(drawn: string, letters = 11) {
  const image = await slipDrawnOver(SLIP, drawn);
  const boxOf = (at: number, from: number, to: number) => {
    const [start, end] = [placeOf(at, from), placeOf(at, to)];
    return { cx: (start.x + end.x) / 2, cy: start.y, width: end.x - start.x + 8, height: 25, angle: 0 };
  };
  const box = boxOf(1, 0, letters);
  const boxes = [box, { ...box, cx: box.cx - 30 }, ...[0, 1, 2].map((at) => boxOf(at, 32, 36))];
  const crossings = crossingInkOf(image, boxes)(box);
  return { box, crossings, above: boxOf(0, 0, 14), price: boxOf(1, 32, 36) };
}

const bar = (column: number, colour = "#1c1c1c") => {
  const { x, y } = placeOf(1, column);
  return `<path d="M${x - 8} ${y - 40} L${x + 8} ${y + 40}" stroke="${colour}" stroke-width="6"/>`;
};

test("reading-119 ink that goes on above and below a line is seen, between its letters or at its end", async () => {
  const between = await crossingsWith(bar(5));
  expect(between.crossings.map(({ atEnd }) => atEnd)).toContain(false);
  expect(between.crossings.every(({ x }) => Math.abs(x - placeOf(1, 5).x) < 20)).toBe(true);
  // Of CORN FLAKES the last three letters lie under the stamp.
  const { crossings, box, above, price } = await crossingsWith(bar(8.8), 8);
  const [crossing] = crossings.filter(({ atEnd }) => atEnd);
  if (!crossing) throw new Error("The bar hides the end of the name");
  expect([isTouched(above, box, crossing), isTouched(price, box, crossing)]).toEqual([true, false]);
});

test("reading-119 print alone crosses nothing, nor does a coloured stamp, or what the paper lies on", async () => {
  expect((await crossingsWith("")).crossings).toEqual([]);
  expect((await crossingsWith(bar(5, "#e02238"))).crossings).toEqual([]);
  const table = `<rect x="0" y="0" width="${LEFT - 12}" height="400" fill="#1c1c1c"/>`;
  expect((await crossingsWith(table)).crossings).toEqual([]);
});
