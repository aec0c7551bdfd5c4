import { type LedgerWriter, ledgerAmount } from "./ledger-writer";

/** `2026-03-14` as QIF's month, day and year. */
function qifDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}

/**
 * Quicken's interchange format: one cash account, an entry a line item, with a split for each part. The format
 * has no comments and no currency; a file holds one currency alone.
 */
export const qifWriter: LedgerWriter = {
  fileEnding: "qif",
  header: ({ t, year }) =>
    ["!Account", `N${t("title", { year: String(year) })}`, "TCash", "^", "!Type:Cash", ""].join("\n"),
  entry({ date, payee, product, price, extraCost, groceries, medical }) {
    const split = (category: string, cents: number) =>
      cents === 0 ? [] : [`S${category}`, `E${product}`, `$${ledgerAmount(-cents)}`];
    return [
      `D${qifDate(date)}`,
      `T${ledgerAmount(-price)}`,
      `P${payee}`,
      `M${product}`,
      `L${extraCost === 0 ? groceries : medical}`,
      ...split(groceries, price - extraCost),
      ...split(medical, extraCost),
      "^",
      "",
    ].join("\n");
  },
  footer: () => "",
};
