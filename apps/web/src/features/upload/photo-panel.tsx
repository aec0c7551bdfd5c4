"use client";

import { PlusIcon } from "@heroicons/react/20/solid";
import { Button } from "@/components/button";
import { NoReceiptFound } from "./no-receipt-found";
import { PhotoAdvice } from "./photo-advice";
import { PhotoInput } from "./photo-inputs";
import { PhotoKnown } from "./photo-known";
import { PhotoPreview } from "./photo-preview";
import { type PhotoStep, photosToRead, type QueuedPhoto } from "./photo-queue";
import { PhotoRow } from "./photo-row";
import { ReadingFailed } from "./reading-failed";
import type { usePhotoQueue } from "./use-photo-queue";

interface PhotoPanelProps {
  photos: ReturnType<typeof usePhotoQueue>;
  onFiles: (files: File[]) => void;
  /** Takes a photo out of the queue, with the draft that was read from it. */
  onSkip: (photo: QueuedPhoto) => void;
}

/** The steps in which the photo is previewed here; once its items are there, it is shown beside them. */
const PREVIEWED: ReadonlySet<PhotoStep["step"]> = new Set([
  "chosen",
  "waiting",
  "reading",
  "failed",
  "known",
  "no-receipt",
]);

/** The queue of photos, the preview of the current one, and the button that has them read. */
export function PhotoPanel({ photos, onFiles, onSkip }: PhotoPanelProps) {
  const { queue, reading } = photos;
  const current = queue.photos.find(({ id }) => id === queue.currentId);
  const toRead = photosToRead(queue);
  const preview = current && PREVIEWED.has(current.state.step);

  return (
    <div className="flex flex-col gap-4">
      {current?.state.step === "failed" ? (
        <ReadingFailed state={current.state} onRetry={() => void photos.process([current])} />
      ) : null}
      {current?.state.step === "known" ? (
        <PhotoKnown known={current.state} onReadAgain={() => void photos.readAgain(current)} />
      ) : null}
      {current?.state.step === "no-receipt" ? (
        <NoReceiptFound
          reason={current.state.reason}
          onAgain={(files) => {
            onFiles(files);
            onSkip(current);
          }}
          onByHand={() => photos.checkByHand(current)}
        />
      ) : null}
      {current?.state.step === "chosen" ? (
        <PhotoAdvice
          key={`${current.id} advice`}
          photo={current}
          onAgain={(files) => {
            onFiles(files);
            onSkip(current);
          }}
        />
      ) : null}
      {current && preview ? (
        <PhotoPreview
          key={current.id}
          photo={current}
          disabled={reading}
          onChange={(files) => {
            onFiles(files);
            onSkip(current);
          }}
        />
      ) : null}
      <ul aria-label="Photos" className="flex flex-col gap-2">
        {queue.photos.map((photo) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            current={photo.id === queue.currentId}
            onChoose={() => photos.choose(photo.id)}
            onRemove={() => onSkip(photo)}
            onRetry={() => void photos.process([photo])}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row">
        {reading || toRead.length > 0 ? (
          <Button size="large" busy={reading} onClick={() => void photos.process()} className="sm:flex-1">
            {reading
              ? "Processing... (about 5-30 sec)"
              : toRead.length > 1
                ? `Process ${toRead.length} Images`
                : "Process Image"}
          </Button>
        ) : null}
        <PhotoInput tone="secondary" size={toRead.length > 0 ? "large" : "medium"} multiple onFiles={onFiles}>
          <PlusIcon aria-hidden="true" className="size-5" />
          Add photos
        </PhotoInput>
      </div>
    </div>
  );
}
