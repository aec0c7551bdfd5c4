import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { MergePreview } from "@gf-ledger/domain/matching/merged-names";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { amountOfFood } from "@/features/tax-summary/amount-of-food";

interface MergeChangeProps {
  preview: MergePreview;
  year: number;
  edition: Edition;
}

/** What a merge changes of a year's claim, said before it is made (matching-25). */
export function MergeChange({ preview, year, edition }: MergeChangeProps) {
  const { before, after, totalBefore, totalAfter } = preview;
  const money = (dollars: number) => formatMoney(dollars, edition);
  return (
    <div className="mt-4 text-sm" aria-live="polite">
      <div className="grid gap-3 sm:grid-cols-2">
        <Rows title="Now" rows={before} edition={edition} />
        <Rows title="After the merge" rows={after} edition={edition} />
      </div>
      <p className="mt-3">
        {totalBefore === totalAfter
          ? `The claim for ${year} stays at ${money(totalBefore)}.`
          : `The claim for ${year} goes from ${money(totalBefore)} to ${money(totalAfter)}: one row sets cheaper purchases off against dearer ones, and is rounded once.`}
      </p>
    </div>
  );
}

function Rows({ title, rows, edition }: { title: string; rows: ProductSummary[]; edition: Edition }) {
  return (
    <section className="rounded-md bg-sunken p-3">
      <h3 className="text-xs font-semibold text-ink-soft">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {rows.map((row) => (
          <li key={`${row.product} ${row.size} ${row.unit}`} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {[row.product, amountOfFood(row), `${row.numberBought} bought`]
                .filter((part) => part !== null)
                .join(", ")}
            </span>
            <span className="figures font-semibold text-claim">
              {formatMoney(row.amountToClaim, edition)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
