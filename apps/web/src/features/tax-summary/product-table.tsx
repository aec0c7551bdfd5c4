import type { Edition } from "@gf-ledger/domain/edition/edition";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import clsx from "clsx";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";
import { ProductRows, WIDE_ONLY } from "./product-rows";

interface ProductTableProps {
  data: YearByProduct;
  edition: Edition;
  /** The number of rows on the screen; the others are only printed. */
  shown: number;
}

/** Shorter where the screen is what the person reads; the CSV has the CRA's words in full. */
const HEADINGS = {
  ca: [
    "Food product",
    "Number of products bought",
    "Average cost of product with gluten",
    "Average cost of gluten-free product",
    "Incremental cost",
    "Amount to claim",
  ],
  us: [
    "Product",
    "Number bought",
    "Average cost with gluten",
    "Average cost gluten-free",
    "Incremental cost",
    "Amount to claim",
  ],
} as const;

/** The CRA's columns in the CRA's order, in Canada under its own headings. */
export function ProductTable({ data, edition, shown }: ProductTableProps) {
  const [product, numberBought, regularCost, gfCost, incrementalCost, amount] = HEADINGS[edition];
  return (
    <Table caption={`Claim by product, ${data.year}`}>
      <thead>
        <tr>
          <ColumnHeader className="max-sm:w-full">{product}</ColumnHeader>
          <ColumnHeader numeric>{numberBought}</ColumnHeader>
          <ColumnHeader numeric className={WIDE_ONLY}>
            {regularCost}
          </ColumnHeader>
          <ColumnHeader numeric className={WIDE_ONLY}>
            {gfCost}
          </ColumnHeader>
          <ColumnHeader numeric>{incrementalCost}</ColumnHeader>
          <ColumnHeader numeric>{amount}</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {data.products.map((row, index) => (
          <ProductRows
            key={`${row.person?.id} ${row.product} ${row.size} ${row.unit}`}
            row={row}
            edition={edition}
            hidden={index >= shown}
          />
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <RowHeader className="border-t-2 border-t-line-strong font-semibold">
            Total
            <span className="block text-xs font-normal text-ink-faint">
              paid {formatMoney(data.totalPaid, edition)}, compared with{" "}
              {formatMoney(data.totalCompared, edition)}
            </span>
          </RowHeader>
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
