"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import type { ReportAddress } from "./report-address";
import { useCategoryName } from "./use-category-name";

interface ReportFiltersProps {
  address: ReportAddress;
  year: number;
  years: readonly number[];
  categories: readonly string[];
  onChange: (part: Partial<ReportAddress>) => void;
}

const ALL = "";

/** The filters: tax year, category and words. The address holds what is chosen. */
export function ReportFilters({ address, year, years, categories, onChange }: ReportFiltersProps) {
  const t = useTranslations("reports.filters");
  const nameOf = useCategoryName();
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] print:hidden">
      <SelectField
        label={t("year")}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(event) => onChange({ year: Number(event.target.value), category: null })}
      />
      <SelectField
        label={t("category")}
        value={address.category ?? ALL}
        options={[
          { value: ALL, label: t("all") },
          ...categories.map((category) => ({ value: category, label: nameOf(category) })),
        ]}
        onChange={(event) => onChange({ category: event.target.value === ALL ? null : event.target.value })}
      />
      <div className="col-span-2 md:col-span-1">
        <SearchField text={address.text} onText={(text) => onChange({ text })} />
      </div>
    </search>
  );
}

/** Shows typed letters at once; the address follows. An address that changes by itself (Back) is followed. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTranslations("reports.filters");
  const [typed, setTyped] = useState(text);
  /** The text typed last, until the address contains it. */
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === null) setTyped(text);
    else if (sent.current === text) sent.current = null;
  });
  return (
    <TextField
      label={t("search")}
      type="search"
      placeholder={t("example")}
      maxLength={100}
      value={typed}
      onChange={(event) => {
        sent.current = event.target.value;
        setTyped(event.target.value);
        onText(event.target.value);
      }}
    />
  );
}
