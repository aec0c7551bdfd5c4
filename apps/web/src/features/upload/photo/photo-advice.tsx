"use client";

import type { PhotoFault } from "@gf-ledger/domain/image/photo-fault";
import { CameraIcon } from "@heroicons/react/20/solid";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import { photoFaultOf } from "../reading/photo-fault-of";
import type { QueuedPhoto } from "../reading/photo-queue";
import { PhotoInput } from "./photo-inputs";

interface PhotoAdviceProps {
  photo: QueuedPhoto;
  onAgain: (files: File[]) => void;
}

/** Says what seems wrong with a photo before it is read (reading-45). It can be read anyway. */
export function PhotoAdvice({ photo, onAgain }: PhotoAdviceProps) {
  const t = useTranslations("photoAdvice");
  const [fault, setFault] = useState<PhotoFault | null>(null);
  useEffect(() => {
    let left = false;
    void photoFaultOf(photo.blob).then((found) => {
      if (!left) setFault(found);
    });
    return () => {
      left = true;
    };
  }, [photo.blob]);
  if (fault === null) return null;
  return (
    <Alert
      live
      tone="warn"
      title={t(`title.${fault}`)}
      actions={
        <PhotoInput camera tone="secondary" size="small" onFiles={onAgain}>
          <CameraIcon aria-hidden="true" className="size-5" />
          {t("again")}
        </PhotoInput>
      }
    >
      {t(`text.${fault}`)}
    </Alert>
  );
}
