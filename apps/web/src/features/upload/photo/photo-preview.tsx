"use client";

import Image from "next/image";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { QueuedPhoto } from "../reading/photo-queue";
import { PhotoInput } from "./photo-inputs";

interface PhotoPreviewProps {
  photo: QueuedPhoto;
  disabled: boolean;
  onChange: (files: File[]) => void;
}

/** The chosen photo, large, with a way to change it (receipts-29). */
export function PhotoPreview({ photo, disabled, onChange }: PhotoPreviewProps) {
  const t = useTranslations("upload.preview");
  const [broken, setBroken] = useState(false);
  return (
    <figure className="relative overflow-hidden rounded-lg border border-line bg-sunken">
      {broken ? (
        <p className="grid min-h-64 place-items-center p-6 text-center text-sm text-ink-soft">
          {t(photo.state.step === "failed" ? "none" : "noneButRead")}
        </p>
      ) : (
        <Image
          unoptimized
          loading="eager"
          width={1200}
          height={1600}
          src={photo.url}
          alt={t("alt")}
          className="mx-auto max-h-[45vh] w-full object-contain sm:max-h-112"
          onError={() => setBroken(true)}
        />
      )}
      <figcaption className="flex items-center justify-between gap-3 border-t border-line bg-surface px-3 py-2">
        <span className="truncate text-sm text-ink-soft">{photo.name}</span>
        <PhotoInput tone="secondary" size="small" disabled={disabled} onFiles={onChange}>
          {t("change")}
        </PhotoInput>
      </figcaption>
    </figure>
  );
}
