import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ExplainedLine } from "./explained-line";
import type { Explanation } from "./explanation";

/** A non-refundable credit is worth no more than the tax that it can reduce, where that tax is known. */
export function withinTax(
  explain: Explanation,
  credit: ExplainedLine,
  taxCents: Cents | null,
): ExplainedLine {
  if (taxCents === null) return credit;
  return explain.lesser("credit-within-tax", [credit, explain.given("tax-to-reduce", taxCents)]);
}
