import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import { isItemInDoubt } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { ReceiptTruth } from "@gf-ledger/reader/generator/receipt-truth";
import type { Acts } from "./person-time";

/** What of a draft's lines is not as the paper has it. */
export interface WrongLines {
  readonly missing: number;
  readonly surplus: number;
  readonly inDoubt: number;
}

/** Compares the draft's lines with the paper's by what was paid for each. */
export function wrongLines(draft: ReceiptView, truth: ReceiptTruth): WrongLines {
  const onPaper = new Map<number, number>();
  for (const { price, paid } of truth.items) {
    const cents = centsFromDollars(paid ?? price);
    onPaper.set(cents, (onPaper.get(cents) ?? 0) + 1);
  }
  let surplus = 0;
  for (const { price } of draft.items) {
    const cents = centsFromDollars(price);
    const left = onPaper.get(cents) ?? 0;
    if (left === 0) surplus += 1;
    else onPaper.set(cents, left - 1);
  }
  const missing = [...onPaper.values()].reduce((sum, left) => sum + left, 0);
  const inDoubt = draft.items.filter((_, index) => isItemInDoubt(draft, index)).length;
  return { missing, surplus, inDoubt };
}

/** Returns a paper and its draft as text, for whoever looks for the reason of a wrong line. */
export function besideThePaper(draft: ReceiptView, truth: ReceiptTruth): string {
  return [
    `paper ${truth.store} ${truth.date}, total ${truth.total}`,
    ...truth.items.map(({ name, price, paid }) => `  ${name}: ${price}, paid ${paid ?? price}`),
    `draft ${draft.store} ${draft.purchaseDate}, total ${draft.total}`,
    ...draft.items.map(({ name, price }) => `  ${name}: ${price}`),
  ].join("\n");
}

/** A wrong price is a surplus line and a missing one: typed over. The rest is added or removed. */
export function correcting({ missing, surplus, inDoubt }: WrongLines): Acts {
  const typedOver = Math.min(missing, surplus);
  const [added, removed] = [missing - typedOver, surplus - typedOver];
  return {
    look: inDoubt,
    tap: 2 * typedOver + 2 * added + 2 * removed,
    figure: typedOver + added,
    name: added,
  };
}
