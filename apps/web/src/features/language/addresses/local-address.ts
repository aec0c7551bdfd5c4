import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { RESOLVED_TARGETS } from "../../shell/addresses/resolved-targets";
import { addressIn } from "./page-addresses";

/**
 * Where a link to a page leads in a locale: to the page in its language, or in English where there is none.
 * A query and a fragment stay.
 */
export function localAddress(page: string, locale: Locale): string {
  if (LOCALE_FACTS[locale].language === "en") return page;
  const [, path = page, query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(page) ?? [];
  // A redirect would ask the browser for the language, which may be another than the page's.
  const target = RESOLVED_TARGETS[path];
  const address = addressIn(locale, target?.pathname ?? path);
  if (address === null) return page;
  const asked = new URLSearchParams(query);
  if (target?.query) asked.set(...target.query);
  const whole = target?.query ? `?${asked}` : query;
  return address + whole + fragment;
}
