import type { Assembly } from "./item-assembly";
import type { Foot } from "./totals";

/** Whether the receipt's own figures agree. `null` where there is nothing to check against. */
export interface Agreement {
  itemsCents: number;
  subtotalAgrees: boolean | null;
  totalAgrees: boolean | null;
}

const sum = (list: readonly { cents: number }[]) => list.reduce((all, one) => all + one.cents, 0);

/** Checks items, discounts and deposits against subtotal and total. */
export function agreementOf(assembly: Assembly, foot: Foot): Agreement {
  const items = sum(assembly.items);
  const discounts = sum(assembly.charges.filter((charge) => charge.kind === "discount"));
  const deposits = sum(assembly.charges.filter((charge) => charge.kind === "deposit"));
  const taxes = sum(foot.taxes);
  const goods = [items + discounts + deposits, items + discounts];
  const subtotal = foot.subtotal?.cents ?? null;
  const total = foot.total?.cents ?? null;
  const payable = [
    ...goods.map((one) => one + taxes),
    subtotal === null ? Number.NaN : subtotal + taxes,
    subtotal === null ? Number.NaN : subtotal + taxes + deposits,
  ];
  return {
    itemsCents: items + discounts,
    subtotalAgrees: subtotal === null ? null : goods.includes(subtotal),
    totalAgrees: total === null ? null : payable.includes(total),
  };
}
