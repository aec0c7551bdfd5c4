"use client";

import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { SelectField } from "@/components/select-field";
import { Skeleton } from "@/components/skeleton";
import { DownloadButton } from "@/features/reports/download-button";
import { reportOf } from "@/features/reports/download-csv";
import { useEdition } from "@/hooks/use-edition";
import { DocumentationReminder } from "./documentation-reminder";
import { ProductsOfYear } from "./products-of-year";
import { SummaryOfYear } from "./summary-of-year";
import { TaxInformation } from "./tax-information";
import { useTaxYear } from "./use-tax-year";

/** The sums of a tax year, and what its claim needs (reports-30). */
export function TaxSummary() {
  const edition = useEdition();
  const { year, years, choose } = useTaxYear();
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl sm:text-3xl">Tax Deduction Summary</h1>
          <p className="mt-1 text-sm text-ink-soft">
            The extra cost of gluten-free food, by category, for the {EDITION_FACTS[edition].authority}.
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:grow print:hidden">
          <SelectField
            label="Tax year"
            value={String(year ?? "")}
            disabled={year === null}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => choose(Number(event.target.value))}
            className="min-w-28"
          />
          {year === null ? null : <DownloadButton file={reportOf(year)} />}
        </div>
      </header>
      <DocumentationReminder edition={edition} />
      {year === null ? (
        <Skeleton className="h-64" label="Loading your tax years..." />
      ) : (
        <SummaryOfYear year={year} edition={edition} />
      )}
      {year === null ? null : <ProductsOfYear key={year} year={year} edition={edition} />}
      <TaxInformation edition={edition} />
    </div>
  );
}
