"use client";

import { useEffect, useRef, useState } from "react";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import type { ReportAddress } from "./report-address";

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
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] print:hidden">
      <SelectField
        label="Tax year"
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(event) => onChange({ year: Number(event.target.value), category: null })}
      />
      <SelectField
        label="Category"
        value={address.category ?? ALL}
        options={[
          { value: ALL, label: "All categories" },
          ...categories.map((category) => ({ value: category, label: category })),
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
  const [typed, setTyped] = useState(text);
  /** The text typed last, until the address contains it. */
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === null) setTyped(text);
    else if (sent.current === text) sent.current = null;
  });
  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Product or store"
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
