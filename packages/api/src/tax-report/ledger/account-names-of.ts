import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { AccountNames } from "./account-names";
import { ACCOUNT_NAMES_FR } from "./account-names.fr";

const ENGLISH: AccountNames = {
  groceries: "Expenses:Groceries",
  medical: "Expenses:Medical:Gluten-free",
  paidFrom: "Assets:Cash",
  title: (year) => `Gluten-free groceries of ${year}`,
};

const NAMES: Readonly<Record<Language, AccountNames>> = { en: ENGLISH, fr: ACCOUNT_NAMES_FR };

export function accountNamesOf(locale: Locale): AccountNames {
  return NAMES[LOCALE_FACTS[locale].language];
}
