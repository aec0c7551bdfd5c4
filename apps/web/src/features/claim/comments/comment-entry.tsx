"use client";

import type { CommentView } from "@gf-ledger/domain/account/household-access";
import { formatMoment } from "@gf-ledger/domain/calendar/format-moment";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { Allowed } from "@/features/household/allowed";
import { useCommentChanges } from "./use-comment-changes";

/** Which line item a comment is about, with the way to it in the reports. */
function ItemOfComment({ comment: { lineItem, purchaseDate } }: { comment: CommentView }) {
  const t = useTranslations("claimComments");
  if (lineItem === null || purchaseDate === null) return null;
  const asked = new URLSearchParams({ year: purchaseDate.slice(0, 4), q: lineItem.slice(0, 100) });
  return (
    <IntentLink
      href={`/reports?${asked}`}
      className="font-semibold text-brand underline underline-offset-2 wrap-anywhere"
    >
      {t("about", { item: lineItem })}
    </IntentLink>
  );
}

interface CommentEntryProps {
  claimId: string;
  comment: CommentView;
  /** Called to answer about the comment's line item. Given in lists about several line items, which also name it. */
  onAnswer?: ((comment: CommentView) => void) | undefined;
}

/** One comment: by whom, when, about what, whether it is dealt with, and what may be done with it. */
export function CommentEntry({ claimId, comment, onAnswer }: CommentEntryProps) {
  const t = useTranslations("claimComments");
  const locale = useLocale();
  const { settle, remove } = useCommentChanges(claimId);
  const { id, own, settled, createdAt } = comment;
  const author = own ? t("you") : comment.author;
  const deletion = (
    <Button
      tone="quiet"
      size="small"
      aria-label={t("deleteNamed", { author })}
      onClick={() => void remove(comment)}
    >
      {t("delete")}
    </Button>
  );
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
        <span className="font-medium text-ink wrap-anywhere">{author}</span>
        {onAnswer ? <ItemOfComment comment={comment} /> : null}
        <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
        {settled ? <Badge>{t("done")}</Badge> : null}
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{comment.text}</p>
      <div className="-ml-2 flex flex-wrap">
        {onAnswer && comment.lineItemId !== null ? (
          <Button
            tone="quiet"
            size="small"
            aria-label={t("answerNamed", { author })}
            onClick={() => onAnswer(comment)}
          >
            {t("answer")}
          </Button>
        ) : null}
        <Button
          tone="quiet"
          size="small"
          aria-label={t(settled ? "reopenNamed" : "settleNamed", { author })}
          onClick={() => settle(id, !settled)}
        >
          {t(settled ? "reopen" : "settle")}
        </Button>
        {own ? deletion : <Allowed to="account">{deletion}</Allowed>}
      </div>
    </li>
  );
}
