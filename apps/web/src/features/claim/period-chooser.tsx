"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Skeleton } from "@/components/skeleton";
import { Allowed } from "@/features/household/allowed";
import { trpc } from "@/trpc/client";
import { OwnPeriod } from "./own-period";
import { usePeriodWords } from "./period-words";
import { useClaimChanges } from "./use-claim-changes";

interface PeriodProps {
  claim: ClaimView;
  edition: Edition;
}

/** The period of a claim: in Canada the three best twelve months or any others, in the US the calendar year. */
export function PeriodChooser({ claim, edition }: PeriodProps) {
  const t = useTranslations("claim.period");
  const periodWords = usePeriodWords();
  const inForce = claim.period ?? calendarYear(claim.taxYear);
  return (
    <Card id="period" className="scroll-mt-24">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t(edition)}</p>
        <p className="mt-2 font-medium">
          {claim.period || edition === "us"
            ? periodWords(inForce)
            : t("untilChosen", { period: periodWords(inForce) })}
        </p>
        {edition === "ca" ? <BestPeriods claim={claim} /> : null}
      </CardBody>
    </Card>
  );
}

function BestPeriods({ claim }: Pick<PeriodProps, "claim">) {
  const t = useTranslations("claim.period");
  const locale = useLocale();
  const periodWords = usePeriodWords();
  const { data } = trpc.claims.bestPeriod.useQuery({ id: claim.id });
  const { change, busy } = useClaimChanges();
  if (!data) return <Skeleton className="mt-3 h-32" label={t("trying")} />;
  const isChosen = ({ from, to }: { from: string; to: string }) =>
    claim.period?.from === from && claim.period.to === to;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {data.asked.map(({ question, words }) => (
        <Alert key={question} tone="info">
          {words}
        </Alert>
      ))}
      {data.missingRates.length > 0 ? (
        <Alert tone="warn" title={t("rateMissing")}>
          {t("rateMissingText", { days: data.missingRates.slice(0, 5).join(", ") })}
        </Alert>
      ) : null}
      <ul className="divide-y divide-line">
        {data.best.map((one) => (
          <li key={one.from} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
            <span className="min-w-0">
              <span className="block font-medium">
                {one.isCalendarYear ? t("calendarYear", { period: periodWords(one) }) : periodWords(one)}
              </span>
              <span className="block text-ink-soft">
                {t("comesTo", {
                  expenses: formatMoney(one.expenses, locale),
                  eligible: formatMoney(one.eligible ?? 0, locale),
                  leaves: formatMoney(one.leavesForNextYear, locale),
                  nextYear: String(data.taxYear + 1),
                })}
              </span>
            </span>
            <Allowed to="change" otherwise={isChosen(one) ? <Badge tone="claim">{t("chosen")}</Badge> : null}>
              <Button
                tone="secondary"
                size="small"
                disabled={isChosen(one)}
                busy={busy}
                onClick={() => void change({ id: claim.id, period: { from: one.from, to: one.to } })}
              >
                {t(isChosen(one) ? "chosen" : "choose")}
              </Button>
            </Allowed>
          </li>
        ))}
      </ul>
      <Allowed to="change">
        <OwnPeriod claim={claim} />
      </Allowed>
    </div>
  );
}
