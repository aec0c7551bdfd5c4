import type { Edition } from "@gf-ledger/domain/edition/edition";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { CategorySummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { ReactNode } from "react";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";

/**
 * For columns that a phone hides: the count moves below the category, so that the deduction stays in view.
 */
export const WIDE_ONLY = "max-sm:hidden print:table-cell";

interface CategoryTableProps {
  caption: string;
  categories: readonly CategorySummary[];
  edition: Edition;
  /** The row of grand totals. */
  footer?: ReactNode;
}

/** reports-17: the summary by category, with the largest deduction first. */
export function CategoryTable({ caption, categories, edition, footer }: CategoryTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <ColumnHeader className="max-sm:w-full">Category</ColumnHeader>
          <ColumnHeader numeric className={WIDE_ONLY}>
            Items
          </ColumnHeader>
          <ColumnHeader numeric>GF Cost</ColumnHeader>
          <ColumnHeader numeric>Regular Cost</ColumnHeader>
          <ColumnHeader numeric>Tax Deduction</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {categories.map((row) => (
          <tr key={row.category}>
            <RowHeader>
              {row.category}
              <CountOnPhone items={row.itemCount} />
            </RowHeader>
            <Cell numeric className={WIDE_ONLY}>
              {row.itemCount}
            </Cell>
            <Cell numeric>{formatMoney(row.price, edition)}</Cell>
            <Cell numeric>{formatMoney(row.regularPrice, edition)}</Cell>
            <Cell numeric className="font-semibold text-claim">
              {formatMoney(row.countedExtraCost, edition)}
            </Cell>
          </tr>
        ))}
      </tbody>
      {footer}
    </Table>
  );
}

/** A row's item count, shown on a phone, where its column has no room. */
export function CountOnPhone({ items }: { items: number }) {
  return (
    <span className="block font-normal text-ink-faint sm:hidden print:hidden">
      {items} {items === 1 ? "item" : "items"}
    </span>
  );
}
