import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

/** Whether the reader saw a picture that is no receipt. */
export const foundNoReceipt = ({ issues }: Pick<ReceiptReading, "issues">): boolean =>
  issues.some(({ code }) => code === "not_a_receipt");
