"use client";

import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import { SelectField } from "@/components/select-field";
import type { ReportAddress } from "./report-address";
import { REPORT_COLUMNS, type ReportColumn } from "./report-columns";

const WORDS: Readonly<Record<ReportColumn["kind"], { descending: string; ascending: string }>> = {
  date: { descending: "newest first", ascending: "oldest first" },
  text: { descending: "Z to A", ascending: "A to Z" },
  amount: { descending: "highest first", ascending: "lowest first" },
};

const CHOICES = REPORT_COLUMNS.flatMap(({ sort, label, kind }) =>
  ([true, false] as const).map((descending) => ({
    sort,
    descending,
    value: `${sort} ${descending}`,
    label: `${label}, ${WORDS[kind][descending ? "descending" : "ascending"]}`,
  })),
);

interface SortSelectProps {
  address: ReportAddress;
  onSort: (part: { sort: ReportSort; descending: boolean }) => void;
}

/** Chooses the order of the cards, which have no column headings to press. */
export function SortSelect({ address, onSort }: SortSelectProps) {
  return (
    <SelectField
      label="Sort by"
      value={`${address.sort} ${address.descending}`}
      options={CHOICES}
      onChange={(event) => {
        const choice = CHOICES.find(({ value }) => value === event.target.value);
        if (choice) onSort({ sort: choice.sort, descending: choice.descending });
      }}
    />
  );
}
