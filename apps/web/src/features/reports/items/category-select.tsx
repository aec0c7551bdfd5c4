"use client";

import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { useTranslations } from "use-intl";
import { useAllowed } from "@/features/household/allowed";
import { categoryEdit, type LineItemEdit } from "../forms/line-item-edit";
import { useCategoryName } from "../use-category-name";

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
  const shown = nameOf(row.category);
  if (!mayChange) return <span>{shown}</span>;
  return (
    <>
      <span
        className={clsx(
          "relative flex min-h-9 w-full max-w-60 items-center gap-1 rounded-sm border border-line-strong bg-surface px-2 py-1 text-sm pointer-coarse:min-h-11",
          "outline-offset-2 outline-brand has-focus-visible:outline-3 print:hidden",
        )}
      >
        {/* A select cuts a long name; written out below a transparent one, it breaks into lines. */}
        <span aria-hidden="true" className="min-w-0 flex-1 hyphens-auto">
          {shown}
        </span>
        <ChevronDownIcon aria-hidden="true" className="size-4 shrink-0" />
        <select
          aria-label={t("categoryOf", { name: row.name })}
          value={row.category}
          onChange={(event) => {
            const category = OPTIONS.find((one) => one === event.target.value);
            if (category) onChange(categoryEdit(category));
          }}
          className="absolute -inset-px size-[calc(100%+2px)] cursor-pointer opacity-0"
        >
          {OPTIONS.map((category) => (
            <option key={category} value={category}>
              {nameOf(category)}
            </option>
          ))}
        </select>
      </span>
      <span className="hidden print:inline">{shown}</span>
    </>
  );
}
