import { type LedgerWriter, ledgerAmount } from "./ledger-writer";

/** The first words of accounts are fixed, in whatever language the rest is (beancount's "options reference"). */
const ASSETS = "Assets";
const EXPENSES = "Expenses";

/** A part of an account's name: letters, digits and hyphens, the first of them a capital or a digit. */
function accountPart(text: string): string {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = "X", ...rest] = words.join("-");
  const capital = first.toUpperCase();
  // A letter whose capital is two, or that has none, follows one that beancount takes.
  return (/^[\p{Lu}\p{Nd}]$/u.test(capital) ? capital : `X${first}`) + rest.join("");
}

/** `Dépenses:Frais médicaux` below its fixed first word: `Expenses:Frais-médicaux`. */
const account = (root: string, name: string) =>
  [root, ...name.split(":").slice(1).map(accountPart)].join(":");

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/**
 * beancount's language, version 3 (beancount.github.io, "Language syntax"). Its accounts are opened by the plugin that
 * comes with beancount: an account that the files of two years opened could not be included twice.
 */
export const beancountWriter: LedgerWriter = {
  fileEnding: "beancount",
  header: ({ t, year, currency }) =>
    [
      `option "title" ${quoted(t("title", { year: String(year) }))}`,
      `option "operating_currency" "${currency}"`,
      'plugin "beancount.plugins.auto_accounts"',
      "",
      "",
    ].join("\n"),
  entry({ id, date, payee, product, currency, price, extraCost, groceries, medical }, t) {
    const posting = (name: string, cents: number) =>
      cents === 0 ? [] : [`  ${account(EXPENSES, name)}  ${ledgerAmount(cents)} ${currency}`];
    return [
      `${date} * ${quoted(payee)} ${quoted(product)}`,
      `  line-item: "${id}"`,
      ...posting(groceries, price - extraCost),
      ...posting(medical, extraCost),
      `  ${account(ASSETS, t("paidFrom"))}  ${ledgerAmount(-price)} ${currency}`,
      "",
      "",
    ].join("\n");
  },
  footer: (sentences) => sentences.map((sentence) => `; ${sentence}\n`).join(""),
};
