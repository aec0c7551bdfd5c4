import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import {
  differenceSentence,
  eatenByOthersSentence,
  otherCurrencySentence,
} from "@gf-ledger/messages/claim-sums";
import { translatorOf } from "@gf-ledger/messages/translator";

/** What is said below the sums of a year's claim, in the order in which it is read. */
export function sentencesOfYear(claim: YearByProduct, locale: Locale): readonly string[] {
  const reader = { locale, t: translatorOf(locale, "claimSums") };
  return [
    eatenByOthersSentence(claim.eatenByOthers, reader),
    differenceSentence(claim, reader),
    otherCurrencySentence(claim.itemsInOtherCurrency, reader),
  ].filter((sentence) => sentence !== null);
}
