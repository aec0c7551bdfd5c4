"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { unclaimedPhotos } from "./unclaimed-photos";
import type { WaitingPhoto } from "./waiting-photo";

/** Asks whose photos were taken here while nobody was signed in; until then none is shown or sent (accounts-89). */
export function UnclaimedNotice({ onTaken }: { onTaken: (photos: readonly WaitingPhoto[]) => void }) {
  const t = useTranslations("upload.unclaimed");
  const [count, setCount] = useState(0);
  useEffect(() => {
    let left = false;
    void unclaimedPhotos().then(({ photos }) => {
      if (!left) setCount(photos.length);
    });
    return () => {
      left = true;
    };
  }, []);
  if (count === 0) return null;

  async function settle(take: boolean) {
    const { photos, forget } = await unclaimedPhotos();
    if (take) onTaken(photos);
    await forget();
    setCount(0);
  }

  return (
    <Alert
      tone="info"
      title={t("title", { count })}
      live
      actions={
        <>
          <Button size="small" tone="secondary" onClick={() => void settle(true)}>
            {t("take")}
          </Button>
          <Button size="small" tone="secondary" onClick={() => void settle(false)}>
            {t("delete")}
          </Button>
        </>
      }
    >
      {t("text")}
    </Alert>
  );
}
