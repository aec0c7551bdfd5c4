import { type LedgerWriter, ledgerAmount } from "./ledger-writer";

/** `2026-03-14` as QIF's month, day and year. */
function qifDate(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}

/** A category as QIF takes it: what stands behind a slash would be its class, and colons stand without blanks. */
const categoryOf = (account: string) => account.replace(/\//g, "-").replace(/ ?: ?/g, ":");

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
      cents === 0 ? [] : [`S${categoryOf(category)}`, `E${product}`, `$${ledgerAmount(-cents)}`];
    return [
      `D${qifDate(date)}`,
      `T${ledgerAmount(-price)}`,
      `P${payee}`,
      `M${product}`,
      `L${categoryOf(extraCost === 0 ? groceries : medical)}`,
      ...split(groceries, price - extraCost),
      ...split(medical, extraCost),
      "^",
      "",
    ].join("\n");
  },
  footer: () => "",
};
