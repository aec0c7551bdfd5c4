"use client";

import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { Skeleton } from "@/components/notices/skeleton";
import { PageTitle } from "@/components/page-title";
import { PrintHead } from "@/features/print/print-head";
import { RecordTabs } from "@/features/records/record-tabs";
import { DownloadButton } from "@/features/reports/documents/download-button";
import { reportOf } from "@/features/reports/documents/download-csv";
import { DocumentationReminder } from "./documentation-reminder";
import { ProductsOfYear } from "./products-of-year";
import { SummaryOfYear } from "./summary-of-year";
import { TaxInformation } from "./tax-information";
import { useTaxYear } from "./use-tax-year";

/** The sums of a tax year, and what its claim needs (reports-30). */
export function TaxSummaryContent() {
  const { edition } = LOCALE_FACTS[useLocale()];
  const t = useTranslations("taxSummary");
  const common = useTranslations("common");
  const { year, years, choose } = useTaxYear();
  return (
    <div className="page flex flex-col gap-6 pt-2 pb-8 sm:pb-10">
      <PrintHead title={t("title")} year={year} />
      <RecordTabs year={year} />
      <PageTitle title={t("title")} introduction={t("introduction", { edition })}>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:grow print:hidden">
          <SelectField
            label={t("taxYear")}
            value={String(year ?? "")}
            disabled={year === null}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => choose(Number(event.target.value))}
            className="min-w-28"
          />
          {year === null ? null : <DownloadButton file={reportOf(year)} />}
        </div>
      </PageTitle>
      <DocumentationReminder />
      {year === null ? (
        <Skeleton className="h-128" label={common("loadingYears")} />
      ) : (
        <SummaryOfYear key={`categories ${year}`} year={year} />
      )}
      {year === null ? null : <ProductsOfYear key={year} year={year} />}
      <TaxInformation />
    </div>
  );
}
