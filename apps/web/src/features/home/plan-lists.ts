import type { Locale } from "@gf-ledger/domain/edition/locale";
import { FREE_RECEIPTS_PER_MONTH, WAITING_PLACES } from "@gf-ledger/domain/subscription/plans";
import { translatorOf } from "@gf-ledger/messages/translator";

interface PlanFeature {
  readonly name: string;
  /** What it is here; the home page is built before anybody knows which readers the server has. */
  readonly note: string;
}

/** What each plan includes, in the words of a locale (plans-2, plans-28). */
export function planLists(locale: Locale): Readonly<Record<"free" | "premium", readonly PlanFeature[]>> {
  const name = translatorOf(locale, "plans.features");
  const note = translatorOf(locale, "plans.notes");
  return {
    free: [
      { name: name("fewReceipts", { receipts: FREE_RECEIPTS_PER_MONTH }), note: note("fewReceipts") },
      { name: name("scanning"), note: note("scanning") },
      { name: name("reports"), note: note("reports") },
      { name: name("support"), note: note("support") },
    ],
    premium: [
      { name: name("allReceipts"), note: note("allReceipts") },
      { name: name("advancedScanning"), note: note("advancedScanning") },
      { name: name("detailedReports"), note: note("detailedReports") },
      { name: name("prioritySupport"), note: note("prioritySupport", WAITING_PLACES) },
      { name: name("suggestions"), note: note("suggestions") },
    ],
  };
}
