import type { ReadingMoment } from "@gf-ledger/domain/reading/reading-stage";
import type { NoReceiptReason } from "@gf-ledger/domain/reading/receipt-reading";

export type PhotoStep =
  | { readonly step: "chosen" }
  /** Taken without a network; read as soon as there is one. */
  | { readonly step: "waiting" }
  /** `since`: milliseconds of the page's clock. `moment`: `null` while the photo is on its way. */
  | { readonly step: "reading"; readonly since: number; readonly moment: ReadingMoment | null }
  | { readonly step: "failed"; readonly message: string }
  /** Not sent: there is a receipt of this very photo, saved or yet to be. */
  | { readonly step: "known"; readonly receiptId: string; readonly saved: boolean }
  | { readonly step: "read"; readonly receiptId: string }
  /** Read, and no receipt was found; its empty draft is there for lines added by hand. */
  | {
      readonly step: "no-receipt";
      readonly receiptId: string;
      readonly reason: NoReceiptReason | null;
    }
  | { readonly step: "saved"; readonly receiptId: string; readonly lineItemCount: number };

export interface QueuedPhoto {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
  /** An object URL for the preview. */
  readonly url: string;
  readonly state: PhotoStep;
  /** Whether it once waited for a network; then it is kept on this device until it has been read. */
  readonly waited: boolean;
  /** Whether another app shared it; it is kept like one that waited, and read when that is asked for. */
  readonly shared: boolean;
}

/** A photo that was just added. */
export function queuedPhoto(
  id: string,
  name: string,
  blob: Blob,
  url: string,
  state: PhotoStep,
  shared = false,
): QueuedPhoto {
  return { id, name, blob, url, state, waited: state.step === "waiting", shared };
}

export interface PhotoQueue {
  readonly photos: readonly QueuedPhoto[];
  /** The photo whose preview or items are shown. */
  readonly currentId: string | null;
}

export const EMPTY_QUEUE: PhotoQueue = { photos: [], currentId: null };

export type QueueEvent =
  | { readonly type: "added"; readonly photos: readonly QueuedPhoto[] }
  | { readonly type: "moved"; readonly id: string; readonly state: PhotoStep }
  | { readonly type: "removed"; readonly id: string }
  /** A photo that was taken out stands where it stood. */
  | { readonly type: "put-back"; readonly photo: QueuedPhoto; readonly place: number }
  | { readonly type: "chosen"; readonly id: string };

/** Returns the queue after an event. An event about a removed photo does not bring the photo back. */
export function photoQueue(queue: PhotoQueue, event: QueueEvent): PhotoQueue {
  switch (event.type) {
    case "added": {
      const known = new Set(queue.photos.map(({ id }) => id));
      const added = event.photos.filter(({ id }) => !known.has(id));
      return {
        photos: [...queue.photos, ...added],
        currentId: queue.currentId ?? added[0]?.id ?? null,
      };
    }
    case "moved": {
      const photos = queue.photos.map((photo) =>
        photo.id === event.id
          ? { ...photo, state: event.state, waited: photo.waited || event.state.step === "waiting" }
          : photo,
      );
      return { photos, currentId: currentAfter({ ...queue, photos }, event) };
    }
    case "removed": {
      const photos = queue.photos.filter((photo) => photo.id !== event.id);
      const kept = photos.some((photo) => photo.id === queue.currentId);
      if (kept) return { ...queue, photos };
      return { photos, currentId: (nextUnsaved({ ...queue, photos }, event.id) ?? photos[0])?.id ?? null };
    }
    case "put-back": {
      const { photo, place } = event;
      const others = queue.photos.filter(({ id }) => id !== photo.id);
      const photos = [...others.slice(0, place), photo, ...others.slice(place)];
      return { photos, currentId: queue.currentId ?? photo.id };
    }
    case "chosen":
      return { ...queue, currentId: event.id };
  }
}

/** Shows the first receipt that was read at once, but never replaces one that is being checked. */
function currentAfter(queue: PhotoQueue, event: Extract<QueueEvent, { type: "moved" }>): string | null {
  if (event.state.step !== "read") return queue.currentId;
  const current = queue.photos.find((photo) => photo.id === queue.currentId);
  return current?.state.step === "read" ? queue.currentId : event.id;
}

/** The photos that pressing Process Image reads. */
export function photosToRead(queue: PhotoQueue): QueuedPhoto[] {
  return queue.photos.filter(({ state }) => state.step === "chosen" || state.step === "failed");
}

export function isReading(queue: PhotoQueue): boolean {
  return queue.photos.some(({ state }) => state.step === "reading");
}

/** The steps of a photo whose receipt the server has. */
const HELD: ReadonlySet<PhotoStep["step"]> = new Set(["read", "no-receipt", "saved", "known"]);
/** The steps of a photo with which nothing is left to do. */
const DONE: ReadonlySet<PhotoStep["step"]> = new Set(["saved", "known"]);

/**
 * How many receipts of a queue that is read to its end wait to be checked, where these are several and can be checked
 * together (receipts-131); 0 otherwise.
 */
export function checkedTogether({ photos }: PhotoQueue): number {
  const read = photos.filter(({ state }) => state.step === "read").length;
  return read > 1 && photos.every(({ state }) => HELD.has(state.step)) ? read : 0;
}

/** The photos to keep on this device: taken without a network, or shared by another app, and not yet read. */
export function photosToKeep(queue: PhotoQueue): QueuedPhoto[] {
  return queue.photos.filter(({ state, waited, shared }) => (waited || shared) && !HELD.has(state.step));
}

/** Whether this device keeps the photo as it is: it waits for a network, or to be read as it was shared. */
const isOnDevice = ({ state, shared }: QueuedPhoto) =>
  state.step === "waiting" || (shared && state.step === "chosen");

/**
 * Whether leaving the page would lose something: a photo not yet read, or a receipt not yet saved. A photo on
 * the device is lost only where the browser keeps nothing.
 */
export function hasUnsavedWork(queue: PhotoQueue, deviceKeeps: boolean): boolean {
  return queue.photos.some((photo) => !DONE.has(photo.state.step) && !(deviceKeeps && isOnDevice(photo)));
}

/**
 * Another photo that still needs work: neither saved nor waiting for a network; `null` when there is none.
 */
export function nextUnsaved(queue: PhotoQueue, afterId: string): QueuedPhoto | null {
  return (
    queue.photos.find(
      ({ id, state }) => id !== afterId && !DONE.has(state.step) && state.step !== "waiting",
    ) ?? null
  );
}
