import type { Edition } from "@gf-ledger/domain/edition/edition";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import clsx from "clsx";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";

interface ProductTableProps {
  data: YearByProduct;
  edition: Edition;
  /** The number of rows on the screen; the others are only printed. */
  shown: number;
}

/** For columns that a phone hides: the averages move below the product, so that the amount stays in view. */
const WIDE_ONLY = "max-sm:hidden print:table-cell";

/** The CRA's columns in the CRA's order. */
export function ProductTable({ data, edition, shown }: ProductTableProps) {
  return (
    <Table caption={`Claim by product, ${data.year}`}>
      <thead>
        <tr>
          <ColumnHeader className="max-sm:w-full">Product</ColumnHeader>
          <ColumnHeader numeric>Number bought</ColumnHeader>
          <ColumnHeader numeric className={WIDE_ONLY}>
            Average cost with gluten
          </ColumnHeader>
          <ColumnHeader numeric className={WIDE_ONLY}>
            Average cost gluten-free
          </ColumnHeader>
          <ColumnHeader numeric>Incremental cost</ColumnHeader>
          <ColumnHeader numeric>Amount to claim</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {data.products.map((row, index) => (
          <tr key={row.product} className={clsx(index >= shown && "hidden print:table-row")}>
            <RowHeader className="sm:min-w-40">
              {row.product}
              <span className="block font-normal text-ink-faint sm:hidden print:hidden">
                {formatMoney(row.averageGfCost, edition)}, with gluten{" "}
                {formatMoney(row.averageRegularCost, edition)}
              </span>
            </RowHeader>
            <Cell numeric>{row.numberBought}</Cell>
            <Cell numeric className={WIDE_ONLY}>
              {formatMoney(row.averageRegularCost, edition)}
            </Cell>
            <Cell numeric className={WIDE_ONLY}>
              {formatMoney(row.averageGfCost, edition)}
            </Cell>
            <Cell numeric>{formatMoney(row.incrementalCost, edition)}</Cell>
            <Cell numeric className="font-semibold text-claim">
              {formatMoney(row.amountToClaim, edition)}
            </Cell>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <RowHeader className="border-t-2 border-t-line-strong font-semibold">Total</RowHeader>
          <Cell colSpan={2} className={clsx(WIDE_ONLY, "border-t-2 border-t-line-strong")} />
          <Cell colSpan={2} className="border-t-2 border-t-line-strong" />
          <Cell numeric className="border-t-2 border-t-line-strong text-claim">
            {formatMoney(data.totalToClaim, edition)}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  );
}
