import type { SumChoices } from "../../src/sums/lines/line-amounts";
import type { LineItem } from "../../src/sums/lines/line-item";
import { sumClaim } from "../../src/sums/sum-claim";

/** The sum over all days, in Canada without tax unless said otherwise. */
export function sumOf(lines: readonly LineItem[], choices: Partial<SumChoices> = {}) {
  const everything = { from: "1990-01-01", to: "2100-12-31" };
  return sumClaim(lines, everything, { edition: "ca", countTax: false, ...choices });
}
