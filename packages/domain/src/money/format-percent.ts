import type { Edition } from "../edition/edition-facts";
import { type Locale, localeOfPlace } from "../edition/locale";

/** A share (0.145) as a screen of the edition or locale shows it: `14.5%`, in French `14,5 %`. */
export function formatPercent(share: number, place: Edition | Locale): string {
  const format = new Intl.NumberFormat(localeOfPlace(place), { style: "percent", maximumFractionDigits: 2 });
  return format.format(share);
}
