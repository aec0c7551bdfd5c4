import { expect, test } from "vitest";
import { matchingSummary } from "./matching-summary";

const item = (matchConfidence: number, matchedProductId: string | null = "p") => ({
  category: "Snacks" as const,
  glutenFree: true,
  selected: true,
  matchedProductId,
  matchConfidence,
});

test("matching-20 the mean of equal confidences is that confidence, whatever their number", () => {
  for (let count = 1; count <= 60; count++) {
    for (const confidence of [0.8, 0.5, 0.7]) {
      const items = Array.from({ length: count }, () => item(confidence));
      expect(matchingSummary(items).confidence).toBe(confidence);
    }
  }
});

test("matching-20 the rate counts gluten-free items alone; of none it is 0", () => {
  const other = { ...item(0.9), glutenFree: false, selected: false };
  expect(matchingSummary([item(0.9), item(0.1, null), other])).toMatchObject({
    itemCount: 3,
    glutenFreeCount: 2,
    matchedCount: 1,
    matchRate: 0.5,
    confidence: 0.9,
  });
  expect(matchingSummary([other])).toMatchObject({ matchRate: 0, confidence: 0 });
});

test("matching-24 an item that a person ticked counts like one that the reader marked", () => {
  const ticked = { ...item(0.9), glutenFree: false };
  const unticked = { ...ticked, selected: false };
  expect(matchingSummary([ticked, unticked])).toMatchObject({ glutenFreeCount: 1, matchRate: 1 });
});
