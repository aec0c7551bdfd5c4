"use client";

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
export function Unsubscribe() {
  const token = useSearchParams().get("token") ?? "";
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function stop() {
    setBusy(true);
    setAnswer(await postJson(`/api/account/unsubscribe?token=${encodeURIComponent(token)}`));
    setBusy(false);
  }

  return (
    <NarrowPage title="Stop reminders">
      {answer?.ok ? (
        <Alert live tone="success" title={answer.body.message}>
          Mail about your own sign-in and your own subscription still comes.
        </Alert>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-soft">
            Every February, GF Ledger reminds you that your tax report is ready. You can stop that here, and
            begin it again on your account page.
          </p>
          {answer ? (
            <Alert live tone="danger" title="The reminders were not stopped">
              {answer.message ?? "Something went wrong. Please try again."}
            </Alert>
          ) : null}
          <Button busy={busy} onClick={() => void stop()}>
            Stop these reminders
          </Button>
        </div>
      )}
    </NarrowPage>
  );
}
