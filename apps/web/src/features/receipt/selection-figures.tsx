import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { Amount } from "./item-cells";
import { totalsOf } from "./item-math";

/** The running totals of the selected items (§5, §9). */
export function SelectionFigures({ receipt }: { receipt: ReceiptView }) {
  const totals = totalsOf(receipt.items);
  const figures: [string, number][] = [
    ["GF cost", totals.glutenFreeCents],
    ["Regular cost", totals.regularCents],
  ];
  return (
    <div
      className="flex w-full items-center justify-between gap-x-6 gap-y-1 sm:w-auto sm:items-end sm:justify-start"
      aria-live="polite"
      aria-atomic="true"
    >
      <p className="text-sm text-ink-soft">
        {totals.selectedCount} of {totals.itemCount} items selected
      </p>
      <dl className="flex items-end gap-x-6 text-sm">
        {figures.map(([label, cents]) => (
          <div key={label} className="hidden sm:block">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd>
              <Amount dollars={dollarsFromCents(cents)} receipt={receipt} />
            </dd>
          </div>
        ))}
        <div className="text-right sm:text-left">
          <dt className="text-xs text-ink-faint">Total Eligible Difference</dt>
          <dd className="text-xl font-semibold text-claim">
            <Amount dollars={dollarsFromCents(totals.extraCents)} receipt={receipt} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
