"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { differenceSentence } from "@gf-ledger/domain/tax-report/claim-sentences";
import { trpc } from "@/trpc/client";

/** Where the year's claim is another amount than its category totals, one line that says so (claim-3). */
export function ClaimDifference({ year, edition }: { year: number; edition: Edition }) {
  const { data } = trpc.taxReport.products.useQuery({ year });
  const sentence = data ? differenceSentence(data, edition) : null;
  if (!data || sentence === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      The claim for {year}, by product, is {formatMoney(data.totalToClaim, edition)}. {sentence}
    </p>
  );
}
