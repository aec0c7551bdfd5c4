import { type Currency, EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";

interface OtherCurrency {
  /** "US dollars" */
  readonly dollars: string;
  /** "the US edition's reports" */
  readonly reports: string;
}

const WORDS: Readonly<Record<Currency, OtherCurrency>> = {
  CAD: { dollars: "Canadian dollars", reports: "the Canadian edition's reports" },
  USD: { dollars: "US dollars", reports: "the US edition's reports" },
};

/** Sums never cross currencies (prices-4): where a receipt in the other one is counted; `null` in the edition's own. */
export function otherCurrency(currency: Currency, edition: Edition): OtherCurrency | null {
  return currency === EDITION_FACTS[edition].currency ? null : WORDS[currency];
}

/** What is said of expenses that were just saved: where they stand, when that is not in this edition. */
export function savedElsewhere(currency: Currency, edition: Edition): string | undefined {
  const other = otherCurrency(currency, edition);
  return other ? `They are in ${other.dollars}, so ${other.reports} hold them.` : undefined;
}
