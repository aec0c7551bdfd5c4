"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useUndoReceipt } from "@/features/receipt-editor/changes/use-undo-receipt";
import { keepDraftPhoto } from "@/features/receipt-editor/photo/draft-photos";
import {
  type HeldImage,
  heldImage,
  holdImage,
  releaseImage,
} from "@/features/receipt-editor/photo/held-images";
import { keepThumbnail } from "@/features/receipt-editor/photo/thumbnails";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import type { PhotoQueue, QueuedPhoto } from "./photo-queue";
import { stackedPhotos } from "./stacked-photos";

interface JoinedFrom {
  readonly queue: PhotoQueue;
  readonly reading: boolean;
  readonly remove: (id: string) => void;
  readonly putBack: (photo: QueuedPhoto, place: number) => void;
}

/** The receipts of photos that were read and not saved yet. */
const readReceipts = ({ photos }: PhotoQueue): string[] =>
  photos.flatMap(({ state }) => (state.step === "read" ? [state.receiptId] : []));

/** Shows a receipt beside this photo, and keeps it on the device until the receipt is saved. */
function showPhoto(receiptId: string, { image, takenOn }: Omit<HeldImage, "url">): void {
  holdImage(receiptId, { image, url: URL.createObjectURL(image), takenOn });
  void keepDraftPhoto(receiptId, { image, takenOn });
  void keepThumbnail(receiptId, image);
}

/** The photos of a receipt's parts as one, if the browser has and can draw them all. */
async function stackedPhotosOf(receiptIds: readonly string[]) {
  const images = receiptIds.map(heldImage);
  const blobs = images.flatMap((held) => held?.image ?? []);
  return blobs.length === receiptIds.length ? stackedPhotos(blobs) : null;
}

/**
 * Joins photos of the queue that show parts of one receipt once all are read: at once where that is sure, and where a
 * person says so otherwise (receipts-120). Joining can be undone (receipts-124).
 */
export function useJoinedPhotos({ queue, reading, remove, putBack }: JoinedFrom) {
  const t = useTranslations("upload.parts");
  const utils = trpc.useUtils();
  const offerUndo = useUndoReceipt();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [joining, setJoining] = useState(false);
  const compared = useRef("");

  const join = useCallback(
    async (receiptIds: readonly string[]) => {
      setJoining(true);
      try {
        const [first = "", ...others] = receiptIds;
        const stacked = await stackedPhotosOf(receiptIds);
        const before = receiptIds.map((id) => ({ id, held: heldImage(id) }));
        const takenOn = before[0]?.held?.takenOn ?? null;
        const receipt = await utils.client.receipts.join.mutate({
          id: first,
          receiptIds: others,
          ratios: stacked ? [...stacked.ratios] : null,
        });
        if (stacked) showPhoto(first, { image: stacked.image, takenOn });
        utils.receipts.get.setData({ id: first }, receipt);
        const out = queue.photos.flatMap((photo, place) =>
          photo.state.step === "read" && others.includes(photo.state.receiptId) ? [{ photo, place }] : [],
        );
        for (const { photo } of out) remove(photo.id);
        for (const id of others) releaseImage(id);
        setAsked(null);
        offerUndo(first, { title: t("joined", { photos: receiptIds.length }), tone: "success" }, () => {
          for (const { id, held } of before) if (held) showPhoto(id, held);
          // Its own address went with the photo that was let go.
          for (const { photo, place } of out)
            putBack({ ...photo, url: URL.createObjectURL(photo.blob) }, place);
        });
      } catch (error) {
        toast({ title: t("failed"), description: failureOf(error).message ?? undefined, tone: "danger" });
      } finally {
        setJoining(false);
      }
    },
    [queue, remove, putBack, offerUndo, t, utils],
  );

  const ids = readReceipts(queue);
  const key = ids.join();
  useEffect(() => {
    if (reading || key === compared.current || !key.includes(",")) return;
    compared.current = key;
    void (async () => {
      try {
        const { groups: all } = await utils.client.receipts.parts.query();
        const here = new Set(key.split(","));
        const groups = all.filter(({ receiptIds }) => receiptIds.every((id) => here.has(id)));
        const sure = groups.filter((group) => group.sure);
        for (const { receiptIds } of sure) await join(receiptIds);
        setAsked(groups.find((group) => !group.sure)?.receiptIds ?? null);
      } catch {
        // They stay receipts of their own, as they were read.
      }
    })();
  }, [reading, key, join, utils]);

  const open = asked?.every((id) => ids.includes(id)) ? asked : null;
  return {
    /** Receipts whose photos may show one receipt, from its head to its foot; `null`: nothing to ask. */
    asked: open,
    joining,
    join: () => (open ? join(open) : Promise.resolve()),
    keepApart: () => setAsked(null),
  };
}
