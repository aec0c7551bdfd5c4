import { type Currency, EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";

interface OtherCurrency {
  /** For example "US dollars". */
  readonly dollars: string;
  /** For example "the US edition's reports". */
  readonly reports: string;
}

const WORDS: Readonly<Record<Currency, OtherCurrency>> = {
  CAD: { dollars: "Canadian dollars", reports: "the Canadian edition's reports" },
  USD: { dollars: "US dollars", reports: "the US edition's reports" },
};

/**
 * The words for a receipt in the other edition's currency, which is counted there, since sums never mix
 * currencies (prices-4); `null` for this edition's currency.
 */
export function otherCurrency(currency: Currency, edition: Edition): OtherCurrency | null {
  return currency === EDITION_FACTS[edition].currency ? null : WORDS[currency];
}

/** Says which reports hold the line items just saved; `undefined` where those are this edition's. */
export function savedElsewhere(currency: Currency, edition: Edition): string | undefined {
  const other = otherCurrency(currency, edition);
  return other ? `They are in ${other.dollars}, so ${other.reports} hold them.` : undefined;
}
