"use client";

import { useCallback, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "@/hooks/use-online";
import { trpc } from "@/trpc/client";
import { isOtherAccount, reloadPage } from "../../device/device-account";
import { usePhotos } from "../waiting/use-photos";
import { knownPhotoOf } from "./known-photo-of";
import { photoFaultOf } from "./photo-fault-of";
import { isReading, photosToRead, type QueuedPhoto } from "./photo-queue";
import { type PhotoCalls, readPhoto } from "./read-photo";
import { readsAtOnce } from "./reading-at-once";
import { sendPhoto } from "./send-photo";

/**
 * The upload page's photos, read one after the other; those taken without a network as soon as there is one.
 */
export function usePhotoQueue() {
  const reading = useTranslations("upload.reading");
  const known = useTranslations("upload.known");
  const photos = usePhotos();
  const { queue, move, add } = photos;
  const utils = trpc.useUtils();
  const online = useOnline();
  const busy = useRef(false);
  /** Photos that were chosen to be read at once while others are read. */
  const begun = useRef<QueuedPhoto[]>([]);
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  }, [queue]);

  const readOne = useCallback(
    async (photo: QueuedPhoto, knownToo: boolean): Promise<void> => {
      if (!navigator.onLine) {
        move(photo.id, { step: "waiting" });
        return;
      }
      const since = performance.now();
      // First of all: a queue that reads nothing for a moment would be told as read (receipts-86).
      move(photo.id, { step: "reading", since, moment: null });
      // Where nobody knows, sending it fails as well.
      const caller = await utils.client.auth.user.query().catch(() => null);
      if (caller && isOtherAccount(caller.deviceSecret)) {
        // Somebody else signed in on this device: the photo waits for its own account (accounts-88).
        reloadPage();
        return;
      }
      // Sent once: readings are limited by the hour, so only the person decides on a second try.
      const calls: PhotoCalls = {
        words: { reading, known },
        knownPhotoOf: async (image) =>
          knownToo ? null : knownPhotoOf(image, utils.client.receipts.savedPhoto.query),
        send: (image) => sendPhoto(image, (moment) => move(photo.id, { step: "reading", since, moment })),
      };
      const { state, receipt } = await readPhoto(photo, calls);
      if (receipt) utils.receipts.get.setData({ id: receipt.id }, receipt);
      move(photo.id, state);
    },
    [utils, move, reading, known],
  );

  const readAll = useCallback(
    async (chosen: readonly QueuedPhoto[], knownToo = false) => {
      if (busy.current) return;
      busy.current = true;
      try {
        for (const photo of chosen) await readOne(photo, knownToo);
        for (let next = begun.current.shift(); next; next = begun.current.shift()) {
          const { id } = next;
          // Meanwhile it may have been taken out, or read by a press.
          const there = latest.current.photos.find((photo) => photo.id === id);
          if (there?.state.step === "chosen") await readOne(there, false);
        }
      } finally {
        busy.current = false;
      }
    },
    [readOne],
  );

  const nextWaiting = queue.photos.find(({ state }) => state.step === "waiting");
  useEffect(() => {
    if (online && nextWaiting) void readAll([nextWaiting]);
  }, [online, nextWaiting, readAll]);

  const addAndRead = useCallback(
    async (files: readonly File[]) => {
      const added = add(files);
      if (!readsAtOnce() || !navigator.onLine) return;
      for (const photo of added) {
        // What seems wrong with a photo is said first: the person may want another one.
        if ((await photoFaultOf(photo.blob)) === null) begun.current.push(photo);
      }
      if (begun.current.length > 0) void readAll([]);
    },
    [add, readAll],
  );

  return {
    ...photos,
    /** Takes photos in, and reads them at once where that is on (receipts-81). */
    add: addAndRead,
    online,
    reading: isReading(queue),
    process: (chosen: readonly QueuedPhoto[] = photosToRead(queue)) => readAll(chosen),
    /** Shows the empty draft of a photo without a receipt, for lines that are added by hand. */
    checkByHand: ({ id, state }: QueuedPhoto) => {
      if (state.step === "no-receipt") move(id, { step: "read", receiptId: state.receiptId });
    },
    /** Reads a photo of which there is a receipt already. */
    readAgain: (photo: QueuedPhoto) => readAll([photo], true),
  };
}
