import type { Adjustment } from "./adjustment";

/**
 * The line items that more than one entry says were paid back, by insurance, an HSA or an FSA: the same
 * cost is paid back once (IRS, frequently asked questions of 17 March 2023). Ids, by their second entry.
 */
export function paidBackTwice(adjustments: readonly Adjustment[]): readonly string[] {
  const paidBack = adjustments.filter(({ kind }) => kind === "reimbursement" || kind === "hsa-fsa");
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const id of paidBack.flatMap(({ lineItemIds }) => [...new Set(lineItemIds)]))
    (once.has(id) ? twice : once).add(id);
  return [...twice];
}
