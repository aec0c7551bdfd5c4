import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ItemAmount } from "./items/item-cells";
import { totalsOf } from "./items/item-math";

interface SelectionFiguresProps {
  receipt: ReceiptView;
  /** Shown while nothing is selected. */
  whenNothing?: ReactNode;
}

/** The selected items' totals (receipts-38, prices-14): first the extra cost, below it what it comes from. */
export function SelectionFigures({ receipt, whenNothing }: SelectionFiguresProps) {
  const t = useTranslations("receipt.figures");
  const totals = totalsOf(receipt.items);
  const amount = (cents: number) => <ItemAmount dollars={dollarsFromCents(cents)} receipt={receipt} />;
  return (
    <div className="min-w-0 text-sm" aria-live="polite" aria-atomic="true">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-xl font-semibold text-claim">{amount(totals.countedExtraCost)}</strong>
        <span className="font-medium">{t("eligible")}</span>
      </p>
      <p className="text-xs text-ink-soft">
        {totals.selectedCount === 0
          ? whenNothing
          : t.rich("made", {
              price: () => amount(totals.price),
              regular: () => amount(totals.regularPrice),
            })}
      </p>
    </div>
  );
}
