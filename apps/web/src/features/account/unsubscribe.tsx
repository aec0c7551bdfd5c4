"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { NarrowPage } from "@/features/auth/narrow-page";
import { type PostAnswer, postJson } from "@/features/auth/post-json";

type Answer = PostAnswer<{ message: string }>;

/**
 * The page that a reminder's link opens. It asks first, because programs that check mail open links as well.
 */
export function Unsubscribe() {
  const t = useTranslations("smallPages.unsubscribe");
  const token = useSearchParams().get("token") ?? "";
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function stop() {
    setBusy(true);
    setAnswer(await postJson(`/api/account/unsubscribe?token=${encodeURIComponent(token)}`));
    setBusy(false);
  }

  return (
    <NarrowPage title={t("title")}>
      {answer?.ok ? (
        <Alert live tone="success" title={answer.body.message}>
          {t("otherMail")}
        </Alert>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-soft">{t("text")}</p>
          {answer ? (
            <Alert live tone="danger" title={t("notStopped")}>
              {answer.message ?? t("wentWrong")}
            </Alert>
          ) : null}
          <Button busy={busy} onClick={() => void stop()}>
            {t("stop")}
          </Button>
        </div>
      )}
    </NarrowPage>
  );
}
