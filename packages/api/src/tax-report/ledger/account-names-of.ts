import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { AccountNames } from "./account-names";
import { ACCOUNT_NAMES_FR } from "./account-names.fr";

const ENGLISH: AccountNames = {
  groceries: "Expenses:Groceries",
  medical: "Expenses:Medical:Gluten-free",
  paidFrom: "Assets:Cash",
  title: (year) => `Gluten-free groceries of ${year}`,
};

export function accountNamesOf(locale: Locale): AccountNames {
  return LOCALE_FACTS[locale].language === "fr" ? ACCOUNT_NAMES_FR : ENGLISH;
}
