import { type Entry, sumOf } from "../items/entries";
import type { Target } from "./settlement";
import type { Foot } from "./totals";

/** Whether the receipt's own figures agree. `null` where there is nothing to check against. */
export interface Agreement {
  itemsCents: number;
  subtotalAgrees: boolean | null;
  totalAgrees: boolean | null;
}

const sum = (list: readonly { cents: number }[]) => list.reduce((all, one) => all + one.cents, 0);

/** Whether subtotal, the entries printed after it and taxes add up to the total. */
function footHolds(foot: Foot, behind: readonly Entry[]): boolean {
  if (!foot.subtotal || !foot.total) return false;
  const taxed = foot.subtotal.cents + sum(foot.taxes);
  return taxed === foot.total.cents || taxed + sumOf(behind) === foot.total.cents;
}

/** The sums that the items may have to add up to, most trusted first. */
export function targetsOf(foot: Foot, behind: readonly Entry[]): Target[] {
  const { subtotal, total } = foot;
  const taxes = sum(foot.taxes);
  const after = sumOf(behind);
  const holds = footHolds(foot, behind);
  const targets: Target[] = [];
  if (subtotal) targets.push({ cents: subtotal.cents, cost: holds ? 0 : 0.45 });
  if (total) {
    const cost = subtotal ? 0.5 : 0.2;
    targets.push({ cents: total.cents - taxes - after, cost });
    if (after !== 0) targets.push({ cents: total.cents - taxes, cost: cost + 0.1 });
    if (taxes !== 0) targets.push({ cents: total.cents, cost: cost + 0.4 });
  }
  // Goods come to nothing or less only where the receipt pays nothing or gives money back.
  const least = total && total.cents <= 0 ? Number.NEGATIVE_INFINITY : 1;
  return targets.filter(
    (target, i) => target.cents >= least && targets.findIndex((one) => one.cents === target.cents) === i,
  );
}

/**
 * Checks items, discounts and fees against subtotal and total. Where a price was worked out as the rest of
 * the sum, any sum agrees, so nothing is checked.
 */
export function agreementOf(entries: readonly Entry[], foot: Foot, behind: readonly Entry[]): Agreement {
  const checked = sumsOf(entries, foot, behind);
  if (!entries.some(({ doubt }) => doubt === "left")) return checked;
  return { ...checked, subtotalAgrees: null, totalAgrees: null };
}

function sumsOf(entries: readonly Entry[], foot: Foot, behind: readonly Entry[]): Agreement {
  const goods = sumOf(entries);
  const fees = sumOf(entries.filter((entry) => entry.kind === "fee"));
  const taxes = sum(foot.taxes);
  const after = sumOf(behind);
  const subtotal = foot.subtotal?.cents ?? null;
  const total = foot.total?.cents ?? null;
  const bases = [goods, ...(subtotal === null ? [] : [subtotal])];
  const payable = bases.flatMap((base) => [base + taxes, base + taxes + after, base + taxes + fees]);
  return {
    itemsCents: goods - fees,
    subtotalAgrees: subtotal === null ? null : goods === subtotal || goods - fees === subtotal,
    totalAgrees: total === null ? null : payable.includes(total) || goods === total,
  };
}
