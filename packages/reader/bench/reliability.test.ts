import { expect, test } from "vitest";
import { calibrationError, reliabilityOf, reliabilityTable } from "./reliability";

const marks = [
  ...Array.from({ length: 10 }, (_, at) => ({ confidence: 0.92, right: at > 0 })),
  ...Array.from({ length: 10 }, (_, at) => ({ confidence: 1, right: at > 1 })),
];

test("reading-59 items are counted by how sure the reader was, beside how many were right", () => {
  expect(reliabilityOf(marks)).toEqual([
    { from: 0.9, to: 0.95, count: 10, right: 9, meanConfidence: expect.closeTo(0.92) },
    { from: 0.98, to: 1, count: 10, right: 8, meanConfidence: 1 },
  ]);
  expect(reliabilityTable("dates", marks)).toContain("| 0.98 to 1 | 10 | 1.000 | 0.800 |");
  expect(reliabilityTable("dates", marks)).toContain("| said | dates |");
});

test("reading-59 the calibration error is the mean distance of what was said from what was right", () => {
  expect(calibrationError(reliabilityOf(marks))).toBeCloseTo((0.2 + 2) / 20);
  expect(calibrationError([])).toBeNull();
});
