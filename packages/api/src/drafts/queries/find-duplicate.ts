import type { Transaction } from "@gf-ledger/db/database";
import type { ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import { dateColumnOf } from "../../calendar-column";
import type { UserScope } from "../../gate/user-scope";
import { ofPicture, type otherPictures } from "../../photos/pictures-of-receipt";
import type { ReceiptRow } from "../receipt-row";

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

/**
 * The other receipt that a draft repeats now that its store or date was given or its parts were joined: the same store,
 * date and total, otherwise `known` (receipts-6). One that is said to repeat this draft is none.
 */
export async function duplicateOfDraft(
  transaction: Transaction,
  { userId }: UserScope,
  { id, store, purchaseDate, totalCents }: Pick<ReceiptRow, "id" | "store" | "purchaseDate" | "totalCents">,
  known: string | null,
): Promise<string | null> {
  if (store === null || purchaseDate === null || totalCents === null) return known;
  const other = await transaction.receipt.findFirst({
    where: {
      userId,
      id: { not: id },
      store: { equals: store, mode: "insensitive" },
      purchaseDate,
      totalCents,
      OR: [{ duplicateOfId: null }, { duplicateOfId: { not: id } }],
    },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  return other?.id ?? known;
}

/** The earlier receipt that a draft is said to repeat, where one of their pictures is the same. */
export async function duplicateByPicture(
  transaction: Transaction,
  { userId }: UserScope,
  {
    duplicateOfId,
    ...draft
  }: Pick<
    ReceiptRow,
    "duplicateOfId" | keyof ReturnType<typeof otherPictures> | "imageSha256" | "perceptualHash"
  >,
): Promise<string | null> {
  if (duplicateOfId === null) return null;
  const images = [draft.imageSha256, ...draft.otherImagesSha256];
  const looks = [draft.perceptualHash, ...draft.otherPerceptualHashes];
  const shared = await transaction.receipt.count({
    where: {
      userId,
      id: duplicateOfId,
      OR: [
        { imageSha256: { in: images } },
        { otherImagesSha256: { hasSome: images } },
        { perceptualHash: { in: looks } },
        { otherPerceptualHashes: { hasSome: looks } },
      ],
    },
  });
  return shared === 0 ? null : duplicateOfId;
}
