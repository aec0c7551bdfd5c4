import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { toast } from "@/components/notices/toast";
import { announceSessionEnd } from "@/features/protected/session-end";
import { keepDraftPhoto } from "@/features/receipt-editor/photo/draft-photos";
import { holdImage } from "@/features/receipt-editor/photo/held-images";
import { keepThumbnail } from "@/features/receipt-editor/photo/thumbnails";
import { buzz } from "@/hooks/buzz";
import { failureOf } from "@/trpc/failure";
import type { Words } from "../../language/words/words";
import type { KnownPhoto } from "./known-photo-of";
import { loadedPhoto, UnreadableFile } from "./photo-data";
import type { PhotoStep, QueuedPhoto } from "./photo-queue";
import { photoTakenOn } from "./photo-taken-on";
import { preparePhoto } from "./prepare-photo";

/** receipts-33: how long the notice that a photo is being read stays. */
const PROCESSING_TOAST_MS = 18_000;

interface ReadingWords {
  /** The messages of receipts-35 and receipts-36. */
  readonly reading: Words<"upload.reading">;
  readonly known: Words<"upload.known">;
}

/** What is asked of the server about a photo, given as it is sent. */
export interface PhotoCalls {
  readonly words: ReadingWords;
  /** What this person has of the very same photo; `null` without anything. */
  readonly knownPhotoOf: (image: Blob) => Promise<KnownPhoto | null>;
  readonly send: (image: Blob) => Promise<ReceiptView | undefined>;
}

/** A photo that was read or not sent, or failed; with its receipt, if it was read. */
interface PhotoOutcome {
  readonly state: PhotoStep;
  readonly receipt: ReceiptView | null;
}

class InvalidAnswer extends Error {}

async function imageOf(photo: QueuedPhoto, { reading: t }: ReadingWords): Promise<Blob> {
  const prepared = await preparePhoto(photo.blob);
  if (prepared.resizeFailed) toast({ title: t("resizeFailed") });
  return loadedPhoto(prepared.blob);
}

async function read(photo: QueuedPhoto, calls: PhotoCalls): Promise<PhotoOutcome> {
  const { reading: t, known: again } = calls.words;
  const image = await imageOf(photo, calls.words);
  const known = await calls.knownPhotoOf(image);
  if (known !== null) {
    toast({ title: again(known.saved ? "saved.toast" : "unsaved.toast"), description: again("notRead") });
    return { state: { step: "known", ...known }, receipt: null };
  }
  const receipt = await calls.send(image);
  if (!receipt?.id) throw new InvalidAnswer();
  const takenOn = await photoTakenOn(photo.blob);
  holdImage(receipt.id, { image, url: photo.url, takenOn });
  void keepDraftPhoto(receipt.id, { image, takenOn });
  void keepThumbnail(receipt.id, image);
  const none = receipt.issues.find(({ code }) => code === "not_a_receipt");
  if (none) {
    toast({ title: t("noReceipt"), description: t("takeAgain"), tone: "danger" });
    return { state: { step: "no-receipt", receiptId: receipt.id, reason: none.reason ?? null }, receipt };
  }
  toast({ title: t("read"), description: t("found", { items: receipt.items.length }), tone: "success" });
  return { state: { step: "read", receiptId: receipt.id }, receipt };
}

/** The words for what went wrong before or after the server, if it did there. */
function ownMessage(error: unknown, t: ReadingWords["reading"]): string {
  if (error instanceof UnreadableFile) return t(error.fault);
  return t(error instanceof InvalidAnswer ? "invalidAnswer" : "failed");
}

function failed(error: unknown, t: ReadingWords["reading"]): PhotoStep {
  const failure = failureOf(error);
  const message = failure.message ?? ownMessage(error, t);
  if (failure.status === 401) announceSessionEnd();
  if (error instanceof UnreadableFile && error.fault === "readFailed") {
    const description = t("fileText", { reason: message });
    toast({ title: t("fileTitle"), description, tone: "danger" });
  } else {
    toast({ title: t("failedTitle"), description: message, tone: "danger" });
  }
  return { step: "failed", message };
}

/**
 * Prepares, sends and holds one photo; one that was read before is not sent (receipts-6). Resolves
 * with its next state and its receipt, if any; never throws.
 */
export async function readPhoto(photo: QueuedPhoto, calls: PhotoCalls): Promise<PhotoOutcome> {
  const { reading: t } = calls.words;
  toast({ title: t("processing"), description: t("takes"), durationMs: PROCESSING_TOAST_MS });
  try {
    return await read(photo, calls);
  } catch (error) {
    // The network was lost on the way: the photo waits, and has not failed.
    if (failureOf(error).status === null && !navigator.onLine)
      return { state: { step: "waiting" }, receipt: null };
    buzz("refused");
    return { state: failed(error, t), receipt: null };
  }
}
