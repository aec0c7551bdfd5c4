import type { Edition } from "../edition/edition-facts";
import { type Language, LOCALE_FACTS, type Locale, localeOfPlace } from "../edition/locale";
import { formatMoney } from "../money/format-money";
import { CLAIM_WORDS, type ClaimWords } from "./claim-words";
import { CLAIM_WORDS_FR } from "./claim-words.fr";

const WORDS: Readonly<Record<Language, ClaimWords>> = { en: CLAIM_WORDS, fr: CLAIM_WORDS_FR };

/** The words beside a claim's sums for a locale; an edition stands for its English. */
export function claimWords(place: Edition | Locale): ClaimWords {
  return WORDS[LOCALE_FACTS[localeOfPlace(place)].language];
}

interface Difference {
  readonly belowCategoryTotals: number | null;
  readonly countsTax: boolean;
  readonly totalTax: number;
  readonly totalRegularTax: number;
}

/** The line that explains a difference, or `null` where the claim and the category totals agree (claim-3). */
export function differenceSentence(
  { belowCategoryTotals, countsTax, totalTax, totalRegularTax }: Difference,
  place: Edition | Locale,
): string | null {
  if (belowCategoryTotals === null) return null;
  const words = claimWords(place);
  if (belowCategoryTotals < 0) {
    const byTax = countsTax && belowCategoryTotals + totalTax - totalRegularTax > -0.005;
    return byTax ? words.taxIsCounted : words.aboveCategoryTotals;
  }
  return words.belowCategoryTotals[LOCALE_FACTS[localeOfPlace(place)].edition];
}

/** What is not claimed because nobody with celiac disease eats it; `null` where all is eaten (claim-11). */
export function eatenByOthersSentence(eatenByOthers: number | null, place: Edition | Locale): string | null {
  if (eatenByOthers === null) return null;
  return claimWords(place).eatenByOthers(formatMoney(eatenByOthers, place));
}

/** What the sums of one currency leave out and the claim converts; `null` for nothing (claim-32). */
export function otherCurrencySentence(items: number, place: Edition | Locale): string | null {
  if (items === 0) return null;
  return claimWords(place).inOtherCurrency[LOCALE_FACTS[localeOfPlace(place)].edition](items);
}

/** In English, as line items keep it. */
export const NO_CANADIAN_TEXT = CLAIM_WORDS.noCanadianText;
