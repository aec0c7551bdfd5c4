import { add, subtract } from "@gf-ledger/claim/fractions/arithmetic";
import { type Fraction, ZERO } from "@gf-ledger/claim/fractions/fraction";
import { partsOfAmount } from "@gf-ledger/claim/sums/parts-of-amount";
import { shareOfSides } from "@gf-ledger/claim/sums/rows/share-of-sides";
import type { TwoSides } from "@gf-ledger/claim/sums/rows/two-sides";
import type { RestingCents } from "@gf-ledger/documents/claim/claim-documents";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { Ground } from "@gf-ledger/domain/pricing/ground";
import type { RestsOn } from "@gf-ledger/domain/tax-report/year-by-product";

/** What one person paid more for a line than regular food would have cost, exactly; below 0 where it was cheaper. */
export function personsDifference(whole: TwoSides, share: Fraction): Fraction {
  const part = shareOfSides(whole, share);
  return subtract(part.price, part.regularPrice);
}

/** Adds a line's difference to those of its kind. */
export function addDifference<Key>(differences: Map<Key, Fraction>, key: Key, difference: Fraction): void {
  differences.set(key, add(differences.get(key) ?? ZERO, difference));
}

const each = <Value>(of: (ground: Ground) => Value): Record<Ground, Value> => ({
  evidence: of("evidence"),
  yourWord: of("yourWord"),
  published: of("published"),
  estimate: of("estimate"),
});

/** A row's amount in cents by the grounds of its purchases (claim-61). */
export function restingOn(amount: Cents, differences: ReadonlyMap<Ground, Fraction>): RestingCents {
  const parts = partsOfAmount(amount, differences);
  return each((ground) => parts.get(ground) ?? 0);
}

export const sumResting = (all: readonly RestingCents[]): RestingCents =>
  each((ground) => all.reduce((total, one) => total + one[ground], 0));

export const restsOnView = (resting: RestingCents): RestsOn =>
  each((ground) => dollarsFromCents(resting[ground]));
