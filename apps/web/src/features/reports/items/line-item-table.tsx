"use client";

import type { ReportSort } from "@gf-ledger/domain/tax-report/report-rows";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { ArrowDownIcon, ArrowUpIcon } from "@heroicons/react/20/solid";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { ColumnHeader, Table } from "@/components/table";
import { ChooseAllBox } from "../choosing/choose-box";
import type { Choosing } from "../choosing/use-chosen-rows";
import type { ReportAddress } from "../report-address";
import { beginsDescending, columnsOf, type ReportColumn } from "../report-columns";
import type { LineItemActions } from "./line-item-actions";
import { LineItemTableRow } from "./line-item-row";
import { useRowWindow } from "./use-row-window";

/** About what a row takes: in one line, and with date, store and category below the name. */
const ROW_HEIGHT_PX = { full: 66, lower: 110 } as const;

interface LineItemTableProps {
  rows: readonly LineItemView[];
  address: ReportAddress;
  actions: LineItemActions;
  choosing: Choosing;
  /** Renders every row, for printing. */
  whole: boolean;
  /** Whether there is room for all columns. */
  full: boolean;
  onSort: (part: { sort: ReportSort; descending: boolean }) => void;
}

/** Line items in a table; pressing a column's heading sorts by it. */
export function LineItemTable({ rows, address, actions, choosing, whole, full, onSort }: LineItemTableProps) {
  const t = useTranslations("reports.list");
  const body = useRef<HTMLTableSectionElement>(null);
  const { inView, measure, spaceBefore, spaceAfter } = useRowWindow(
    body,
    rows.length,
    ROW_HEIGHT_PX[full ? "full" : "lower"],
  );
  const columns = columnsOf(full);
  const shown = whole ? rows.map((row, index) => ({ row, index })) : [];
  for (const { index } of whole ? [] : inView) {
    const row = rows[index];
    if (row) shown.push({ row, index });
  }
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <Table caption={t("title")} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {choosing.on ? (
              <ColumnHeader className="w-11 py-0 pr-0 print:hidden">
                <ChooseAllBox count={rows.length} choosing={choosing} />
              </ColumnHeader>
            ) : null}
            {columns.map((column) => (
              <SortableHeader key={column.sort} column={column} address={address} onSort={onSort} />
            ))}
            <ColumnHeader className="w-26 print:hidden">
              <span className="sr-only">{t("actions")}</span>
            </ColumnHeader>
          </tr>
        </thead>
        <tbody ref={body}>
          {whole ? null : <Space height={spaceBefore} columns={columns.length} />}
          {shown.map(({ row, index }) => (
            <LineItemTableRow
              key={row.id}
              ref={measure}
              index={index}
              row={row}
              full={full}
              actions={actions}
              choosing={choosing}
            />
          ))}
          {whole ? null : <Space height={spaceAfter} columns={columns.length} />}
        </tbody>
      </Table>
    </div>
  );
}

/** For a row that only fills the room of rows out of view. */
const UNHEARD = { "aria-hidden": true };

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr {...UNHEARD}>
      <td colSpan={columns + 2} style={{ height }} />
    </tr>
  );
}

interface SortableHeaderProps {
  column: ReportColumn;
  address: ReportAddress;
  onSort: LineItemTableProps["onSort"];
}

function SortableHeader({ column, address, onSort }: SortableHeaderProps) {
  const t = useTranslations("reports.columns");
  const { sort } = column;
  const active = address.sort === sort;
  const Arrow = address.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <ColumnHeader
      numeric={column.kind === "amount"}
      className="xl:whitespace-nowrap"
      aria-sort={active ? (address.descending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink print:hidden"
        onClick={() => onSort({ sort, descending: active ? !address.descending : beginsDescending(column) })}
      >
        {t(sort)}
        {active ? <Arrow aria-hidden="true" className="size-4" /> : null}
      </button>
      {/* The head that paper repeats on each sheet shows text, and leaves buttons out. */}
      <span className="hidden print:inline">{t(sort)}</span>
    </ColumnHeader>
  );
}
