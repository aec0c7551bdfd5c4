"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { ReceiptsAddress } from "./receipts-address";

interface ReceiptsFiltersProps {
  address: ReceiptsAddress;
  stores: readonly string[];
  years: readonly number[];
  onChange: (part: Partial<ReceiptsAddress>) => void;
}

const ALL = "";

/** A chosen value that the person has nothing of (a followed link) can still be seen and changed. */
const withChosen = <Value,>(values: readonly Value[], chosen: Value | null) =>
  chosen === null || values.includes(chosen) ? values : [chosen, ...values];

/** Search and filters of the list of receipts. The address holds what is chosen. */
export function ReceiptsFilters({ address, stores, years, onChange }: ReceiptsFiltersProps) {
  const t = useTranslations("receipts.filters");
  const { query, status, year, store } = address;
  const [typed, setTyped] = useState(query);
  const [before, setBefore] = useState(query);
  if (query !== before) {
    setBefore(query);
    if (query !== typed) setTyped(query);
  }
  return (
    <search className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_repeat(2,minmax(0,2fr))]">
      <div className="col-span-2 md:col-span-1">
        <TextField
          label={t("search")}
          type="search"
          placeholder={t("searchFor")}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange({ query: event.target.value });
          }}
        />
      </div>
      <div className="col-span-2 md:col-span-1">
        <SelectField
          label={t("show")}
          value={status ?? ALL}
          options={[
            { value: ALL, label: t("all") },
            { value: "draft", label: t("draft") },
            { value: "confirmed", label: t("saved") },
          ]}
          onChange={({ target }) =>
            onChange({
              status: target.value === "draft" || target.value === "confirmed" ? target.value : null,
            })
          }
        />
      </div>
      <SelectField
        label={t("year")}
        value={String(year ?? ALL)}
        options={[
          { value: ALL, label: t("allYears") },
          ...withChosen(years, year).map((one) => ({ value: String(one), label: String(one) })),
        ]}
        onChange={({ target }) => onChange({ year: target.value === ALL ? null : Number(target.value) })}
      />
      <SelectField
        label={t("store")}
        value={store ?? ALL}
        options={[
          { value: ALL, label: t("allStores") },
          ...withChosen(stores, store).map((one) => ({ value: one, label: one })),
        ]}
        onChange={({ target }) => onChange({ store: target.value === ALL ? null : target.value })}
      />
    </search>
  );
}
