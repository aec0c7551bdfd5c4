import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { PersonUses } from "@gf-ledger/domain/people/person-view";
import type { translatorOf } from "./translator";

type Uses = ReturnType<typeof translatorOf<"uses">>;

/**
 * What goes with a person, as part of a sentence: "2 shares of items and 1 adjustment". Empty for nothing. `t` reads
 * the words `uses` of the locale.
 */
export function usesInWords(
  { lineItems, categories, otherExpenses, adjustments }: PersonUses,
  { locale, t }: { locale: Locale; t: Uses },
): string {
  const parts = [
    ...(lineItems === 0 ? [] : [t("items", { count: lineItems })]),
    ...(categories === 0 ? [] : [t("categories", { count: categories })]),
    ...(otherExpenses === 0 ? [] : [t("otherExpenses", { count: otherExpenses })]),
    ...(adjustments === 0 ? [] : [t("adjustments", { count: adjustments })]),
  ];
  // Canadian English has no comma before the last "and", which the sentence has on both editions.
  return new Intl.ListFormat(locale === "en-US" ? "en-CA" : locale).format(parts);
}
