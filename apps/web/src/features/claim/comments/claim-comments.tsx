"use client";

import type { CommentView } from "@gf-ledger/domain/account/household-access";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { trpc } from "@/trpc/client";
import { CommentEntry } from "./comment-entry";
import { CommentForm } from "./comment-form";

/** What the people of a household say about a claim and its line items, and how much of it is open (accounts-56). */
export function ClaimComments({ claimId }: { claimId: string }) {
  const t = useTranslations("claimComments");
  const { data } = trpc.comments.list.useQuery({ claimId });
  const [about, setAbout] = useState<CommentView | null>(null);
  const open = data?.comments.filter(({ settled }) => !settled).length ?? 0;
  return (
    <Card id="comments" className="scroll-mt-24 print:hidden">
      <CardBody>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle>{t("title")}</CardTitle>
          {open > 0 ? <Badge tone="info">{t("openCount", { count: open })}</Badge> : null}
        </div>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("introduction")}</p>
        {data?.comments.length === 0 ? <p className="mt-4 text-sm text-ink-soft">{t("none")}</p> : null}
        {data && data.comments.length > 0 ? (
          <ul aria-label={t("list")} className="mt-4 divide-y divide-line">
            {data.comments.map((comment) => (
              <CommentEntry key={comment.id} claimId={claimId} comment={comment} onAnswer={setAbout} />
            ))}
          </ul>
        ) : null}
        {about ? (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm">
            <span className="font-medium wrap-anywhere">
              {t("aboutItem", { item: about.lineItem ?? "" })}
            </span>
            <Button tone="quiet" size="small" onClick={() => setAbout(null)}>
              {t("aboutClaim")}
            </Button>
          </p>
        ) : null}
        <CommentForm
          claimId={claimId}
          lineItemId={about?.lineItemId ?? null}
          onAdded={() => setAbout(null)}
        />
      </CardBody>
    </Card>
  );
}
