import { describe, expect, it } from "vitest";
import {
  checkedTogether,
  EMPTY_QUEUE,
  hasUnsavedWork,
  nextUnsaved,
  type PhotoStep,
  photoQueue,
  photosToKeep,
  photosToRead,
  type QueuedPhoto,
  queuedPhoto,
} from "./photo-queue";

const photo = (id: string, state: PhotoStep = { step: "chosen" }): QueuedPhoto =>
  queuedPhoto(id, `${id}.jpg`, new Blob(["x"]), `blob:${id}`, state);
const queueOf = (...photos: QueuedPhoto[]) => photoQueue(EMPTY_QUEUE, { type: "added", photos });
const failed: PhotoStep = { step: "failed", message: "No." };

describe("receipts-34 Upload: no file, file selected, processing, analysis complete or an error", () => {
  it("the first photo that was added is shown", () => {
    expect(queueOf(photo("a"), photo("b")).currentId).toBe("a");
  });

  it("the first receipt that was read is shown, and is not taken away by the next", () => {
    const read = (id: string) =>
      ({ type: "moved", id, state: { step: "read", receiptId: `r-${id}` } }) as const;
    const first = photoQueue(queueOf(photo("a"), photo("b")), read("b"));
    expect(first.currentId).toBe("b");
    expect(photoQueue(first, read("a")).currentId).toBe("b");
  });

  it("a failed read keeps the photo and is read again with the others", () => {
    const queue = photoQueue(queueOf(photo("a"), photo("b")), { type: "moved", id: "a", state: failed });
    expect(photosToRead(queue).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("an answer for a photo that was taken away changes nothing", () => {
    const queue = photoQueue(queueOf(photo("a"), photo("b")), { type: "removed", id: "a" });
    expect(queue.currentId).toBe("b");
    expect(photoQueue(queue, { type: "moved", id: "a", state: failed }).photos).toHaveLength(1);
  });

  it("receipts-61 a photo without a receipt is not read again with the others, and asks before it is left", () => {
    const none: PhotoStep = { step: "no-receipt", receiptId: "r", reason: null };
    const queue = queueOf(photo("a", none), photo("b"));
    expect(photosToRead(queue).map(({ id }) => id)).toEqual(["b"]);
    expect(nextUnsaved(queue, "b")?.id).toBe("a");
    expect(hasUnsavedWork(queueOf(photo("a", none)), true)).toBe(true);
  });

  it("receipts-62 after a skipped photo the next one with work left is shown", () => {
    const saved: PhotoStep = { step: "saved", receiptId: "r", lineItemCount: 1 };
    const read: PhotoStep = { step: "read", receiptId: "r" };
    const queue = { ...queueOf(photo("a", saved), photo("b", read), photo("c", read)), currentId: "b" };
    expect(photoQueue(queue, { type: "removed", id: "b" }).currentId).toBe("c");
    expect(photoQueue(queueOf(photo("a", saved)), { type: "removed", id: "x" }).currentId).toBe("a");
  });

  it("receipts-62 a photo that was taken out and put back stands where it stood, and is kept on the device again", () => {
    const waiting = photo("b", { step: "waiting" });
    const queue = queueOf(photo("a"), waiting, photo("c"));
    const without = photoQueue(queue, { type: "removed", id: "b" });
    expect([without.photos.length, photosToKeep(without)]).toEqual([2, []]);
    const again = photoQueue(without, { type: "put-back", photo: waiting, place: 1 });
    expect(again).toEqual(queue);
    expect(photosToKeep(again)).toEqual([waiting]);
    expect(photoQueue(again, { type: "put-back", photo: waiting, place: 1 })).toEqual(queue);
    const alone = photoQueue(queueOf(waiting), { type: "removed", id: "b" });
    expect(photoQueue(alone, { type: "put-back", photo: waiting, place: 2 })).toEqual(queueOf(waiting));
  });

  it("leaving asks while a photo or a receipt is not saved", () => {
    const saved: PhotoStep = { step: "saved", receiptId: "r", lineItemCount: 1 };
    expect(hasUnsavedWork(queueOf(photo("a", saved), photo("b")), true)).toBe(true);
    expect(hasUnsavedWork(queueOf(photo("a", saved)), true)).toBe(false);
    expect(nextUnsaved(queueOf(photo("a", saved), photo("b")), "a")?.id).toBe("b");
    expect(nextUnsaved(queueOf(photo("a", saved)), "a")).toBeNull();
  });

  it("receipts-6 a photo that was saved before is read only on request, and leaving does not ask for it", () => {
    const known: PhotoStep = { step: "known", receiptId: "r", saved: true };
    const queue = queueOf(photo("a", known), photo("b"));
    expect(photosToRead(queue).map(({ id }) => id)).toEqual(["b"]);
    expect(nextUnsaved(queue, "b")).toBeNull();
    expect(hasUnsavedWork(queueOf(photo("a", known)), true)).toBe(false);
  });

  it("leaving does not ask for a photo that this device keeps until there is a network", () => {
    const waiting = queueOf(photo("a", { step: "waiting" }));
    expect([hasUnsavedWork(waiting, true), hasUnsavedWork(waiting, false)]).toEqual([false, true]);
  });

  it("a photo taken without a network is kept until it was read, whatever happens on the way", () => {
    const kept = (state: PhotoStep) =>
      photosToKeep(
        photoQueue(queueOf(photo("a", { step: "waiting" }), photo("b")), { type: "moved", id: "a", state }),
      ).map(({ id }) => id);
    expect(kept({ step: "reading", since: 0, moment: null })).toEqual(["a"]);
    expect(kept(failed)).toEqual(["a"]);
    expect(kept({ step: "read", receiptId: "r" })).toEqual([]);
    expect(kept({ step: "known", receiptId: "r", saved: true })).toEqual([]);
  });
});

describe("receipts-79 a photo that another app shares", () => {
  const shared = queuedPhoto("s", "s.jpg", new Blob(["x"]), "blob:s", { step: "chosen" }, true);

  it("is kept on this device until it has been read, and can be left there", () => {
    const queue = queueOf(shared, photo("a"));
    expect(photosToKeep(queue).map(({ id }) => id)).toEqual(["s"]);
    expect(hasUnsavedWork(queueOf(shared), true)).toBe(false);
    expect(hasUnsavedWork(queueOf(shared), false)).toBe(true);
    const read = photoQueue(queueOf(shared), {
      type: "moved",
      id: "s",
      state: { step: "read", receiptId: "r" },
    });
    expect(photosToKeep(read)).toEqual([]);
    expect(hasUnsavedWork(read, true)).toBe(true);
  });

  it("is read when that is asked for, and does not wait like one taken without a network", () => {
    expect(photosToRead(queueOf(shared)).map(({ id }) => id)).toEqual(["s"]);
    expect(shared.waited).toBe(false);
  });
});

describe("receipts-131 several receipts are checked together", () => {
  const read = (id: string) => photo(id, { step: "read", receiptId: `r-${id}` });

  it("once every photo is read, as many as wait to be saved", () => {
    const saved = photo("c", { step: "saved", receiptId: "r-c", lineItemCount: 2 });
    expect(checkedTogether(queueOf(read("a"), read("b"), saved))).toBe(2);
  });

  it.each([
    ["one receipt alone", [read("a"), photo("b", { step: "saved", receiptId: "r-b", lineItemCount: 1 })]],
    ["a photo that is yet to be read", [read("a"), read("b"), photo("c")]],
    ["a photo that failed", [read("a"), read("b"), photo("c", failed)]],
  ])("not with %s", (_, photos) => {
    expect(checkedTogether(queueOf(...photos))).toBe(0);
  });
});
