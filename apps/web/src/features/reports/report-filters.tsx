"use client";

import { useState } from "react";
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

/** Tax year, category and words; what is chosen stands in the address. */
export function ReportFilters({ address, year, years, categories, onChange }: ReportFiltersProps) {
  const [typed, setTyped] = useState(address.text);
  const [before, setBefore] = useState(address.text);
  // The filter was cleared elsewhere.
  if (address.text !== before) {
    setBefore(address.text);
    if (address.text === "") setTyped("");
  }
  return (
    <search className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] print:hidden">
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
      <TextField
        label="Search"
        type="search"
        placeholder="Product or store"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange({ text: event.target.value });
        }}
      />
    </search>
  );
}
