"use client";

import type { ClaimLinkView } from "@gf-ledger/claim/file/claim-link";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoment } from "@gf-ledger/domain/calendar/format-moment";
import { deviceName } from "@gf-ledger/messages/device-name";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { useAllowed } from "@/features/household/allowed";

interface ClaimLinkEntryProps {
  link: ClaimLinkView;
  onWithdraw: (link: ClaimLinkView) => void;
}

/** One link to a claim: whom it is for, until when it works, and its log. */
export function ClaimLinkEntry({ link, onWithdraw: onRevoke }: ClaimLinkEntryProps) {
  const t = useTranslations("claimLinks");
  const common = useTranslations("common");
  const locale = useLocale();
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);
  const isOver = link.expiresAt <= new Date().toISOString();
  const mayChange = useAllowed("change");
  const state = link.revokedAt
    ? ({
        tone: "neutral",
        words: t("withdrawn"),
        when: t("withdrawnOn", { day: day(link.revokedAt) }),
      } as const)
    : isOver
      ? ({ tone: "neutral", words: t("over"), when: t("ended", { day: day(link.expiresAt) }) } as const)
      : !link.works
        ? ({ tone: "neutral", words: t("over"), when: t("endedWithMaker") } as const)
        : link.confirmedAt
          ? ({ tone: "claim", words: t("working"), when: t("until", { day: day(link.expiresAt) }) } as const)
          : ({
              tone: "info",
              words: t("unconfirmed"),
              when: t("until", { day: day(link.expiresAt) }),
            } as const);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{link.email}</span>
            <Badge tone={state.tone}>{state.words}</Badge>
          </p>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {factsInLine([state.when, t("madeBy", { who: link.madeBy })])}
          </p>
        </div>
        {link.works && mayChange ? (
          <Button
            tone="secondary"
            size="small"
            aria-label={t("withdrawNamed", { email: link.email })}
            onClick={() => onRevoke(link)}
          >
            {t("withdraw")}
          </Button>
        ) : null}
      </div>
      {link.openings.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{t("neverOpened")}</p>
      ) : (
        <details className="mt-2 text-sm">
          <summary className="min-h-6 cursor-pointer content-center pointer-coarse:min-h-11">
            {t("log", { count: link.openingCount })}
          </summary>
          {link.openingCount > link.openings.length ? (
            <p className="mt-2">{t("newest", { count: String(link.openings.length) })}</p>
          ) : null}
          <ul className="mt-2 space-y-1">
            {link.openings.map(({ openedAt, what, userAgent }) => (
              <li key={`${openedAt} ${what}`} className="flex flex-wrap gap-x-3">
                <time dateTime={openedAt} className="figures text-ink-soft">
                  {formatMoment(openedAt, locale)}
                </time>
                <span>
                  {t("by", {
                    what: t(`events.${what}`),
                    device: userAgent ? deviceName(userAgent, common) : t("unknownDevice"),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
