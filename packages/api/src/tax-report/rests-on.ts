import { spreadByPrice } from "@gf-ledger/claim/sums/spread-by-price";
import type { RestingCents } from "@gf-ledger/documents/claim/claim-documents";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { RestsOn } from "@gf-ledger/domain/tax-report/year-by-product";
import type { StoredLine } from "../claims/stored-line";

/** What a regular price of each source counts as (claim-19). */
const GROUP_OF: Readonly<Record<PriceSource, keyof RestsOn>> = {
  custom: "evidence",
  own: "evidence",
  observation: "evidence",
  none: "evidence",
  pooled: "catalogue",
  catalogue: "catalogue",
  estimate: "estimates",
};

/** How much rests on each, in cents that need not be whole. */
export type Weights = Record<keyof RestsOn, number>;
export const NO_WEIGHTS: Readonly<Weights> = { evidence: 0, catalogue: 0, estimates: 0 };

/** Adds the positive difference of a line, by a person's share; a line without a source is an estimate. */
export function addWeight(weights: Weights, source: PriceSource | null, difference: number, share: number) {
  weights[source === null ? "estimates" : GROUP_OF[source]] += Math.max(0, difference) * share;
}

/** An amount in cents over what it rests on, by the weight of each; adds up exactly. */
export function spreadOver(
  amount: Cents,
  { evidence, catalogue, estimates }: Readonly<Weights>,
): RestingCents {
  const [ofEvidence = 0, ofCatalogue = 0, ofEstimates = 0] = spreadByPrice(amount, [
    evidence,
    catalogue,
    estimates,
  ]);
  return { evidence: ofEvidence, catalogue: ofCatalogue, estimates: ofEstimates };
}

/**
 * A row's amount in cents over what it rests on, by the positive differences of its lines, each by
 * the person's share.
 */
export function restingOn(
  amount: Cents,
  lines: readonly StoredLine[],
  shareOf: (line: StoredLine) => number,
): RestingCents {
  const weights = { ...NO_WEIGHTS };
  for (const line of lines)
    addWeight(weights, line.priceSource, extraCost(line.price, line.regularPrice), shareOf(line));
  return spreadOver(amount, weights);
}

export function sumResting(all: readonly RestingCents[]): RestingCents {
  const sum = (group: keyof RestsOn) => all.reduce((total, one) => total + one[group], 0);
  return { evidence: sum("evidence"), catalogue: sum("catalogue"), estimates: sum("estimates") };
}

export function restsOnView({ evidence, catalogue, estimates }: RestingCents): RestsOn {
  return {
    evidence: dollarsFromCents(evidence),
    catalogue: dollarsFromCents(catalogue),
    estimates: dollarsFromCents(estimates),
  };
}
