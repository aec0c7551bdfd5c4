import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { Alert } from "@/components/alert";

/** How many products are named: those that make the most difference. */
const NAMED = 8;
const WHY = { "size-not-compared": "size not compared", estimate: "estimated" } as const;

/** The warning of a claim that rests on estimates, and what to look up first (claim-19). */
export function LookUpFirst({ data, edition }: { data: YearByProduct; edition: Edition }) {
  if (data.lookUpFirst.length === 0) return null;
  const list = (
    <ol className="mt-2 list-decimal pl-5">
      {data.lookUpFirst.slice(0, NAMED).map((row) => (
        <li key={`${row.product} ${row.size} ${row.unit}`}>
          {row.product}
          {row.size === null ? "" : `, ${row.size} ${row.unit}`}: {formatMoney(row.amountToClaim, edition)} (
          {WHY[row.why]})
        </li>
      ))}
    </ol>
  );
  if (!data.warnsOfEstimates)
    return (
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer font-semibold">Regular prices to look up first</summary>
        {list}
      </details>
    );
  return (
    <Alert tone="warn" className="mt-4" title="More than a quarter of this claim rests on estimates">
      An estimate divides the gluten-free price, so it proves little. Look these regular prices up first, the
      largest amounts before the others:
      {list}
    </Alert>
  );
}
