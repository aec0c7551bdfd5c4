"use client";

import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useTranslations } from "use-intl";
import { useAllowed } from "@/features/household/allowed";
import { categoryEdit, type LineItemEdit } from "./line-item-edit";
import { useCategoryName } from "./use-category-name";

const OPTIONS = [...CATEGORIES, UNCATEGORIZED] as const;

/** A select for a line item's category; a choice is stored at once. */
export function CategorySelect({
  row,
  onChange,
}: {
  row: LineItemView;
  onChange: (edit: LineItemEdit) => void;
}) {
  const t = useTranslations("reports.item");
  const nameOf = useCategoryName();
  const mayChange = useAllowed("change");
  return (
    <>
      <select
        disabled={!mayChange}
        aria-label={t("categoryOf", { name: row.name })}
        value={row.category}
        onChange={(event) => {
          const category = OPTIONS.find((one) => one === event.target.value);
          if (category) onChange(categoryEdit(category));
        }}
        className="min-h-9 w-full max-w-60 text-ellipsis pointer-coarse:min-h-11 rounded-sm border border-line-strong bg-surface px-2 text-sm print:hidden"
      >
        {OPTIONS.map((category) => (
          <option key={category} value={category}>
            {nameOf(category)}
          </option>
        ))}
      </select>
      {/* On paper a select would cut a long name. */}
      <span className="hidden print:inline">{nameOf(row.category)}</span>
    </>
  );
}
