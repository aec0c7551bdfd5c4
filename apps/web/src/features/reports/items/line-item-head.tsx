"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { useLocale, useTranslations } from "use-intl";

interface LineItemHeadProps {
  row: LineItemView;
  expanded: boolean;
  /** The id of what the row opens. */
  controls: string;
  onToggle: () => void;
}

/** A purchase as a row of a phone, at most 80 pixels high, which opens (reports-62). */
export function LineItemHead({ row, expanded, controls, onToggle }: LineItemHeadProps) {
  const locale = useLocale();
  const common = useTranslations("common");
  const columns = useTranslations("reports.columns");
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      onClick={onToggle}
      className="flex min-w-0 flex-1 items-center gap-3 rounded-lg px-3 py-2 text-left -outline-offset-2"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-5 font-semibold wrap-anywhere">{row.name}</span>
        <span className="flex text-xs leading-5 text-ink-soft">
          <span className="truncate">{row.store ?? common("unknownStore")}</span>
          <span className="shrink-0 whitespace-pre"> · {formatDate(row.purchaseDate, locale, "medium")}</span>
        </span>
      </span>
      <span className="figures shrink-0 text-right">
        <span className="block text-sm leading-5 font-semibold text-claim">
          <span className="sr-only">{columns("difference")} </span>
          {formatMoney(row.countedExtraCost, locale)}
        </span>
        <span className="block text-xs leading-5 text-ink-soft">
          <span className="sr-only">, {columns("price")} </span>
          {formatMoney(row.price, locale)}
        </span>
      </span>
      <ChevronDownIcon
        aria-hidden="true"
        className={clsx("size-5 shrink-0 text-ink-faint", expanded && "rotate-180")}
      />
    </button>
  );
}
