import type { Transaction } from "@gf-ledger/db/database";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { ofPicture } from "./pictures-of-receipt";
import { SAMPLE_PHOTOS } from "./sample-photos";

/** The receipt that the owner saved of the photo with this SHA-256, the first of several; `null` without one. */
export async function savedReceiptOf(
  database: Transaction,
  scope: UserScope,
  imageSha256: string,
): Promise<string | null> {
  const saved = await database.receipt.findFirst({
    where: { userId: scope.userId, ...ofPicture(imageSha256), status: "confirmed" },
    orderBy: { confirmedAt: "asc" },
    select: { id: true },
  });
  return saved?.id ?? null;
}

/** The newest draft that was read of the photo with this SHA-256; `null` without one. */
async function draftOf(database: Transaction, scope: UserScope, imageSha256: string): Promise<string | null> {
  const draft = await database.receipt.findFirst({
    where: { userId: scope.userId, ...ofPicture(imageSha256), status: "draft" },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return draft?.id ?? null;
}

/**
 * Tells, before a photo is sent and read, which receipt its owner saved of the very same one, or which draft
 * was read of it (receipts-6). The sample receipt may be tried again and again.
 */
export async function savedPhoto(
  ctx: SignedInContext,
  { sha256 }: { sha256: string },
): Promise<{ receiptId: string | null; draftId: string | null }> {
  if (SAMPLE_PHOTOS.has(sha256)) return { receiptId: null, draftId: null };
  const { database } = ctx;
  const { scope } = ctx.actor;
  const receiptId = await savedReceiptOf(database, scope, sha256);
  return { receiptId, draftId: receiptId === null ? await draftOf(database, scope, sha256) : null };
}
