"use client";

import { BellIcon, PlusIcon } from "@heroicons/react/20/solid";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { checkedTogether, type PhotoStep, photosToRead } from "../reading/photo-queue";
import { useAnnounceWhenRead } from "../reading/use-announce-when-read";
import type { usePhotoQueue } from "../reading/use-photo-queue";
import type { useSkipPhoto } from "../reading/use-skip-photo";
import { NoReceiptFound } from "./no-receipt-found";
import { PhotoAdvice } from "./photo-advice";
import { PhotoInput } from "./photo-inputs";
import { PhotoKnown } from "./photo-known";
import { PhotoPreview } from "./photo-preview";
import { PhotoRow } from "./photo-row";
import { ReadingFailed } from "./reading-failed";

interface PhotoPanelProps {
  photos: ReturnType<typeof usePhotoQueue>;
  onFiles: (files: File[]) => void;
  /** Whether a receipt is being checked below, whose Save is the page's one filled button. */
  checking: boolean;
  /** Takes a photo out of the queue, with the draft that was read from it. */
  skip: ReturnType<typeof useSkipPhoto>;
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

/** The steps of a photo that was not read, with a notice that says what to do. */
const NOT_READ: ReadonlySet<PhotoStep["step"]> = new Set(["failed", "known", "no-receipt"]);

/** The queue of photos, the preview of the current one, and the button that has them read. */
export function PhotoPanel({ photos, onFiles, checking, skip }: PhotoPanelProps) {
  const t = useTranslations("upload");
  const { queue, reading } = photos;
  const current = queue.photos.find(({ id }) => id === queue.currentId);
  const toRead = photosToRead(queue);
  const together = checkedTogether(queue);
  const read = queue.photos.filter(({ state }) => state.step === "read").length;
  const announced = queue.photos.length > 1 && queue.photos.every(({ state }) => state.step !== "waiting");
  const announcement = useAnnounceWhenRead({ reading, read, toldAbout: announced });
  const notice = useRef<HTMLDivElement>(null);
  const notRead = current && NOT_READ.has(current.state.step) ? current.id : null;
  useEffect(() => {
    // It stands above the photo, and the button that was pressed below it.
    if (notRead !== null) notice.current?.scrollIntoView({ block: "nearest" });
  }, [notRead]);
  const preview = current && PREVIEWED.has(current.state.step);

  return (
    <div className="flex flex-col gap-4">
      <div ref={notice} className="scroll-mt-20 empty:hidden">
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
              skip.replace(current);
            }}
            onByHand={() => photos.checkByHand(current)}
          />
        ) : null}
      </div>
      {current?.state.step === "chosen" ? (
        <PhotoAdvice
          key={`${current.id} advice`}
          photo={current}
          onAgain={(files) => {
            onFiles(files);
            skip.replace(current);
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
            skip.replace(current);
          }}
        />
      ) : null}
      <ul aria-label={t("queue")} className="flex flex-col gap-2">
        {queue.photos.map((photo) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            current={photo.id === queue.currentId}
            onChoose={() => photos.choose(photo.id)}
            onRemove={() => skip.remove(photo)}
            onRetry={() => void photos.process([photo])}
          />
        ))}
      </ul>
      {reading && queue.photos.length > 1 && announcement.askable ? (
        <Button tone="quiet" size="small" className="self-start" onClick={announcement.ask}>
          <BellIcon aria-hidden="true" className="size-5" />
          {t("told.ask")}
        </Button>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row">
        {reading || toRead.length > 0 ? (
          <Button
            tone={checking ? "secondary" : "primary"}
            size="large"
            busy={reading}
            onClick={() => void photos.process()}
            className="sm:flex-1"
          >
            {reading
              ? t("processing")
              : toRead.length > 1
                ? t("processMany", { photos: toRead.length })
                : t("process")}
          </Button>
        ) : null}
        {together > 0 ? (
          <LinkButton
            href="/receipts#to-check"
            tone={checking || reading || toRead.length > 0 ? "secondary" : "primary"}
            size="large"
            data-keeps-work
            className="sm:flex-1"
          >
            {t("checkTogether", { receipts: together })}
          </LinkButton>
        ) : null}
        <PhotoInput
          tone="secondary"
          size={toRead.length + together > 0 ? "large" : "medium"}
          multiple
          onFiles={onFiles}
        >
          <PlusIcon aria-hidden="true" className="size-5" />
          {t("addPhotos")}
        </PhotoInput>
      </div>
    </div>
  );
}
