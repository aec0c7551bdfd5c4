import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { toast } from "@/components/toast";
import { announceSessionEnd } from "@/features/protected/session-end";
import { holdImage } from "@/features/receipt/held-images";
import { keepThumbnail } from "@/features/receipt/thumbnails";
import { failureOf } from "@/trpc/failure";
import type { KnownPhoto } from "./known-photo-of";
import { loadedPhoto, READ_FAILED } from "./photo-data";
import type { PhotoStep, QueuedPhoto } from "./photo-queue";
import { preparePhoto } from "./prepare-photo";

/** The messages of receipts-35. */
const PROCESSING_FAILED = "Failed to process receipt";
const INVALID_ANSWER = "Invalid response format from server";
const NO_RECEIPT = "No receipt found in this photo";
/** receipts-33: how long the notice that a photo is being read stays. */
const PROCESSING_TOAST_MS = 18_000;

/** What is asked of the server about a photo, given as it is sent. */
export interface PhotoCalls {
  /** What this person has of the very same photo; `null` without anything. */
  readonly knownPhotoOf: (image: Blob) => Promise<KnownPhoto | null>;
  readonly send: (image: Blob) => Promise<ReceiptView | undefined>;
}

/** A photo that was read or not sent, or failed; with its receipt, if it was read. */
interface PhotoOutcome {
  readonly state: PhotoStep;
  readonly receipt: ReceiptView | null;
}

async function imageOf(photo: QueuedPhoto): Promise<Blob> {
  const prepared = await preparePhoto(photo.blob);
  if (prepared.warning) toast({ title: prepared.warning });
  return loadedPhoto(prepared.blob);
}

async function read(photo: QueuedPhoto, calls: PhotoCalls): Promise<PhotoOutcome> {
  const image = await imageOf(photo);
  const known = await calls.knownPhotoOf(image);
  if (known !== null) {
    const title = known.saved ? "Saved before" : "Read before";
    toast({ title, description: "This photo was not read again." });
    return { state: { step: "known", ...known }, receipt: null };
  }
  const receipt = await calls.send(image);
  if (!receipt?.id) throw new Error(INVALID_ANSWER);
  holdImage(receipt.id, { image, url: photo.url });
  void keepThumbnail(receipt.id, image);
  const none = receipt.issues.find(({ code }) => code === "not_a_receipt");
  if (none) {
    toast({ title: NO_RECEIPT, description: "Please take it again.", tone: "danger" });
    return { state: { step: "no-receipt", receiptId: receipt.id, reason: none.reason ?? null }, receipt };
  }
  toast({ title: "Receipt read", description: `${receipt.items.length} items found.`, tone: "success" });
  return { state: { step: "read", receiptId: receipt.id }, receipt };
}

function failed(error: unknown): PhotoStep {
  const failure = failureOf(error);
  const own =
    failure.status === null && error instanceof Error && error.name === "Error" ? error.message : null;
  const message = failure.message ?? own ?? PROCESSING_FAILED;
  if (failure.status === 401) announceSessionEnd();
  if (message === READ_FAILED) {
    toast({
      title: "File Reading Error",
      description: `${READ_FAILED}. Please try a different file.`,
      tone: "danger",
    });
  } else {
    toast({ title: "Receipt Processing Failed", description: message, tone: "danger" });
  }
  return { step: "failed", message };
}

/**
 * Prepares, sends and holds one photo; one that was read before is not sent (receipts-6). Resolves
 * with its next state and its receipt, if any; never throws.
 */
export async function readPhoto(photo: QueuedPhoto, calls: PhotoCalls): Promise<PhotoOutcome> {
  toast({
    title: "Processing your receipt",
    description: "This usually takes about 5-30 seconds.",
    durationMs: PROCESSING_TOAST_MS,
  });
  try {
    return await read(photo, calls);
  } catch (error) {
    // The network was lost on the way: the photo waits, and has not failed.
    if (failureOf(error).status === null && !navigator.onLine)
      return { state: { step: "waiting" }, receipt: null };
    return { state: failed(error), receipt: null };
  }
}
