"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { DraftSummary } from "@gf-ledger/domain/receipt/draft-summary";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { IntentLink } from "@/components/intent-link";
import { LinkButton } from "@/components/link-button";
import { useDiscarding } from "@/features/receipt-editor/changes/use-discarding";
import { trpc } from "@/trpc/client";

/** Enough to find the latest one; the rest is shown on demand. */
const FIRST_SHOWN = 3;

/** Receipts that were read and not saved, so that no correction made on one is lost. */
export function UnsavedReceipts() {
  const t = useTranslations("upload.unsaved");
  // A receipt saved on another page a moment ago must not be listed here.
  const { data } = trpc.receipts.drafts.useQuery(undefined, { staleTime: 0 });
  const [all, setAll] = useState(false);
  const { ask, dialog } = useDiscarding();
  const drafts = data?.drafts ?? [];
  if (drafts.length === 0) return null;
  const shown = all ? drafts : drafts.slice(0, FIRST_SHOWN);
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t("text")}</p>
        <ul className="mt-3 divide-y divide-line">
          {shown.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onDiscard={ask} />
          ))}
        </ul>
        {drafts.length > 1 ? (
          <IntentLink
            href="/receipts#to-check"
            className="finger mt-2 inline-block text-sm font-semibold text-brand underline underline-offset-2"
          >
            {t("checkAll")}
          </IntentLink>
        ) : null}
        {drafts.length > shown.length ? (
          <Button tone="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
            {t("more", { receipts: drafts.length - shown.length })}
          </Button>
        ) : null}
      </CardBody>
      {dialog}
    </Card>
  );
}

interface DraftRowProps {
  draft: DraftSummary;
  onDiscard: (draft: DraftSummary) => void;
}

function DraftRow({ draft, onDiscard }: DraftRowProps) {
  const locale = useLocale();
  const t = useTranslations("upload.unsaved");
  const common = useTranslations("common");
  const store = draft.store ?? common("unknownStore");
  const facts = [
    draft.purchaseDate ? formatDate(draft.purchaseDate, locale) : common("unknownDate"),
    ...(draft.reopened ? [t("reopened")] : []),
    t("items", { items: draft.itemCount }),
    ...(draft.total === null ? [] : [formatMoney(draft.total, locale, draft.currency)]),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{store}</p>
        <p className="text-sm text-ink-soft">{factsInLine(facts)}</p>
      </div>
      <div className="flex gap-2">
        <Button tone="quiet" size="small" onClick={() => onDiscard(draft)}>
          {t(draft.reopened ? "leave" : "discard")}
          <span className="sr-only"> {store}</span>
        </Button>
        <LinkButton tone="secondary" size="small" href={`/receipt-review/${draft.id}`}>
          {t.rich("review", { store, hidden: (words) => <span className="sr-only">{words}</span> })}
        </LinkButton>
      </div>
    </li>
  );
}
