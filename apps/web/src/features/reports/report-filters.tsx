"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { ReportAddress } from "./report-address";
import { useCategoryName } from "./use-category-name";

interface ReportFiltersProps {
  address: ReportAddress;
  categories: readonly string[];
  onChange: (part: Partial<ReportAddress>) => void;
}

const ALL = "";

/** The filters: category and words. The address holds what is chosen. */
export function ReportFilters({ address, categories, onChange }: ReportFiltersProps) {
  const t = useTranslations("reports.filters");
  const nameOf = useCategoryName();
  return (
    <search className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 print:hidden">
      <SelectField
        label={t("category")}
        value={address.category ?? ALL}
        options={[
          { value: ALL, label: t("all") },
          ...categories.map((category) => ({ value: category, label: nameOf(category) })),
        ]}
        onChange={(event) => onChange({ category: event.target.value === ALL ? null : event.target.value })}
      />
      <SearchField text={address.text} onText={(text) => onChange({ text })} />
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
