import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";

/** Below these the reader may have misread; it is never quite sure of a store that is not a known chain. */
const SURE = { store: 0.6, purchaseDate: 0.8 } as const;

export type HeadField = keyof typeof SURE;

/** Whether a draft's store or date was read, and is hard to read. */
export function isDoubtful({ status, fields, ...values }: ReceiptView, field: HeadField): boolean {
  return status === "draft" && values[field] !== null && fields[field].confidence < SURE[field];
}

/** The days that the print may mean (reading-75); none where there is nothing to choose from. */
export function possibleDates({ issues }: ReceiptView): readonly string[] {
  const dates = issues.find(({ code }) => code === "date_in_doubt")?.dates ?? [];
  return dates.length > 1 ? dates : [];
}
