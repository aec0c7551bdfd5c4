import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";
import { AVERAGES, NARROW_COLUMNS, ProductRows } from "./product-rows";

interface ProductTableProps {
  data: YearByProduct;
  /** The number of rows on the screen; the others are only printed. */
  shown: number;
  /** What shows the others, where they will come: the total below moves down for them (screens-38). */
  more: ReactNode;
}

/**
 * The CRA's columns in the CRA's order, in Canada under its own headings. They are shorter where the screen is what
 * the person reads; the CSV has the CRA's words in full, of a calendar year with its name (claim-90).
 */
export function ProductTable({ data, shown, more }: ProductTableProps) {
  const locale = useLocale();
  const t = useTranslations("taxSummary");
  const heading = useTranslations(`taxSummary.products.headings.${LOCALE_FACTS[locale].edition}`);
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <Table caption={t("products.caption", { year: String(data.year) })}>
      <thead>
        <tr>
          <ColumnHeader className="max-lg:w-full">{heading("product")}</ColumnHeader>
          <ColumnHeader numeric className="sm:max-lg:min-w-28">
            {heading("number")}
          </ColumnHeader>
          <ColumnHeader numeric className={AVERAGES}>
            {heading("regular")}
          </ColumnHeader>
          <ColumnHeader numeric className={AVERAGES}>
            {heading("glutenFree")}
          </ColumnHeader>
          <ColumnHeader numeric>{heading("incremental")}</ColumnHeader>
          <ColumnHeader numeric>{heading("amount")}</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {data.products.map((row, index) => (
          <ProductRows
            key={`${row.person?.id} ${row.product} ${row.size} ${row.unit}`}
            row={row}
            hidden={index >= shown}
          />
        ))}
      </tbody>
      {more ? (
        <tbody className="print:hidden">
          <tr>
            <Cell colSpan={NARROW_COLUMNS}>{more}</Cell>
            <Cell colSpan={2} className={AVERAGES} />
          </tr>
        </tbody>
      ) : null}
      <tfoot className="font-semibold">
        <tr>
          <RowHeader colSpan={3} className="border-t-2 border-t-line-strong font-semibold">
            {t("products.total")}
            <span className="block text-xs font-normal text-ink-faint">
              {t("checks.paid", { paid: money(data.totalPaid), compared: money(data.totalCompared) })}
            </span>
          </RowHeader>
          <Cell colSpan={2} className={clsx(AVERAGES, "border-t-2 border-t-line-strong")} />
          <Cell numeric className="border-t-2 border-t-line-strong text-claim">
            {money(data.totalToClaim)}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  );
}
