import type { Transaction } from "@gf-ledger/db/database";
import type { ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import { dateColumnOf } from "../../calendar-column";
import type { UserScope } from "../../gate/user-scope";
import { ofPicture } from "../../photos/pictures-of-receipt";

/**
 * The user's earlier receipt that this one repeats: the same image, or one of those it was joined from, or the same
 * store, date and total (receipts-6).
 */
export async function findDuplicate(
  database: Transaction,
  scope: UserScope,
  { reading, imageSha256, perceptualHash }: Extract<ReadOutcome, { ok: true }>,
): Promise<string | null> {
  const { store, purchaseDate, totalCents } = reading;
  const samePurchase =
    store.value !== null && purchaseDate.value !== null && totalCents.value !== null
      ? [
          {
            store: store.value,
            purchaseDate: dateColumnOf(purchaseDate.value),
            totalCents: totalCents.value,
          },
        ]
      : [];
  const earlier = await database.receipt.findFirst({
    where: {
      userId: scope.userId,
      OR: [
        ofPicture(imageSha256),
        { perceptualHash, totalCents: totalCents.value },
        { otherPerceptualHashes: { has: perceptualHash } },
        ...samePurchase,
      ],
    },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  return earlier?.id ?? null;
}
