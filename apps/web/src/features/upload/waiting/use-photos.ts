"use client";

import { useCallback, useMemo, useReducer } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { photosAmong } from "../reading/photo-data";
import {
  EMPTY_QUEUE,
  type PhotoStep,
  photoQueue,
  photosToKeep,
  type QueuedPhoto,
  queuedPhoto,
} from "../reading/photo-queue";
import { useKeptPhotos } from "./use-kept-photos";
import type { WaitingPhoto } from "./waiting-photo";

function fromBlob(name: string, blob: Blob, step: "chosen" | "waiting") {
  return queuedPhoto(crypto.randomUUID(), name, blob, URL.createObjectURL(blob), { step });
}

function fromKept({ id, name, blob, shared = false }: WaitingPhoto) {
  return queuedPhoto(
    id,
    name,
    blob,
    URL.createObjectURL(blob),
    { step: shared ? "chosen" : "waiting" },
    shared,
  );
}

/** A page's photos: added, removed, and kept on this device while there is no network to have them read. */
export function usePhotos() {
  const t = useTranslations("upload.reading");
  const row = useTranslations("upload.row");
  const toastUndo = useUndoToast();
  const [queue, dispatch] = useReducer(photoQueue, EMPTY_QUEUE);

  const restore = useCallback((found: readonly WaitingPhoto[]) => {
    dispatch({ type: "added", photos: found.map(fromKept) });
  }, []);
  const kept = useKeptPhotos(
    useMemo(() => photosToKeep(queue), [queue]),
    restore,
  );

  const add = useCallback(
    (files: readonly File[]): QueuedPhoto[] => {
      const step = navigator.onLine ? "chosen" : "waiting";
      const { photos: chosen, refused } = photosAmong(files);
      if (refused) toast({ title: t("fileTitle"), description: t(refused), tone: "danger" });
      const photos = chosen.map((file) => fromBlob(file.name, file, step));
      if (photos.length > 0) dispatch({ type: "added", photos });
      return photos;
    },
    [t],
  );

  const takeOut = useCallback(
    (photo: QueuedPhoto) => {
      const place = queue.photos.indexOf(photo);
      dispatch({ type: "removed", id: photo.id });
      toastUndo({ title: row("removed"), description: photo.name }, () =>
        dispatch({ type: "put-back", photo, place }),
      );
    },
    [queue, row, toastUndo],
  );

  return {
    queue,
    /** Who waiting photos are kept for when this page is closed; `null`: they are lost with it. */
    kept,
    add,
    /** Takes photos that the device had already. */
    restore,
    move: useCallback((id: string, state: PhotoStep) => dispatch({ type: "moved", id, state }), []),
    choose: useCallback((id: string) => dispatch({ type: "chosen", id }), []),
    /** Takes out a photo of which there is no draft; an Undo puts it back. */
    takeOut,
    /** Puts a photo that was taken out where it stood. */
    putBack: useCallback(
      (photo: QueuedPhoto, place: number) => dispatch({ type: "put-back", photo, place }),
      [],
    ),
    remove: useCallback((id: string) => dispatch({ type: "removed", id }), []),
  };
}
