"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import type { useJoinedPhotos } from "../reading/use-joined-photos";

/** Asks whether photos that were read show parts of one receipt (receipts-120). */
export function PartsAsked({ asked, joining, join, keepApart }: ReturnType<typeof useJoinedPhotos>) {
  const t = useTranslations("upload.parts");
  if (asked === null) return null;
  return (
    <Alert
      live
      tone="warn"
      title={t("title", { photos: asked.length })}
      actions={
        <>
          <Button tone="secondary" size="small" busy={joining} onClick={() => void join()}>
            {t("join")}
          </Button>
          <Button tone="secondary" size="small" disabled={joining} onClick={keepApart}>
            {t("apart")}
          </Button>
        </>
      }
    >
      {t("text")}
    </Alert>
  );
}
