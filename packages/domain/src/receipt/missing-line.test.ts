import { describe, expect, it } from "vitest";
import { roomForALine } from "./missing-line";

const lineAt = (y: number) => ({ x: 0.1, y, width: 0.8, height: 0.02 });
const linesAt = (...ys: number[]) => ys.map(lineAt);

describe("reading-56 where a line may have been left out", () => {
  it("reading-56 is where two items stand further apart than the others, by at least a line", () => {
    expect(roomForALine(linesAt(0.1, 0.13, 0.16, 0.22, 0.25))).toEqual({ after: 2 });
    expect(roomForALine(linesAt(0.1, 0.13, 0.16, 0.2, 0.23))).toBeNull();
  });

  it("reading-56 is not told by a line of two rows, which is as high as it is", () => {
    const twoRows = { ...lineAt(0.16), height: 0.05 };
    expect(roomForALine([...linesAt(0.1, 0.13), twoRows, ...linesAt(0.22, 0.25)])).toBeNull();
  });

  it("reading-56 is not told where two places have the same room, or too few items to tell", () => {
    expect(roomForALine(linesAt(0.1, 0.13, 0.19, 0.22, 0.28))).toBeNull();
    expect(roomForALine(linesAt(0.1, 0.13, 0.22))).toBeNull();
    expect(roomForALine([])).toBeNull();
  });

  it("reading-56 is not told where an item's place is not known, or items were put in another order", () => {
    expect(roomForALine([...linesAt(0.1, 0.13, 0.16, 0.22), null])).toBeNull();
    expect(roomForALine(linesAt(0.1, 0.16, 0.13, 0.22, 0.25))).toBeNull();
  });
});
