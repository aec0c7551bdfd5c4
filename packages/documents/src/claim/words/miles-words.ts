import { adjustmentCents } from "@gf-ledger/claim/adjustments/adjustment-cents";
import { medicalMileageOn } from "@gf-ledger/claim/adjustments/medical-mileage";
import type { ClaimDocuments, DocumentAdjustment } from "../claim-documents";
import { documentWords } from "../document-words";

/** The miles and the rate that come to what was entered; empty for what is no mileage, or was filed at another rate. */
export function milesWords(
  { adjustment, enteredCents }: DocumentAdjustment,
  documents: ClaimDocuments,
): string {
  if (adjustment.kind !== "mileage" || adjustmentCents(adjustment) !== enteredCents) return "";
  const cents = medicalMileageOn(adjustment.date)?.centsPerMile;
  return cents === undefined
    ? ""
    : documentWords(documents).common("milesAt", { miles: adjustment.miles, cents });
}
