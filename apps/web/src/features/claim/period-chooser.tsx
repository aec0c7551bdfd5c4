"use client";

import type { BestPeriodView, ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { Allowed } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { OwnPeriod } from "./own-period";
import { usePeriodWords } from "./period-words";
import { useClaimChanges } from "./use-claim-changes";

interface PeriodProps {
  claim: ClaimView;
  edition: Edition;
}

type Days = { from: string; to: string };
type OwnDays = readonly (Days & { personId: string })[];

const sameDays = (a: Days, b: Days) => a.from === b.from && a.to === b.to;
const sameOfPersons = (a: OwnDays, b: OwnDays) =>
  a.length === b.length &&
  a.every((own) => b.some((other) => other.personId === own.personId && sameDays(own, other)));

/** The period of a claim: in Canada the three best twelve months or any others, in the US the calendar year. */
export function PeriodChooser({ claim, edition }: PeriodProps) {
  const t = useTranslations("claim.period");
  const periodWords = usePeriodWords();
  const people = trpc.people.list.useQuery({ year: claim.taxYear }).data?.people ?? [];
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";
  const inForce = claim.period ?? calendarYear(claim.taxYear);
  return (
    <Card id="period" className="scroll-mt-24">
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 text-sm text-ink-soft">{t(edition)}</p>
        <p className="mt-2 font-medium">{periodWords(inForce)}</p>
        {claim.period?.ofPersons.map((own) => (
          <p key={own.personId} className="mt-1 font-medium wrap-anywhere">
            {t("ofPerson", { period: periodWords(own), name: nameOf(own.personId) })}
          </p>
        ))}
        {edition === "ca" ? <BestPeriods claim={claim} nameOf={nameOf} people={people} /> : null}
        {claim.period || edition === "us" ? null : (
          <p className="mt-3 text-sm text-ink-soft">{t("untilChosen", { period: periodWords(inForce) })}</p>
        )}
      </CardBody>
    </Card>
  );
}

interface BestProps extends Pick<PeriodProps, "claim"> {
  nameOf: (id: string) => string;
  people: readonly PersonView[];
}

function BestPeriods({ claim, nameOf, people }: BestProps) {
  const t = useTranslations("claim.period");
  const locale = useLocale();
  const periodWords = usePeriodWords();
  const found = trpc.claims.bestPeriod.useQuery({ id: claim.id });
  const { data } = found;
  const { change, busy } = useClaimChanges();
  if (!data)
    return (
      <div className="mt-3">
        <Loading of={[found]} className="h-32" label={t("trying")} />
      </div>
    );
  const isChosen = (one: BestPeriodView["best"][number]) =>
    claim.period !== null &&
    sameDays(claim.period, one) &&
    sameOfPersons(claim.period.ofPersons, one.ofPersons);
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
          <li
            key={`${one.from} ${one.ofPersons.length}`}
            className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm"
          >
            <span className="flex-1 basis-60">
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
              {one.ofPersons.map((own) => (
                <span key={own.personId} className="block text-ink-soft">
                  {t("ofPersonComesTo", {
                    period: periodWords(own),
                    name: nameOf(own.personId),
                    expenses: formatMoney(own.expenses, locale),
                  })}
                </span>
              ))}
            </span>
            <Allowed to="change" otherwise={isChosen(one) ? <Badge tone="claim">{t("chosen")}</Badge> : null}>
              <Button
                tone="secondary"
                size="small"
                disabled={isChosen(one)}
                busy={busy}
                onClick={() => {
                  const { from, to, ofPersons } = one;
                  void change({ id: claim.id, period: { from, to, ofPersons } });
                }}
              >
                {t(isChosen(one) ? "chosen" : "choose")}
              </Button>
            </Allowed>
          </li>
        ))}
      </ul>
      <Allowed to="change">
        <OwnPeriod key={JSON.stringify(claim.period)} claim={claim} people={people} />
      </Allowed>
    </div>
  );
}
