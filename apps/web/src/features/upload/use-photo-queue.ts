"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { toast } from "@/components/toast";
import { useOnline } from "@/features/receipt/use-online";
import { trpc } from "@/trpc/client";
import { maybePhoto } from "./photo-data";
import {
  EMPTY_QUEUE,
  isReading,
  type PhotoStep,
  photoQueue,
  photosToRead,
  type QueuedPhoto,
} from "./photo-queue";
import { readPhoto } from "./read-photo";
import { keepWaitingPhotos, loadWaitingPhotos } from "./waiting-photos";

function queued(name: string, blob: Blob, state: PhotoStep, id: string = crypto.randomUUID()): QueuedPhoto {
  return { id, name, blob, url: URL.createObjectURL(blob), state };
}

/** The photos on the upload page: added, read one after the other, kept while there is no network. */
export function usePhotoQueue() {
  const [queue, dispatch] = useReducer(photoQueue, EMPTY_QUEUE);
  const [restored, setRestored] = useState(false);
  const utils = trpc.useUtils();
  const online = useOnline();
  const busy = useRef(false);

  const move = useCallback((id: string, state: PhotoStep) => dispatch({ type: "moved", id, state }), []);

  const readOne = useCallback(
    async (photo: QueuedPhoto): Promise<PhotoStep> => {
      if (!navigator.onLine) {
        move(photo.id, { step: "waiting" });
        return { step: "waiting" };
      }
      move(photo.id, { step: "reading", since: performance.now() });
      // Sent once: a reading counts against the plan, so a second try is the person's to make.
      const { state, receipt } = await readPhoto(photo, (base64Image) =>
        utils.client.receipts.create.mutate({ base64Image }),
      );
      if (receipt) utils.receipts.get.setData({ id: receipt.id }, receipt);
      move(photo.id, state);
      void utils.receipts.planUse.invalidate();
      return state;
    },
    [utils, move],
  );

  const readAll = useCallback(
    async (photos: readonly QueuedPhoto[]) => {
      if (busy.current) return;
      busy.current = true;
      try {
        for (const photo of photos) {
          const state = await readOne(photo);
          if (state.step === "failed" && state.code === "plan_limit") break;
        }
      } finally {
        busy.current = false;
      }
    },
    [readOne],
  );

  const add = useCallback((files: readonly File[]): QueuedPhoto[] => {
    const photos = files.filter(maybePhoto).map((file) => queued(file.name, file, { step: "chosen" }));
    if (photos.length < files.length) {
      toast({
        title: "File Reading Error",
        description: "That is neither an image nor a PDF receipt. Please try a different file.",
        tone: "danger",
      });
    }
    if (photos.length > 0) dispatch({ type: "added", photos });
    return photos;
  }, []);

  useEffect(() => {
    let left = false;
    void loadWaitingPhotos().then((photos) => {
      if (left) return;
      const waiting = photos.map(({ id, name, blob }) => queued(name, blob, { step: "waiting" }, id));
      if (waiting.length > 0) dispatch({ type: "added", photos: waiting });
      setRestored(true);
    });
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    if (restored) void keepWaitingPhotos(queue.photos.filter(({ state }) => state.step === "waiting"));
  }, [restored, queue.photos]);

  const nextWaiting = queue.photos.find(({ state }) => state.step === "waiting");
  useEffect(() => {
    if (online && nextWaiting) void readAll([nextWaiting]);
  }, [online, nextWaiting, readAll]);

  return {
    queue,
    online,
    reading: isReading(queue),
    add,
    move,
    choose: (id: string) => dispatch({ type: "chosen", id }),
    remove: (id: string) => dispatch({ type: "removed", id }),
    process: (photos: readonly QueuedPhoto[] = photosToRead(queue)) => readAll(photos),
  };
}
