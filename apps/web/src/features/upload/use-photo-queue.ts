"use client";

import { useCallback, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "@/hooks/use-online";
import { trpc } from "@/trpc/client";
import { knownPhotoOf } from "./known-photo-of";
import { isReading, photosToRead, type QueuedPhoto } from "./photo-queue";
import { type PhotoCalls, readPhoto } from "./read-photo";
import { sendPhoto } from "./send-photo";
import { usePhotos } from "./use-photos";

/**
 * The upload page's photos, read one after the other; those taken without a network as soon as there is one.
 */
export function usePhotoQueue() {
  const reading = useTranslations("upload.reading");
  const known = useTranslations("upload.known");
  const photos = usePhotos();
  const { queue, move } = photos;
  const utils = trpc.useUtils();
  const online = useOnline();
  const busy = useRef(false);

  const readOne = useCallback(
    async (photo: QueuedPhoto, knownToo: boolean): Promise<void> => {
      if (!navigator.onLine) {
        move(photo.id, { step: "waiting" });
        return;
      }
      const since = performance.now();
      move(photo.id, { step: "reading", since, moment: null });
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

  return {
    ...photos,
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
