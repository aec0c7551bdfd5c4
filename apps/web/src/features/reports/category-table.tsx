import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { CategorySummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Cell, ColumnHeader, RowHeader, Table, WIDE_ONLY } from "@/components/table";
import { useCategoryName } from "./use-category-name";

interface CategoryTableProps {
  caption: string;
  categories: readonly CategorySummary[];
  /** The row of grand totals. */
  footer?: ReactNode;
}

/** reports-17: the summary by category, with the largest deduction first. */
export function CategoryTable({ caption, categories, footer }: CategoryTableProps) {
  const t = useTranslations("yearReport");
  const locale = useLocale();
  const nameOf = useCategoryName();
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <ColumnHeader className="max-sm:w-full">{t("category")}</ColumnHeader>
          <ColumnHeader numeric className={WIDE_ONLY}>
            {t("items")}
          </ColumnHeader>
          <ColumnHeader numeric>{t("cost")}</ColumnHeader>
          <ColumnHeader numeric>{t("regularCost")}</ColumnHeader>
          <ColumnHeader numeric>{t("deduction")}</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {categories.map((row) => (
          <tr key={row.category}>
            <RowHeader>
              {nameOf(row.category)}
              <CountOnPhone items={row.itemCount} />
            </RowHeader>
            <Cell numeric className={WIDE_ONLY}>
              {row.itemCount}
            </Cell>
            <Cell numeric>{formatMoney(row.price, locale)}</Cell>
            <Cell numeric>{formatMoney(row.regularPrice, locale)}</Cell>
            <Cell numeric className="font-semibold text-claim">
              {formatMoney(row.countedExtraCost, locale)}
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
  const t = useTranslations("yearReport");
  return (
    <span className="block font-normal text-ink-faint sm:hidden print:hidden">
      {t("itemCount", { count: items })}
    </span>
  );
}
