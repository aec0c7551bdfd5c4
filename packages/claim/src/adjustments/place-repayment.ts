import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { add, multiply } from "../fractions/arithmetic";
import type { Fraction } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { Share } from "../people/shares";
import type { DatedAmount } from "../periods/dated-amount";

/** An expense that a repayment names: what it comes to, in cents of the claim's currency, and for whom. */
export interface RepaidExpense {
  readonly date: CalendarDate;
  readonly amountCents: Cents;
  readonly shares: readonly Share[];
  /** Set for another medical expense than food. */
  readonly isOther?: true;
  /** Set for food: its row can't be lowered below 0 (claim-83). */
  readonly lineItemId?: string;
}

/** Spreads a repayment by the expenses' amounts; the odd cents go to the largest, none gets more than it was. */
function spread(cents: Cents, amounts: readonly Cents[]): Cents[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const repaid = Math.min(cents, total);
  const parts = amounts.map((amount) => Number((BigInt(repaid) * BigInt(amount)) / BigInt(total)));
  let odd = repaid - parts.reduce((sum, part) => sum + part, 0);
  const largestFirst = [...amounts.keys()].sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));
  for (const at of largestFirst) {
    const more = Math.min(odd, (amounts[at] ?? 0) - (parts[at] ?? 0));
    parts[at] = (parts[at] ?? 0) + more;
    odd -= more;
  }
  return parts;
}

/**
 * Rounds amounts to whole cents so that they come to their own rounded sum: each is what the sum rounds to with it,
 * less what it rounded to before.
 */
function roundTogether(amounts: readonly Fraction[]): Cents[] {
  let sum = fractionOf(0);
  return amounts.map((amount) => {
    const before = roundFraction(sum);
    sum = add(sum, amount);
    return roundFraction(sum) - before;
  });
}

/**
 * What a repayment takes off, on the days of the expenses that it pays back and for the people whom these were for
 * (Income Tax Act 118.2(3)(b); Internal Revenue Code, section 213(a)). It lowers an expense to 0 at most; what is left
 * of it is taken off nothing else, and the shares of an expense come to no more than what is taken off it. Amounts are
 * above 0.
 */
export function placeRepayment(cents: Cents, expenses: readonly RepaidExpense[]): DatedAmount[] {
  const parts = spread(
    cents,
    expenses.map(({ amountCents }) => Math.max(0, amountCents)),
  );
  return expenses.flatMap(({ date, shares, isOther, lineItemId }, at) => {
    // Each expense begins with another person, so that odd cents fall on everybody alike.
    const first = shares.length === 0 ? 0 : at % shares.length;
    const turned = [...shares.slice(first), ...shares.slice(0, first)];
    const exact = turned.map(({ share }) => multiply(fractionOf(parts[at] ?? 0), fractionOf(share)));
    const rounded = new Map(roundTogether(exact).map((amountCents, of) => [turned[of], amountCents]));
    return shares.flatMap((share): DatedAmount[] => {
      const amountCents = rounded.get(share) ?? 0;
      const of = { ...(isOther && { paysOther: true as const }), ...(lineItemId && { lineItemId }) };
      return amountCents === 0 ? [] : [{ date, personId: share.personId, amountCents, ...of }];
    });
  });
}
