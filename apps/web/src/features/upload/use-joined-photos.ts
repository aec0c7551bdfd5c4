"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/toast";
import { keepDraftPhoto } from "@/features/receipt-editor/draft-photos";
import { heldImage, holdImage, releaseImage } from "@/features/receipt-editor/held-images";
import { keepThumbnail } from "@/features/receipt-editor/thumbnails";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import type { PhotoQueue } from "./photo-queue";
import { stackedPhotos } from "./stacked-photos";

interface JoinedFrom {
  readonly queue: PhotoQueue;
  readonly reading: boolean;
  readonly remove: (id: string) => void;
}

/** The receipts of photos that were read and not saved yet. */
const readReceipts = ({ photos }: PhotoQueue): string[] =>
  photos.flatMap(({ state }) => (state.step === "read" ? [state.receiptId] : []));

/** The photos of a receipt's parts as one, if the browser has and can draw them all. */
async function stackedPhotosOf(receiptIds: readonly string[]) {
  const images = receiptIds.map(heldImage);
  const blobs = images.flatMap((held) => held?.image ?? []);
  return blobs.length === receiptIds.length ? stackedPhotos(blobs) : null;
}

/**
 * Joins photos of the queue that show parts of one receipt once all are read: at once where that is sure, and where a
 * person says so otherwise (receipts-120).
 */
export function useJoinedPhotos({ queue, reading, remove }: JoinedFrom) {
  const t = useTranslations("upload.parts");
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [joining, setJoining] = useState(false);
  const compared = useRef("");

  const join = useCallback(
    async (receiptIds: readonly string[]) => {
      setJoining(true);
      try {
        const [first = "", ...others] = receiptIds;
        const stacked = await stackedPhotosOf(receiptIds);
        const takenOn = heldImage(first)?.takenOn ?? null;
        const receipt = await utils.client.receipts.join.mutate({
          id: first,
          receiptIds: others,
          ratios: stacked ? [...stacked.ratios] : null,
        });
        if (stacked) {
          holdImage(first, { image: stacked.image, url: URL.createObjectURL(stacked.image), takenOn });
          void keepDraftPhoto(first, { image: stacked.image, takenOn });
          void keepThumbnail(first, stacked.image);
        }
        utils.receipts.get.setData({ id: first }, receipt);
        for (const { id, state } of queue.photos) {
          if (state.step !== "read" || !others.includes(state.receiptId)) continue;
          remove(id);
          releaseImage(state.receiptId);
        }
        setAsked(null);
        toast({ title: t("joined", { photos: receiptIds.length }), tone: "success" });
      } catch (error) {
        toast({ title: t("failed"), description: failureOf(error).message ?? undefined, tone: "danger" });
      } finally {
        setJoining(false);
      }
    },
    [queue, remove, t, utils],
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
