import type { Prisma } from "@gf-ledger/db/generated/client";

/** What every view of a receipt is made from. */
export const receiptInclude = {
  items: { orderBy: { position: "asc" }, include: { matchedProduct: true } },
} satisfies Prisma.ReceiptInclude;

export type ReceiptRow = Prisma.ReceiptGetPayload<{ include: typeof receiptInclude }>;
export type ReceiptItemRow = ReceiptRow["items"][number];
