import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { translatorOf } from "./translator";

/** `t` reads the words `claimSums` of the locale. */
interface Reader {
  readonly locale: Locale;
  readonly t: ReturnType<typeof translatorOf<"claimSums">>;
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
  { locale, t }: Reader,
): string | null {
  if (belowCategoryTotals === null) return null;
  if (belowCategoryTotals < 0) {
    const byTax = countsTax && belowCategoryTotals + totalTax - totalRegularTax > -0.005;
    return byTax ? t("taxIsCounted") : t("aboveCategoryTotals");
  }
  return t(`belowCategoryTotals.${LOCALE_FACTS[locale].edition}`);
}

/** What is not claimed because nobody with celiac disease eats it; `null` where all is eaten (claim-11). */
export function eatenByOthersSentence(eatenByOthers: number | null, { locale, t }: Reader): string | null {
  if (eatenByOthers === null) return null;
  return t("eatenByOthers", { amount: formatMoney(eatenByOthers, locale) });
}

/** What the sums of one currency leave out and the claim converts; `null` for nothing (claim-32). */
export function otherCurrencySentence(items: number, { locale, t }: Reader): string | null {
  if (items === 0) return null;
  return t(`inOtherCurrency.${LOCALE_FACTS[locale].edition}`, { count: items });
}
