import { spreadByPrice } from "@gf-ledger/claim/sums/spread-by-price";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { RestsOn } from "@gf-ledger/domain/tax-report/year-by-product";
import type { StoredLine } from "../claims/stored-line";

const GROUPS = ["evidence", "catalogue", "estimates"] as const;

/** What a regular price of each source counts as (claim-19). */
export const GROUP_OF: Readonly<Record<PriceSource, keyof RestsOn>> = {
  custom: "evidence",
  own: "evidence",
  observation: "evidence",
  none: "evidence",
  pooled: "catalogue",
  catalogue: "catalogue",
  estimate: "estimates",
};

export type CentsRestingOn = Readonly<Record<keyof RestsOn, Cents>>;

/**
 * A row's amount in cents over what it rests on, by the positive differences of its lines, each by
 * the person's share; adds up exactly.
 */
export function restingOn(
  amount: Cents,
  lines: readonly StoredLine[],
  shareOf: (line: StoredLine) => number,
): CentsRestingOn {
  const weight = (group: keyof RestsOn) =>
    lines
      .filter(({ priceSource }) => GROUP_OF[priceSource] === group)
      .reduce((sum, line) => {
        return sum + Math.max(0, extraCost(line.price, line.regularPrice)) * shareOf(line);
      }, 0);
  const [evidence = 0, catalogue = 0, estimates = 0] = spreadByPrice(amount, GROUPS.map(weight));
  return { evidence, catalogue, estimates };
}

export function sumResting(all: readonly CentsRestingOn[]): CentsRestingOn {
  const sum = (group: keyof RestsOn) => all.reduce((total, one) => total + one[group], 0);
  return { evidence: sum("evidence"), catalogue: sum("catalogue"), estimates: sum("estimates") };
}

export function restsOnView({ evidence, catalogue, estimates }: CentsRestingOn): RestsOn {
  return {
    evidence: dollarsFromCents(evidence),
    catalogue: dollarsFromCents(catalogue),
    estimates: dollarsFromCents(estimates),
  };
}
