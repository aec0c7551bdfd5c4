"use client";

import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { DropZone } from "../photo/drop-zone";
import { PhotoInputs } from "../photo/photo-inputs";
import { PhotoRow } from "../photo/photo-row";
import { OfflineNotice } from "./offline-notice";
import { usePhotos } from "./use-photos";

/** The upload page without a network to ask for the account: photos are taken and kept, the rest waits. */
export function OfflineUpload() {
  const t = useTranslations("upload");
  const { queue, kept, add, takeOut, choose } = usePhotos();
  const onFiles = useCallback((files: File[]) => void add(files), [add]);
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-10">
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      <OfflineNotice kept={kept} />
      <DropZone onFiles={onFiles}>
        <div className="flex flex-col gap-4 rounded-lg border-2 border-dashed border-line-strong/60 bg-surface p-5">
          <PhotoInputs onFiles={onFiles} />
          {queue.photos.length > 0 ? (
            <ul aria-label={t("queue")} className="flex flex-col gap-2">
              {queue.photos.map((photo) => (
                <PhotoRow
                  key={photo.id}
                  photo={photo}
                  current={false}
                  onChoose={() => choose(photo.id)}
                  onRemove={() => takeOut(photo)}
                  onRetry={() => choose(photo.id)}
                />
              ))}
            </ul>
          ) : null}
        </div>
      </DropZone>
    </div>
  );
}
