import { centsFromDollars } from "../money/cents";
import type { ReceiptItemView, ReceiptView } from "./receipt-view";

type Asked = Pick<ReceiptView, "issues"> & {
  readonly items: readonly Pick<ReceiptItemView, "name" | "price">[];
};

/** What of a receipt's reading is still asked: a row that was left out no more, once an item stands for it (reading-121). */
export function openIssues({ issues, items }: Asked): ReceiptView["issues"] {
  return issues.filter(
    ({ row }) =>
      !row || !items.some(({ name, price }) => name === row.name && centsFromDollars(price) === row.cents),
  );
}
