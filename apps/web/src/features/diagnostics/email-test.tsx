"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/notices/alert";
import { NarrowPage } from "../auth/narrow-page";
import { postJson } from "../auth/post-json";

type Result = { ok: boolean; message: string };

/**
 * Sends a test message (mail-8). Says 'An unknown error occurred' when the server is not reached (mail-8).
 */
export function EmailTest() {
  const t = useTranslations("diagnostics.mail");
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setResult(null);
    const answer = await postJson<{ message?: string }>("/api/test/email", { email });
    setBusy(false);
    if (answer.ok) setResult({ ok: true, message: answer.body?.message ?? t("sent") });
    else if (answer.status === 0) setResult({ ok: false, message: t("unknown") });
    else setResult({ ok: false, message: answer.message ?? t("notSent") });
  }

  return (
    <NarrowPage title={t("title")}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <TextField
          label={t("email")}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={email.trim() === ""}>
          {t(busy ? "sending" : "send")}
        </Button>
        {result ? (
          <Alert live tone={result.ok ? "success" : "danger"} title={t(result.ok ? "success" : "error")}>
            {result.message}
          </Alert>
        ) : null}
      </form>
    </NarrowPage>
  );
}
