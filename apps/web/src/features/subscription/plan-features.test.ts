import { expect, it } from "vitest";
import { FREE_FEATURES, PREMIUM_FEATURES } from "./plan-features";
import { planNotes } from "./plan-notes";

it("plans-2 what the Free plan and the Premium plan hold", () => {
  expect(FREE_FEATURES).toEqual([
    "5 receipts per month",
    "AI receipt scanning",
    "Basic tax-ready reports",
    "AI support",
  ]);
  expect(PREMIUM_FEATURES).toEqual([
    "Unlimited receipts",
    "Advanced AI scanning with higher accuracy",
    "Detailed reports and CSV exports",
    "Priority AI with email support",
    "Product-database suggestions",
  ]);
});

it.each([true, false, null])(
  "plans-28 every feature says what it is here, with a vision model: %s",
  (visionModel) => {
    const notes = planNotes(visionModel);
    for (const feature of [...FREE_FEATURES, ...PREMIUM_FEATURES]) expect(notes[feature]).toMatch(/\.$/);
  },
);

it("plans-28 promises no higher accuracy where no vision model reads", () => {
  const noteOf = (visionModel: boolean) =>
    planNotes(visionModel)["Advanced AI scanning with higher accuracy"];
  expect(noteOf(false)).toContain("the same built-in reader as Free");
  expect(noteOf(true)).not.toBe(noteOf(false));
});
