import type { Cents } from "@gf-ledger/domain/money/cents";
import { federalCredit } from "./canada/federal-credit";
import { ontarioSeniorsCredit } from "./canada/ontario-seniors-credit";
import { provincialCredit } from "./canada/provincial-credit";
import { quebecCredit } from "./canada/quebec-credit";
import { supplement } from "./canada/supplement";
import type { CanadianEstimateInput, Claimant } from "./credit-input";
import type { CreditSection, FiguresMissing } from "./credit-section";

/** What a claim is worth when one of the partners claims it. An estimate beside the report, never in it. */
export interface ClaimantEstimate {
  readonly ok: true;
  readonly personId: string;
  readonly sections: readonly CreditSection[];
  readonly totalCents: Cents;
  /** Line 33200. */
  readonly allowableCents: Cents;
  readonly upTo: boolean;
  /** What is left if there is no tax where that is in doubt. */
  readonly leastCents: Cents;
}

const sumOf = (sections: readonly CreditSection[]) =>
  sections.reduce((sum, { amountCents }) => sum + amountCents, 0);

function provincialCredits(
  input: CanadianEstimateInput,
  claimant: Claimant,
): { readonly ok: true; readonly sections: readonly CreditSection[] } | FiguresMissing {
  if (input.province === null) return { ok: true, sections: [] };
  if (input.province === "QC") return quebecCredit(input, claimant);
  const credit = provincialCredit(input, claimant);
  if (!credit.ok) return credit;
  const seniors = input.province === "ON" ? ontarioSeniorsCredit(input, claimant, credit.allowable) : null;
  return { ok: true, sections: seniors ? [credit.section, seniors] : [credit.section] };
}

/** All credits of one claimant: federal, the province's or Québec's, and the refundable ones. Cents. */
export function estimateForClaimant(
  household: CanadianEstimateInput,
  claimant: Claimant,
): ClaimantEstimate | FiguresMissing {
  const input = { ...household, province: claimant.provinceAtDeath ?? household.province };
  const federal = federalCredit(input, claimant);
  if (!federal.ok) return federal;
  const refundable = supplement(input, claimant, federal.allowable);
  if (!refundable.ok) return refundable;
  const province = provincialCredits(input, claimant);
  if (!province.ok) return province;
  const sections = [federal.section, ...province.sections, refundable.section];
  return {
    ok: true,
    personId: claimant.personId,
    sections,
    totalCents: sumOf(sections),
    leastCents: sumOf(sections.filter(({ inDoubt }) => !inDoubt)),
    allowableCents: federal.allowable.amountCents,
    upTo: sections.some(({ upTo }) => upTo),
  };
}
