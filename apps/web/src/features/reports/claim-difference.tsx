"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { differenceSentence, eatenByOthersSentence } from "@gf-ledger/domain/tax-report/claim-sentences";
import { trpc } from "@/trpc/client";

/** Where the year's claim is another amount than its category totals, one line that says so (claim-3). */
export function ClaimDifference({ year, edition }: { year: number; edition: Edition }) {
  const { data } = trpc.taxReport.products.useQuery({ year });
  if (!data) return null;
  const sentences = [
    eatenByOthersSentence(data.eatenByOthers, edition),
    differenceSentence(data, edition),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      The claim for {year}, by product, is {formatMoney(data.totalToClaim, edition)}. {sentences.join(" ")}
    </p>
  );
}
