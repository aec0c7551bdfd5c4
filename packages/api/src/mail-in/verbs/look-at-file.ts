import { createHash } from "node:crypto";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { FilesLeftOut } from "@gf-ledger/mail/messages/mailed-receipts";
import { calendarDateOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { type ReadDraft, readDraft, storeDraft } from "../../drafts/verbs/create-receipt";
import { foundNoReceipt } from "../../photos/found-no-receipt";
import { ofPicture } from "../../photos/pictures-of-receipt";
import { inTransaction } from "../../refusals/in-transaction";
import { throwRefusal } from "../../refusals/throw-refusal";
import { mayStillMail } from "../may-mail";
import type { OpenMail } from "./mail-ledger";

/** What one file of a mail came to. */
export type FileResult =
  | {
      readonly kind: "draft";
      readonly receipt: Pick<ReceiptView, "id" | "store" | "purchaseDate" | "duplicateOf">;
      readonly items: number;
    }
  | { readonly kind: "here-before" | "too-large" | "unreadable" | "no-receipt" }
  | FilesLeftOut;

/** How two receipts are recognised as one purchase. */
export interface PrintedPurchase {
  readonly totalCents: number | null;
  readonly day: string | null;
  /** Whether it says its sum and its items come to it, as a flyer's prices do not. */
  readonly addsUp: boolean;
}

/** A file that was looked at: what it came to, or a receipt that is not stored yet. */
export type LookedAtFile =
  | { readonly state: "told"; readonly result: FileResult; readonly purchase: PrintedPurchase | null }
  | { readonly state: "read"; readonly draft: ReadDraft; readonly purchase: PrintedPurchase };

export interface Later {
  readonly retryAfterSeconds: number;
}

async function storedBefore(ctx: SignedInContext, imageSha256: string) {
  return ctx.database.receipt.findFirst({
    where: { userId: ctx.actor.scope.userId, ...ofPicture(imageSha256) },
    orderBy: { createdAt: "desc" },
    select: {
      id: true,
      store: true,
      purchaseDate: true,
      totalCents: true,
      duplicateOfId: true,
      createdAt: true,
      items: { select: { id: true } },
    },
  });
}

/** A file of which this account has a receipt: a draft of this mail's earlier delivery, or one from before. */
async function knownBefore(
  ctx: SignedInContext,
  imageSha256: string,
  mail: OpenMail,
): Promise<LookedAtFile | null> {
  const known = await storedBefore(ctx, imageSha256);
  if (!known) return null;
  const { id, store, purchaseDate, totalCents, duplicateOfId, items } = known;
  const day = purchaseDate ? calendarDateOf(purchaseDate) : null;
  const purchase = { totalCents, day, addsUp: true };
  if (known.createdAt < mail.receivedAt) return { state: "told", result: { kind: "here-before" }, purchase };
  const receipt = { id, store, purchaseDate: day, duplicateOf: duplicateOfId };
  return { state: "told", result: { kind: "draft", receipt, items: items.length }, purchase };
}

/** How a receipt is recognised as that of a purchase. */
export function purchaseOfDraft({ read: { reading } }: ReadDraft): PrintedPurchase {
  const { arithmetic, totalCents, items, purchaseDate } = reading;
  const agrees = [arithmetic.subtotalAgrees, arithmetic.totalAgrees];
  const comesOut = agrees.includes(true) && !agrees.includes(false);
  return {
    totalCents: totalCents.value,
    day: purchaseDate.value,
    addsUp: totalCents.value !== null && items.length > 0 && comesOut,
  };
}

const reported = (kind: Exclude<FileResult["kind"], "draft" | "left-out">): LookedAtFile => ({
  state: "told",
  result: { kind },
  purchase: null,
});

/** Looks at a photo, a PDF or a page of a mail; `null` for one over the limit of a photo. */
async function lookAt(
  ctx: SignedInContext,
  bytes: Uint8Array | null,
  mail: OpenMail,
): Promise<Outcome<LookedAtFile, "too_many_requests">> {
  if (!bytes) return done(reported("too-large"));
  const known = await knownBefore(ctx, createHash("sha256").update(bytes).digest("hex"), mail);
  if (known) return done(known);
  const read = await readDraft(ctx, bytes);
  if (!read.ok) {
    const { reason } = read;
    if (reason === "reader_unavailable" || reason === "reader_places_taken" || reason === "too_many_requests")
      return refused("too_many_requests", { retryAfterSeconds: read.retryAfterSeconds });
    const isTooLarge = reason === "photo_too_large" || reason === "image_too_large";
    return done(reported(isTooLarge ? "too-large" : "unreadable"));
  }
  if (foundNoReceipt(read.value.read.reading)) return done(reported("no-receipt"));
  return done({ state: "read", draft: read.value, purchase: purchaseOfDraft(read.value) });
}

/**
 * What a looked-at file came to, its receipt stored as a draft. Throws a refusal where the right to mail it ended while
 * it was read, which may take minutes (accounts-93).
 */
export async function storedResult(
  ctx: SignedInContext,
  looked: LookedAtFile,
  { head }: OpenMail,
): Promise<FileResult> {
  if (looked.state === "told") return looked.result;
  const outcome = await inTransaction<Outcome<ReceiptView, "session_ended">>(
    ctx.database,
    async (transaction) => {
      const stored = await storeDraft(ctx, transaction, looked.draft);
      return (await mayStillMail(transaction, ctx, head)) ? done(stored) : refused("session_ended");
    },
  );
  if (!outcome.ok) return throwRefusal(outcome);
  const receipt = outcome.value;
  return { kind: "draft", receipt, items: receipt.items.length };
}

/** Looks at pages of a mail's text; stores nothing. */
export async function lookAtPages(
  ctx: SignedInContext,
  all: readonly (Uint8Array | null)[],
  open: OpenMail,
): Promise<LookedAtFile[] | Later> {
  const looked: LookedAtFile[] = [];
  for (const bytes of all) {
    const outcome = await lookAt(ctx, bytes, open);
    if (!outcome.ok) return { retryAfterSeconds: outcome.retryAfterSeconds };
    looked.push(outcome.value);
  }
  return looked;
}

/**
 * Looks at files of a mail, one after the other; a receipt that adds up is stored at once, so that it is found again
 * where the mail has to come again.
 */
export async function lookAtAll(
  ctx: SignedInContext,
  all: readonly (Uint8Array | null)[],
  open: OpenMail,
): Promise<LookedAtFile[] | Later> {
  const looked: LookedAtFile[] = [];
  for (const bytes of all) {
    const now = await lookAtPages(ctx, [bytes], open);
    if (!Array.isArray(now)) return now;
    for (const one of now) {
      const { purchase } = one;
      const isSound = purchase?.addsUp === true;
      looked.push(isSound ? { state: "told", result: await storedResult(ctx, one, open), purchase } : one);
    }
  }
  return looked;
}
