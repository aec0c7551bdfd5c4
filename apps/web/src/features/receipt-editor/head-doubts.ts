import { type HeadField, isHeadInDoubt } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";

/** Whether a draft's store or date was read, and is hard to read. */
export const isDoubtful = (receipt: ReceiptView, field: HeadField): boolean =>
  receipt.status === "draft" && isHeadInDoubt(receipt, field);

/** Whether a draft's total is only what is likeliest it (reading-156, receipts-137). */
export const isTotalDoubtful = ({ status, issues }: ReceiptView): boolean =>
  status === "draft" && issues.some(({ code }) => code === "total_in_doubt");

/** The days that the print may mean (reading-75); none where there is nothing to choose from. */
export function possibleDates({ issues }: ReceiptView): readonly string[] {
  const dates = issues.find(({ code }) => code === "date_in_doubt")?.dates ?? [];
  return dates.length > 1 ? dates : [];
}
