import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import clsx from "clsx";
import { Cell, RowHeader } from "@/components/table";
import { exactDecimals } from "./amount-of-food";
import { ProductChecks } from "./product-checks";

interface ProductRowsProps {
  row: ProductSummary;
  edition: Edition;
  /** Whether the row is only printed. */
  hidden: boolean;
}

/** For columns that a phone hides: the averages move below the product, so that the amount stays in view. */
export const WIDE_ONLY = "max-sm:hidden print:table-cell";
/** The columns that a phone shows. */
const PHONE_COLUMNS = 4;

/** Money with as many decimals as number × cost needs to be the amount. */
function exactMoney(dollars: number, edition: Edition): string {
  const more = dollars.toFixed(exactDecimals(dollars)).split(".")[1]?.slice(2) ?? "";
  const cents = Math.trunc(dollars * 100 + 1e-6) / 100;
  return `${formatMoney(cents, edition)}${more}`;
}

/** One product's row. On a phone what checks it stands below in the whole width, not in the first column. */
export function ProductRows({ row, edition, hidden }: ProductRowsProps) {
  const money = (dollars: number) => formatMoney(dollars, edition);
  const joined = "max-sm:border-b-0 max-sm:pb-1 print:border-b";
  return (
    <>
      <tr className={clsx(hidden && "hidden print:table-row")}>
        <RowHeader className={clsx("break-words sm:min-w-40", joined)}>
          {row.product}
          <span className="max-sm:hidden print:block">
            <ProductChecks row={row} edition={edition} />
          </span>
        </RowHeader>
        <Cell numeric className={joined}>
          {row.numberBought}
        </Cell>
        <Cell numeric className={WIDE_ONLY}>
          {money(row.averageRegularCost)}
        </Cell>
        <Cell numeric className={WIDE_ONLY}>
          {money(row.averageGfCost)}
        </Cell>
        <Cell numeric className={joined}>
          {exactMoney(row.incrementalCost, edition)}
        </Cell>
        <Cell numeric className={clsx("font-semibold text-claim", joined)}>
          {money(row.amountToClaim)}
        </Cell>
      </tr>
      {hidden ? null : (
        <tr className="sm:hidden print:hidden">
          <Cell colSpan={PHONE_COLUMNS} className="pt-0">
            <span className="block text-ink-faint">
              {money(row.averageGfCost)}, with gluten {money(row.averageRegularCost)}
            </span>
            <ProductChecks row={row} edition={edition} />
          </Cell>
        </tr>
      )}
    </>
  );
}
