import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { ApiContext } from "../context";

/**
 * The language kept with an account that is made now: French for one made in French, so that later mails are
 * too. English is kept for nobody, since it is what everybody has who chose nothing (accounts-57).
 */
export function languageOfNew({ ownLocale }: Pick<ApiContext, "ownLocale">): Language | null {
  const { language } = LOCALE_FACTS[ownLocale];
  return language === "en" ? null : language;
}
