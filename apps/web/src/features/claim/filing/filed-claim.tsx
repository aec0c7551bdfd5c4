"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Card, CardBody, CardTitle } from "@/components/card";
import { ClaimDownloadsCard } from "@/features/claim/documents/claim-documents";
import { ClaimEntries } from "@/features/claim/entries/claim-entries";
import { Allowed } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { CreditEstimatePanel } from "../estimate/credit-estimate-panel";
import { usePeriodWords } from "../period-words";
import { AdjustClaim } from "./adjust-claim";
import { ChangeList } from "./change-list";
import { ClaimVersions } from "./claim-versions";
import { DifferenceList } from "./difference-list";
import { EarlierChanges } from "./earlier-changes";
import { LaterIncome } from "./later-income";
import { ReturnLinesCard } from "./return-lines-card";
import { TakeBack } from "./take-back";

interface FiledProps {
  claim: ClaimView;
  edition: Edition;
}

/** A filed claim: what was frozen when, what changed since, and how that is reported (claim-29). */
export function FiledClaimCard({ claim, edition }: FiledProps) {
  const t = useTranslations("claim.filed");
  const locale = useLocale();
  const periodWords = usePeriodWords();
  const changes = trpc.claims.changes.useQuery({ id: claim.id });
  const { data } = changes;
  if (!data) return <Loading of={[changes]} className="h-96" label={t("comparing")} />;
  const onDay = (moment: string | null) => (moment ? formatDate(moment.slice(0, 10), locale) : "");
  return (
    <>
      <Card>
        <CardBody>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CardTitle>
              {t(claim.filedElsewhere ? "titleElsewhere" : "title", { day: onDay(claim.filedOn) })}
            </CardTitle>
            <Badge tone={claim.status === "adjusted" ? "info" : "claim"}>{t(`status.${claim.status}`)}</Badge>
          </div>
          {claim.filedElsewhere ? <p className="mt-1 text-sm text-ink-soft">{t("elsewhere")}</p> : null}
          <p className="figures mt-2 text-3xl font-semibold text-claim">
            {formatMoney(data.amountFiled ?? 0, locale)}
          </p>
          <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr] sm:gap-y-3 max-sm:[&>dd]:mb-2">
            <dt className="text-ink-soft">{t("period")}</dt>
            <dd>{claim.period ? periodWords(claim.period) : ""}</dd>
            {data.moreRepayments === null ? null : (
              <>
                <dt className="text-ink-soft">{t("moreRepayments.title")}</dt>
                <dd>{t(`moreRepayments.${data.moreRepayments ? "yes" : "no"}`)}</dd>
              </>
            )}
            <dt className="text-ink-soft">{t("snapshot")}</dt>
            <dd>{onDay(claim.snapshotAt)}</dd>
            <dt className="text-ink-soft">{t("sha256")}</dt>
            <dd className="min-w-0 font-mono text-xs break-all">{claim.snapshotSha256}</dd>
          </dl>
          <ClaimVersions claimId={claim.id} versions={data.versions} />
          {claim.status === "filed" ? (
            <Allowed to="change">
              <TakeBack claimId={claim.id} />
            </Allowed>
          ) : null}
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <CardTitle>{t("changes")}</CardTitle>
          {data.difference.length === 0 ? (
            <p className="mt-2 text-sm">{t("unchanged")}</p>
          ) : (
            <>
              <p className="mt-2 text-sm">{t("now", { amount: formatMoney(data.amountNow, locale) })}</p>
              <AdjustClaim claim={claim} ways={data.waysToReport} />
            </>
          )}
          {data.inWords ? <DifferenceList difference={data.inWords} /> : null}
          <LaterIncome entries={data.incomeOfLaterYears} />
          <ChangeList changes={data.recorded} />
          {data.moreRecorded ? <EarlierChanges claimId={claim.id} page={2} /> : null}
        </CardBody>
      </Card>
      <ClaimEntries claim={claim} />
      <CreditEstimatePanel claim={claim} edition={edition} />
      <ReturnLinesCard claimId={claim.id} />
      <ClaimDownloadsCard claimId={claim.id} />
    </>
  );
}
