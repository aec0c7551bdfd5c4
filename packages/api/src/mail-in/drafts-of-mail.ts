import { createHash } from "node:crypto";
import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import { calendarDateOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { readDraft, storeDraft } from "../drafts/create-receipt";
import { foundNoReceipt } from "../photos/found-no-receipt";
import { inTransaction } from "../refusals/in-transaction";
import type { OpenMail } from "./mail-ledger";
import { pageOfMail } from "./page-of-mail";

/** What one file of a mail came to. */
export type FileResult =
  | {
      readonly kind: "draft";
      readonly receipt: Pick<ReceiptView, "id" | "store" | "purchaseDate" | "duplicateOf">;
      readonly items: number;
    }
  | { readonly kind: "here-before" | "too-large" | "unreadable" | "no-receipt" };

/** A picture inside the text that is smaller than this is a logo, not a photo. */
const LOGO_BYTES = 50 * 1024;
/** receipts-73: more files than one purchase has. */
const MAX_FILES = 20;

/** When a mail is tried again that waits for others to be parsed. */
export const PARSED_LATER_SECONDS = 30;

type Later = { readonly retryAfterSeconds: number };

/** The files of a mail that may be receipts: photos and PDFs, not what a shop's mail is decorated with. */
function candidates({ files }: MailContent): (Uint8Array | null)[] {
  return files
    .filter(({ bytes, inText }) => !bytes || !(inText && bytes.length < LOGO_BYTES))
    .map(({ bytes }) => bytes)
    .filter((bytes) => bytes === null || sniffImageFormat(bytes) !== null)
    .slice(0, MAX_FILES);
}

async function storedBefore(ctx: SignedInContext, imageSha256: string) {
  return ctx.database.receipt.findFirst({
    where: { userId: ctx.actor.scope.userId, imageSha256 },
    orderBy: { createdAt: "desc" },
    select: {
      id: true,
      store: true,
      purchaseDate: true,
      duplicateOfId: true,
      createdAt: true,
      items: { select: { id: true } },
    },
  });
}

/** A file of which this account has a receipt: a draft of this mail's earlier delivery, or one from before. */
async function knownResult(
  ctx: SignedInContext,
  imageSha256: string,
  mail: OpenMail,
): Promise<FileResult | null> {
  const known = await storedBefore(ctx, imageSha256);
  if (!known) return null;
  if (known.createdAt < mail.receivedAt) return { kind: "here-before" };
  const { id, store, purchaseDate, duplicateOfId, items } = known;
  const bought = purchaseDate ? calendarDateOf(purchaseDate) : null;
  return {
    kind: "draft",
    receipt: { id, store, purchaseDate: bought, duplicateOf: duplicateOfId },
    items: items.length,
  };
}

async function resultOf(
  ctx: SignedInContext,
  bytes: Uint8Array | null,
  mail: OpenMail,
): Promise<Outcome<FileResult, "too_many_requests">> {
  if (!bytes) return done({ kind: "too-large" });
  const known = await knownResult(ctx, createHash("sha256").update(bytes).digest("hex"), mail);
  if (known) return done(known);
  const read = await readDraft(ctx, bytes);
  if (!read.ok) {
    const { reason } = read;
    if (reason === "reader_unavailable" || reason === "reader_places_taken" || reason === "too_many_requests")
      return refused("too_many_requests", { retryAfterSeconds: read.retryAfterSeconds });
    return done({
      kind: reason === "photo_too_large" || reason === "image_too_large" ? "too-large" : "unreadable",
    });
  }
  const draft = read.value;
  if (foundNoReceipt(draft.read.reading)) return done({ kind: "no-receipt" });
  return inTransaction(ctx.database, async (transaction) => {
    const receipt = await storeDraft(ctx, transaction, draft);
    return done({ kind: "draft", receipt, items: receipt.items.length });
  });
}

/**
 * Makes a draft of each photo and PDF of a mail, or of its text where no file of it is a receipt (receipts-73). A
 * mail of which only a part could be read now is told to come again; what was stored of it is found again then.
 */
export async function draftsOfMail(
  ctx: SignedInContext,
  mail: MailContent,
  open: OpenMail,
): Promise<FileResult[] | Later> {
  const results: FileResult[] = [];
  for (const bytes of candidates(mail)) {
    const result = await resultOf(ctx, bytes, open);
    if (!result.ok) return { retryAfterSeconds: result.retryAfterSeconds };
    results.push(result.value);
  }
  if (results.some(({ kind }) => kind !== "no-receipt")) return results;
  const page = await pageOfMail(ctx, mail);
  if (page === "later") return { retryAfterSeconds: PARSED_LATER_SECONDS };
  if (!page) return results;
  const result = await resultOf(ctx, page, open);
  return result.ok ? [result.value] : { retryAfterSeconds: result.retryAfterSeconds };
}
