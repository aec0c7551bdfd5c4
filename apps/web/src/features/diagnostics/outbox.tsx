"use client";

import { useCallback, useEffect, useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Card, CardBody } from "@/components/card";
import { EmptyState } from "@/components/empty-state";
import { Skeleton } from "@/components/skeleton";

const SENT_AT = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeStyle: "short" });

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
  const [state, setState] = useState<OutboxState>({ step: "loading" });
  const load = useCallback(() => void fetchOutbox().then(setState), []);
  useEffect(load, [load]);

  return (
    <div className="page max-w-3xl py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Outbox</h1>
        <Button tone="secondary" size="small" onClick={load}>
          Refresh
        </Button>
      </div>
      <p className="mt-2 mb-6 text-ink-soft">
        No mail server is set up, so messages are kept here instead of being sent.
      </p>
      {state.step === "loading" ? <Skeleton className="h-40" /> : null}
      {state.step === "failed" ? (
        <Alert tone="danger" live title="The outbox could not be read.">
          Please try again.
        </Alert>
      ) : null}
      {state.step === "loaded" && state.messages.length === 0 ? (
        <EmptyState title="No messages yet">Sign in with an emailed link, and it appears here.</EmptyState>
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
  return (
    <Card>
      <CardBody>
        <h2 className="text-lg font-semibold">{message.subject}</h2>
        <p className="mt-1 text-sm text-ink-faint">
          To <span className="wrap-anywhere">{message.to}</span> ·{" "}
          <time dateTime={message.date} className="figures">
            {SENT_AT.format(new Date(message.date))}
          </time>
        </p>
        <ul className="mt-3 space-y-2">
          {message.links.map((link) => (
            <li key={link}>
              <a href={link} className="font-medium break-all text-brand underline">
                {link}
              </a>
            </li>
          ))}
        </ul>
        <details className="mt-3">
          <summary className="min-h-9 py-1.5 text-sm font-semibold">Show the text</summary>
          <pre className="mt-2 rounded-md bg-sunken p-4 font-mono text-xs whitespace-pre-wrap">
            {message.text}
          </pre>
        </details>
      </CardBody>
    </Card>
  );
}
