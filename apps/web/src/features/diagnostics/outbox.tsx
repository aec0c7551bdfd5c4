"use client";

import { useCallback, useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { EmptyState } from "@/components/notices/empty-state";
import { Skeleton } from "@/components/notices/skeleton";

interface OutboxMessage {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  links: string[];
}

type OutboxState = { step: "loading" } | { step: "failed" } | { step: "loaded"; messages: OutboxMessage[] };

async function fetchOutbox(): Promise<OutboxState> {
  try {
    const response = await fetch("/api/outbox", { cache: "no-store" });
    if (!response.ok) return { step: "failed" };
    return { step: "loaded", messages: (await response.json()).messages };
  } catch {
    return { step: "failed" };
  }
}

/** Shows the messages that would have been sent if a mail server were set (mail-2). */
export function Outbox() {
  const t = useTranslations("diagnostics.outbox");
  const [state, setState] = useState<OutboxState>({ step: "loading" });
  const load = useCallback(() => void fetchOutbox().then(setState), []);
  useEffect(load, [load]);

  return (
    <div className="page max-w-3xl py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{t("title")}</h1>
        <Button tone="secondary" size="small" onClick={load}>
          {t("refresh")}
        </Button>
      </div>
      <p className="mt-2 mb-6 text-ink-soft">{t("why")}</p>
      {state.step === "loading" ? <Skeleton className="h-40" /> : null}
      {state.step === "failed" ? (
        <Alert tone="danger" live title={t("notRead")}>
          {t("tryAgain")}
        </Alert>
      ) : null}
      {state.step === "loaded" && state.messages.length === 0 ? (
        <EmptyState title={t("empty")}>{t("first")}</EmptyState>
      ) : null}
      {state.step === "loaded" ? (
        <ul className="space-y-5">
          {state.messages.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const t = useTranslations("diagnostics.outbox");
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: "long", timeStyle: "short" });
  return (
    <Card>
      <CardBody>
        <h2 className="text-lg font-semibold">{message.subject}</h2>
        <p className="mt-1 text-sm text-ink-faint">
          {t.rich("addressed", {
            address: () => <span className="wrap-anywhere">{message.to}</span>,
            sent: () => (
              <time dateTime={message.date} className="figures">
                {moment.format(new Date(message.date))}
              </time>
            ),
          })}
        </p>
        <ul className="mt-1">
          {message.links.map((link) => (
            <li key={link}>
              <a href={link} className="block py-2.5 font-medium break-all text-brand underline">
                {link}
              </a>
            </li>
          ))}
        </ul>
        <details className="mt-1">
          <summary className="min-h-11 py-3 text-sm font-semibold">{t("text")}</summary>
          <pre className="mt-2 rounded-md bg-sunken p-4 font-mono text-xs whitespace-pre-wrap">
            {message.text}
          </pre>
        </details>
      </CardBody>
    </Card>
  );
}
