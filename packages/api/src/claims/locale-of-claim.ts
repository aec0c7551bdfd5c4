import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale, localeOf } from "@gf-ledger/domain/edition/locale";
import type { ApiContext } from "../context";

/** A claim's country in the language of the call: what its rules, sources and amounts are written in. */
export function localeOfClaim(edition: Edition, { locale }: Pick<ApiContext, "locale">): Locale {
  return localeOf(edition, LOCALE_FACTS[locale].language);
}
