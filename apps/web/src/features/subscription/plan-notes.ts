import { WAITING_PLACES } from "@gf-ledger/domain/subscription/plans";
import type { FREE_FEATURES, PREMIUM_FEATURES } from "./plan-features";

type Feature = (typeof FREE_FEATURES)[number] | (typeof PREMIUM_FEATURES)[number];

/** What a feature of plans-2 is in this installation, by the feature's words. */
export type PlanNotes = Readonly<Record<string, string>>;

const ALWAYS: Readonly<Record<Exclude<Feature, "Advanced AI scanning with higher accuracy">, string>> = {
  "5 receipts per month": "Counted when you save one. Trying and skipping counts nothing.",
  "AI receipt scanning": "Items, prices, store and date. Nothing of the photo is kept.",
  "Basic tax-ready reports": "By tax year, category and item, with CSV.",
  "AI support": "Millie answers from the product's own help, and says where it stands.",
  "Unlimited receipts": "As many as you save, within 60 readings an hour.",
  "Detailed reports and CSV exports": "The same reports and CSV as on Free, for every receipt of the year.",
  "Priority AI with email support": `${WAITING_PLACES.premium} photos may wait to be read at once, instead of ${WAITING_PLACES.free}. Questions by mail.`,
  "Product-database suggestions": "A regular product with its sourced price for each item, as on Free.",
};

/** How photos of Premium are read; `null` where a page can't know it. */
function scanningNote(visionModel: boolean | null): string {
  if (visionModel === null) return "By a vision model, where this installation has one.";
  return visionModel
    ? "By a vision model that is set up here."
    : "No vision model is set up here: Premium is read by the same built-in reader as Free.";
}

/** The line below each feature of both plans (plans-28). */
export function planNotes(visionModel: boolean | null): PlanNotes {
  return { ...ALWAYS, "Advanced AI scanning with higher accuracy": scanningNote(visionModel) };
}
