"use client";

import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Period } from "@gf-ledger/claim/periods/period";
import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { isNearTaxYear } from "@gf-ledger/domain/tax-report/claim-days";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { SelectField } from "@/components/forms/select-field";
import { IntentLink } from "@/components/intent-link";
import { LinkButton } from "@/components/link-button";
import { Skeleton } from "@/components/notices/skeleton";
import { PageTitle } from "@/components/page-title";
import { Allowed } from "@/features/household/allowed";
import { useToastError } from "@/features/language/toast-failure";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { PrintHead } from "@/features/print/print-head";
import { RecordTabs } from "@/features/records/record-tabs";
import { useTaxYear } from "@/features/tax-summary/use-tax-year";
import { useEdition } from "@/hooks/use-edition";
import { usePeriodWords } from "../claim/period-words";
import { ChecklistOfYear } from "./checklist-of-year";
import { MissingSizesOfYear } from "./missing-sizes";
import { ObservationList } from "./observation-list";
import {
  EMPTY_VALUES,
  type FormStart,
  startOfComparator,
  startOfObservation,
  startOfTag,
} from "./observation-start";
import { TagPhoto } from "./photo/tag-photo";

/**
 * The days of a claim, as the address says them (screens-40); `null` where it says none, which is the calendar year.
 */
function useClaimDays(year: number | null): { from: string; to: string } | null {
  const asked = useSearchParams();
  const [from, to] = [asked.get("from"), asked.get("to")];
  if (year === null || from === null || to === null || from > to) return null;
  return [from, to].every((day) => isCalendarDate(day) && isNearTaxYear(day, year)) ? { from, to } : null;
}

const ObservationForm = loadedWhenShown(() =>
  import("./observation-form").then((module) => module.ObservationForm),
);
const ApplyDialog = loadedWhenShown(() => import("./apply-dialog").then((module) => module.ApplyDialog));

const isOtherThan = (one: Period, other: Period) => one.from !== other.from || one.to !== other.to;

/** What a claim's regular prices rest on, and the person's own evidence for them (prices-28). */
export function PriceBookContent() {
  const edition = useEdition();
  const locale = useLocale();
  const t = useTranslations("priceBook");
  const common = useTranslations("common");
  const toastError = useToastError();
  // The days of a claim are of its tax year, which need not have a purchase.
  const { year, years, choose } = useTaxYear(useSearchParams().has("from") ? "claims" : "purchases");
  const days = useClaimDays(year);
  const periodWords = usePeriodWords();
  const period = days ? periodWords(days) : undefined;
  const [writing, setWriting] = useState<FormStart>();
  const [applying, setApplying] = useState<ObservationView>();
  return (
    <div className="page flex flex-col gap-6 pt-2 pb-8 sm:pb-10">
      <PrintHead title={t("title")} year={year} claimPeriod={period} />
      <RecordTabs year={year} />
      <PageTitle title={t("title")} introduction={t("introduction")}>
        <Allowed to="change">
          <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:grow">
            <LinkButton
              href={year === null ? "/price-book/walk" : `/price-book/walk?year=${year}`}
              tone="secondary"
            >
              {t("walk")}
            </LinkButton>
            <TagPhoto
              label={t("tagPhoto")}
              readingLabel={t("tagReading")}
              tone="secondary"
              onRead={(tag) => setWriting(startOfTag(tag, locale))}
              onUnread={toastError}
            />
            <Button onClick={() => setWriting({ title: "add", values: EMPTY_VALUES })}>
              {t("addPrice")}
            </Button>
          </div>
        </Allowed>
      </PageTitle>
      <section aria-labelledby="checklist" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="checklist" className="text-xl">
            {t("restsOn")}
          </h2>
          <div className="print:hidden">
            <SelectField
              label={t(days ? "taxYear" : "calendarYear")}
              value={String(year ?? "")}
              disabled={year === null}
              options={years.map((one) => ({ value: String(one), label: String(one) }))}
              onChange={(event) => choose(Number(event.target.value))}
              className="min-w-28"
            />
          </div>
        </div>
        {days && year !== null && isOtherThan(calendarYear(year), days) ? (
          <p className="-mt-2 text-sm text-ink-soft">
            {t.rich("claimDays", {
              year: String(year),
              period: periodWords(days),
              link: (words) => (
                <IntentLink
                  href={`/price-book?year=${year}`}
                  className="finger font-semibold text-brand underline underline-offset-2"
                >
                  {words}
                </IntentLink>
              ),
            })}
          </p>
        ) : null}
        {year === null ? (
          <Skeleton className="h-128" label={common("loadingYears")} />
        ) : (
          <ChecklistOfYear
            key={`${year} ${period}`}
            year={year}
            days={days}
            onBetter={(comparator) => setWriting(startOfComparator(comparator))}
          />
        )}
      </section>
      {year === null ? null : <MissingSizesOfYear key={`${year} ${period}`} year={year} days={days} />}
      <ObservationList
        onEdit={(observation) => setWriting(startOfObservation(observation, locale))}
        onApply={setApplying}
      />
      {writing ? (
        <ObservationForm
          start={writing}
          edition={edition}
          onClose={() => setWriting(undefined)}
          onApply={setApplying}
        />
      ) : null}
      {applying ? <ApplyDialog observation={applying} onClose={() => setApplying(undefined)} /> : null}
    </div>
  );
}
