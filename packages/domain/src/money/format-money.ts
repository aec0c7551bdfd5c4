import { type Currency, EDITION_FACTS, type Edition } from "../edition/edition-facts";
import { LOCALE_FACTS, type Locale, localeOfPlace } from "../edition/locale";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: Currency): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency, minimumFractionDigits: 2 });
  formats.set(key, made);
  return made;
}

/**
 * An amount in dollars as a screen of the edition or locale shows it, with two decimals (prices-5).
 * `currency` is the edition's own unless the receipt is in the other country's.
 */
export function formatMoney(dollars: number, place: Edition | Locale, currency?: Currency): string {
  const locale = localeOfPlace(place);
  return formatOf(locale, currency ?? EDITION_FACTS[LOCALE_FACTS[locale].edition].currency).format(dollars);
}
