import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import clsx from "clsx";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import { Cell, RowHeader } from "@/components/table";
import { written } from "../language/typed-amount";
import { ProductChecks } from "./product-checks";

/** Two decimals, or as many more as it needs for number × cost to be the amount (claim-4). */
function exactDecimals(dollars: number): number {
  return Math.max(2, /\.(\d+)$/.exec(String(dollars))?.[1]?.length ?? 0);
}

interface ProductRowsProps {
  row: ProductSummary;
  /** Whether the row is only printed. */
  hidden: boolean;
}

/** For the columns of averages: below 1,024 pixels they stand below the product, so that the amount stays in view. */
export const AVERAGES = "max-lg:hidden print:table-cell";
/** The columns without them. */
export const NARROW_COLUMNS = 4;

/** One product's row. Where it is narrow what checks it stands below in the whole width, not in the first column. */
export function ProductRows({ row, hidden }: ProductRowsProps) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.products");
  const { number } = useFormatter();
  const money = (dollars: number) => formatMoney(dollars, locale);
  const { currency } = EDITION_FACTS[LOCALE_FACTS[locale].edition];
  const decimals = exactDecimals(row.incrementalCost);
  const exactMoney = { style: "currency", currency, minimumFractionDigits: decimals } as const;
  const joined = "max-lg:border-b-0 max-lg:pb-1 print:border-b";
  return (
    <>
      <tr className={clsx(hidden && "hidden print:table-row")}>
        <RowHeader className={clsx("break-words lg:min-w-40", joined)}>
          {row.product}
          <span className="max-lg:hidden print:block">
            <ProductChecks row={row} />
          </span>
        </RowHeader>
        <Cell numeric className={joined}>
          {written(row.numberBought, locale)}
        </Cell>
        <Cell numeric className={AVERAGES}>
          {money(row.averageRegularCost)}
        </Cell>
        <Cell numeric className={AVERAGES}>
          {money(row.averageGfCost)}
        </Cell>
        <Cell numeric className={joined}>
          {number(row.incrementalCost, { ...exactMoney, maximumFractionDigits: decimals })}
        </Cell>
        <Cell numeric className={clsx("font-semibold text-claim", joined)}>
          {money(row.amountToClaim)}
        </Cell>
      </tr>
      {hidden ? null : (
        <tr className="lg:hidden print:hidden">
          <Cell colSpan={NARROW_COLUMNS} className="pt-0">
            <span className="block text-ink-faint">
              {t("averageCosts", {
                glutenFree: money(row.averageGfCost),
                regular: money(row.averageRegularCost),
              })}
            </span>
            <ProductChecks row={row} />
          </Cell>
        </tr>
      )}
    </>
  );
}
