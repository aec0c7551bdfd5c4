import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { LEDGER_WORDS_FR } from "./ledger-words.fr";

/** Names of the accounts between which a purchase is shared, each below its kind. */
export interface LedgerWords {
  readonly groceries: string;
  readonly medical: string;
  /** What the purchases were paid from. */
  readonly paidFrom: string;
  readonly title: (year: number) => string;
}

const ENGLISH: LedgerWords = {
  groceries: "Expenses:Groceries",
  medical: "Expenses:Medical:Gluten-free",
  paidFrom: "Assets:Cash",
  title: (year) => `Gluten-free groceries of ${year}`,
};

export function ledgerWordsOf(locale: Locale): LedgerWords {
  return LOCALE_FACTS[locale].language === "fr" ? LEDGER_WORDS_FR : ENGLISH;
}
