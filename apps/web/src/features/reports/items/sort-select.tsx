"use client";

import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import type { ReportAddress } from "../report-address";
import { REPORT_COLUMNS } from "../report-columns";

const CHOICES = REPORT_COLUMNS.flatMap(({ sort, kind }) =>
  ([true, false] as const).map((descending) => ({
    sort,
    descending,
    value: `${sort} ${descending}`,
    order: `${kind}${descending ? "Descending" : "Ascending"}` as const,
  })),
);

interface SortSelectProps {
  address: ReportAddress;
  onSort: (part: { sort: ReportSort; descending: boolean }) => void;
}

/** Chooses the order of the cards, which have no column headings to press. */
export function SortSelect({ address, onSort }: SortSelectProps) {
  const t = useTranslations("reports.list");
  const columns = useTranslations("reports.columns");
  return (
    <SelectField
      label={t("sortBy")}
      value={`${address.sort} ${address.descending}`}
      options={CHOICES.map(({ value, sort, order }) => ({
        value,
        label: t(`order.${order}`, { column: columns(sort) }),
      }))}
      onChange={(event) => {
        const choice = CHOICES.find(({ value }) => value === event.target.value);
        if (choice) onSort({ sort: choice.sort, descending: choice.descending });
      }}
    />
  );
}
