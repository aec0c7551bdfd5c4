import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { expect, it } from "vitest";
import { planFeatures } from "./plan-features";

function featuresIn(locale: Locale, visionModel: boolean | null) {
  const names = translatorOf(locale, "plans.features");
  const notes = translatorOf(locale, "plans.notes");
  return planFeatures({ names, notes }, visionModel);
}

const namesOf = (features: readonly { name: string }[]) => features.map(({ name }) => name);

it("plans-2 what the Free plan and the Premium plan hold", () => {
  const { free, premium } = featuresIn("en-CA", true);
  expect(namesOf(free)).toEqual([
    "5 receipts per month",
    "AI receipt scanning",
    "Basic tax-ready reports",
    "AI support",
  ]);
  expect(namesOf(premium)).toEqual([
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
    for (const locale of ["en-CA", "fr-CA"] as const) {
      const { free, premium } = featuresIn(locale, visionModel);
      for (const { note } of [...free, ...premium]) expect(note).toMatch(/\.$/);
    }
  },
);

it("plans-28 promises no higher accuracy where no vision model reads", () => {
  const noteOf = (visionModel: boolean, locale: Locale) => featuresIn(locale, visionModel).premium[1]?.note;
  expect(noteOf(false, "en-CA")).toContain("the same built-in reader as Free");
  expect(noteOf(false, "fr-CA")).toContain("le même lecteur intégré qu’avec le forfait gratuit");
  expect(noteOf(true, "en-CA")).not.toBe(noteOf(false, "en-CA"));
});
