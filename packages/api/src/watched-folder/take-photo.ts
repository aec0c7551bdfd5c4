import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from "@gf-ledger/domain/image/image-limits";
import { done } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import { answeredInTime } from "@gf-ledger/photo-folder/answered-in-time";
import { isCutShort } from "@gf-ledger/photo-folder/cut-short";
import type { SeenPhoto } from "@gf-ledger/photo-folder/photos-in";
import { StalledCopies } from "@gf-ledger/photo-folder/stalled-copies";
import type { SignedInContext } from "../context";
import { readDraft, storeDraft } from "../drafts/verbs/create-receipt";
import { reviewLink } from "../mail/page-link";
import { foundNoReceipt } from "../photos/found-no-receipt";
import { ofPicture } from "../photos/pictures-of-receipt";
import { inTransaction } from "../refusals/in-transaction";

/** The copies that stall, of the one folder that this process looks into. */
const stalled = new StalledCopies();

/** What became of a photo, with the note for the person; or that it can't be read now, and when to try again. */
export type TakenPhoto =
  | { readonly outcome: "read" | "failed"; readonly note: string }
  | { readonly outcome: "later"; readonly retryAfterSeconds: number }
  /** The rest of it is still to arrive. */
  | { readonly outcome: "incomplete" };

/**
 * Makes a draft of one photo of the watched folder (operating-27). One that the account has already is not read again,
 * so that a server that stopped between the draft and the moving of the file makes no second one. A file whose end is
 * missing is left until it is there, or until its copy has stalled for ten minutes (operating-66).
 */
export async function takePhoto(
  ctx: SignedInContext,
  photo: SeenPhoto,
  answerMs: number,
): Promise<TakenPhoto> {
  const t = translatorOf(ctx.ownLocale, "folderNotes");
  const tooLarge = t("tooLarge", { most: String(MAX_IMAGE_MEGABYTES) });
  if (photo.bytes > MAX_IMAGE_BYTES) return { outcome: "failed", note: tooLarge };
  const bytes = await answeredInTime(photo.path, () => readFile(photo.path), answerMs);
  const isPart = isCutShort(bytes);
  const isGrowing =
    bytes.length !== photo.bytes || (isPart && stalled.mayStillGrow(photo, ctx.now().getTime()));
  if (isGrowing) return { outcome: "incomplete" };
  const imageSha256 = createHash("sha256").update(bytes).digest("hex");
  const known = await ctx.database.receipt.findFirst({
    where: { userId: ctx.actor.scope.userId, ...ofPicture(imageSha256) },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  const page = (id: string) => reviewLink(ctx.settings, ctx.edition, id);
  if (known) return { outcome: "read", note: t("hereBefore", { page: page(known.id) }) };
  const read = await readDraft(ctx, bytes);
  if (!read.ok) {
    const { reason } = read;
    if (reason === "reader_unavailable" || reason === "reader_places_taken" || reason === "too_many_requests")
      return { outcome: "later", retryAfterSeconds: read.retryAfterSeconds };
    const isLarge = reason === "photo_too_large" || reason === "image_too_large";
    return { outcome: "failed", note: isLarge ? tooLarge : t(isPart ? "incomplete" : "unreadable") };
  }
  const draft = read.value;
  if (foundNoReceipt(draft.read.reading)) return { outcome: "failed", note: t("noReceipt") };
  const stored = await inTransaction(ctx.database, async (transaction) =>
    done(await storeDraft(ctx, transaction, draft)),
  );
  const { id, items, duplicateOf } = stored.value;
  const note = t("read", { items: items.length, page: page(id) });
  return { outcome: "read", note: duplicateOf === null ? note : `${note}\n${t("looksKnown")}` };
}
