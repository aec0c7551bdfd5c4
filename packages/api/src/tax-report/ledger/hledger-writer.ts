import { type LedgerWriter, ledgerAmount } from "./ledger-writer";

/**
 * hledger's journal (hledger.org, "Journal format"). Currency and accounts are declared, the accounts with their
 * kinds, since hledger infers kinds from English names only. The code of an entry is the line item's id, by which a
 * second import finds the entry.
 */
export const hledgerWriter: LedgerWriter = {
  fileEnding: "journal",
  header: ({ t, year, currency, categories }) =>
    [
      `; ${t("title", { year: String(year) })}`,
      "decimal-mark .",
      `commodity 1000.00 ${currency}`,
      `account ${t("paidFrom")}  ; type: A`,
      ...categories.flatMap((category) => [
        `account ${t("groceries")}:${category}  ; type: X`,
        `account ${t("medical")}:${category}  ; type: X`,
      ]),
      "",
      "",
    ].join("\n"),
  entry({ id, date, payee, product, currency, price, extraCost, groceries, medical }, t) {
    const posting = (account: string, cents: number) =>
      cents === 0 ? [] : [`    ${account}  ${ledgerAmount(cents)} ${currency}`];
    return [
      `${date} * (${id}) ${payee} | ${product}`,
      ...posting(groceries, price - extraCost),
      ...posting(medical, extraCost),
      `    ${t("paidFrom")}  ${ledgerAmount(-price)} ${currency}`,
      "",
      "",
    ].join("\n");
  },
  footer: (sentences) => sentences.map((sentence) => `; ${sentence}\n`).join(""),
};
