import { cookieIn } from "@gf-ledger/api/auth/session-cookie";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LANGUAGE_COOKIE, type Language, type Locale, localeOf } from "@gf-ledger/domain/edition/locale";
import { askedLanguage, languageOfTag } from "@/features/language/preferred-language";

/**
 * What a request is answered in, and what is written for its caller to keep. Answers follow `Accept-Language`
 * first, in which the product's pages send their own language (api-34); mails and documents follow the setting,
 * else the cookie, else the header, else English (accounts-57). A tag that is not spoken counts as none.
 */
export function localesOf(
  request: Request,
  edition: Edition,
  setting: Language | null,
): { locale: Locale; ownLocale: Locale } {
  const asked = askedLanguage(request.headers.get("accept-language"));
  const chosen = setting ?? languageOfTag(cookieIn(request.headers.get("cookie"), LANGUAGE_COOKIE));
  return {
    locale: localeOf(edition, asked ?? chosen ?? "en"),
    ownLocale: localeOf(edition, chosen ?? asked ?? "en"),
  };
}
