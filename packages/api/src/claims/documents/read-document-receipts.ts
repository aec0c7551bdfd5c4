import type { DocumentReceipt } from "@gf-ledger/documents/claim/claim-documents";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { calendarDateOf } from "../../calendar-column";
import type { DocumentContext } from "../../context";

/** The owner's receipts behind a claim, by date, each with the fingerprints of its photos. */
export async function readDocumentReceipts(
  { database, actor }: DocumentContext,
  ids: ReadonlySet<string>,
): Promise<DocumentReceipt[]> {
  const rows = await database.receipt.findMany({
    where: { userId: actor.scope.userId, id: { in: [...ids] } },
    orderBy: [{ purchaseDate: "asc" }, { id: "asc" }],
    select: {
      id: true,
      purchaseDate: true,
      store: true,
      totalCents: true,
      currency: true,
      imageSha256: true,
      perceptualHash: true,
      otherImagesSha256: true,
      otherPerceptualHashes: true,
    },
  });
  return rows.map(({ purchaseDate, currency, ...row }) => ({
    ...row,
    date: purchaseDate === null ? null : calendarDateOf(purchaseDate),
    currency: currencySchema.parse(currency),
  }));
}
