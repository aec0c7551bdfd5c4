import type { ReadingIssue } from "@gf-ledger/domain/reading/receipt-reading";
import { openIssues } from "@gf-ledger/domain/receipt/open-issues";
import type { CheckedReceipt } from "@gf-ledger/domain/receipt/receipt-doubts";
import { arithmeticOf } from "@gf-ledger/reader/arithmetic/judge";
import type { Evidence } from "../items/evidence";

/** The issues that say no more than the arithmetic does. */
const OF_SUMS: ReadonlySet<ReadingIssue["code"]> = new Set(["items_do_not_add_up", "total_does_not_add_up"]);

/**
 * Whether a draft adds up with the prices that its lines have now (receipts-130): as it was read, or again where a
 * correction changed what they come to.
 */
export function addedUp(
  evidence: Evidence,
  items: readonly { readonly price: number; readonly rawText: string }[],
): Pick<CheckedReceipt, "arithmetic" | "issues"> {
  const { arithmetic: read, subtotalCents, totalCents } = evidence;
  const issues = openIssues(evidence.issues, items);
  const figures = { ...evidence, subtotalCents: subtotalCents.value, totalCents: totalCents.value };
  const now = arithmeticOf({ ...figures, items });
  if (now.itemsCents === read.itemsCents) return { issues, arithmetic: read };
  const asRead = arithmeticOf({ ...figures, items: [{ price: read.itemsCents }] });
  // Its own figures agreed: the reader saw more than them, such as a second receipt, which no correction takes away.
  const isMore = read.totalAgrees === false && asRead.totalAgrees === true;
  // A total in doubt contradicts nothing.
  const isGuess = now.totalAgrees === false && issues.some(({ code }) => code === "total_in_doubt");
  const totalAgrees = isMore ? false : isGuess ? null : now.totalAgrees;
  return {
    arithmetic: { ...now, totalAgrees },
    issues: issues.filter(({ code }) => {
      if (OF_SUMS.has(code)) return isMore && code === "total_does_not_add_up";
      if (code === "row_left_out") return (now.subtotalAgrees ?? now.totalAgrees) !== true;
      return code !== "total_in_doubt" || now.totalAgrees !== true;
    }),
  };
}
