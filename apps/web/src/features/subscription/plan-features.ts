import { FREE_RECEIPTS_PER_MONTH, WAITING_PLACES } from "@gf-ledger/domain/subscription/plans";
import type { Words } from "../language/words/words";

export interface PlanFeature {
  readonly name: string;
  /** What it is in this installation (plans-28). */
  readonly note?: string;
}

interface PlanWords {
  names: Words<"plans.features">;
  notes: Words<"plans.notes">;
}

/** Which note says how photos of Premium are read; `null` where a page can't know it. */
const scanningNote = (visionModel: boolean | null) =>
  visionModel === null ? "advancedScanning" : visionModel ? "visionModel" : "noVisionModel";

/** What each plan includes, shown on the home page and the plan pages (plans-2). */
export function planFeatures(
  { names, notes }: PlanWords,
  visionModel: boolean | null,
): Readonly<Record<"free" | "premium", readonly PlanFeature[]>> {
  return {
    free: [
      { name: names("fewReceipts", { receipts: FREE_RECEIPTS_PER_MONTH }), note: notes("fewReceipts") },
      { name: names("scanning"), note: notes("scanning") },
      { name: names("reports"), note: notes("reports") },
      { name: names("support"), note: notes("support") },
    ],
    premium: [
      { name: names("allReceipts"), note: notes("allReceipts") },
      { name: names("advancedScanning"), note: notes(scanningNote(visionModel)) },
      { name: names("detailedReports"), note: notes("detailedReports") },
      { name: names("prioritySupport"), note: notes("prioritySupport", WAITING_PLACES) },
      { name: names("suggestions"), note: notes("suggestions") },
    ],
  };
}
