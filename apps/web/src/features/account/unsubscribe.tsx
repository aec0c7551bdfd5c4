"use client";

import type { Messages } from "@gf-ledger/messages/messages";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { NarrowPage } from "@/features/auth/narrow-page";
import { type PostAnswer, postJson } from "@/features/auth/post-json";

type Answer = PostAnswer<{ message: string }>;

/**
 * The page that a reminder's link opens. It asks first, because programs that check mail open links as well.
 */
export function Unsubscribe({ words }: { words: Messages["smallPages"]["unsubscribe"] }) {
  const token = useSearchParams().get("token") ?? "";
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function stop() {
    setBusy(true);
    setAnswer(await postJson(`/api/account/unsubscribe?token=${encodeURIComponent(token)}`));
    setBusy(false);
  }

  return (
    <NarrowPage title={words.title}>
      {answer?.ok ? (
        <Alert live tone="success" title={answer.body.message}>
          {words.otherMail}
        </Alert>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-soft">{words.text}</p>
          {answer ? (
            <Alert live tone="danger" title={words.notStopped}>
              {answer.message ?? words.wentWrong}
            </Alert>
          ) : null}
          <Button busy={busy} onClick={() => void stop()}>
            {words.stop}
          </Button>
        </div>
      )}
    </NarrowPage>
  );
}
