import type { AdjustmentKind } from "@gf-ledger/claim/adjustments/adjustment";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import type { ChecklistStep } from "@gf-ledger/claim/checklist/claim-checklist";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { PersonView } from "@gf-ledger/domain/people/person-view";

export interface ClaimSurroundings {
  readonly edition: Edition;
  readonly people: readonly Pick<PersonView, "relation">[];
  readonly hasOtherCurrency: boolean;
  readonly adjustmentKinds: readonly AdjustmentKind[];
}

/** Whether a step is about anybody or anything here: a done one that is not was never to do (claim-57). */
export function concernsSomebody(step: ChecklistStep, here: ClaimSurroundings): boolean {
  const others = here.people.filter(({ relation }) => relation !== "self");
  switch (step) {
    case "birth-dates":
      return here.edition === "ca" && others.length > 0;
    case "dependants":
      return others.some(({ relation }) => relation !== "spouse");
    case "for-whom":
      return others.length > 0;
    case "exchange-rates":
      return here.hasOtherCurrency;
    case "repayments":
      return here.adjustmentKinds.some(paysBack);
    case "receipts":
      // Said below the steps: no receipt can be added to a purchase that has none (claim-59).
      return false;
    case "period":
      return here.edition === "ca";
    default:
      return true;
  }
}

/** The steps that are left, and those done that are about somebody or something here. */
export function stepsHere<Entry extends { step: ChecklistStep; done: boolean }>(
  entries: readonly Entry[],
  here: ClaimSurroundings,
): Entry[] {
  return entries.filter(({ step, done }) => !done || concernsSomebody(step, here));
}
