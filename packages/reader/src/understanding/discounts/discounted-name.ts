import type { Priced } from "../items/entries";
import { similarity } from "../words/edit-distance";
import { lettersOnly } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";

/** What a discount's row says beside the name of the article that it lowers. */
const WORDS_OF_DISCOUNTS = longPattern(
  String.raw`
    \b(?:MFR|MFG|MANUFACTURERS?|VENDOR|STORE|DIGITAL|E|INSTANT|MULTI|BUY|CARD|CLUB|MEMBERS?|LOYALTY|PRICE|SALE|
    COUPONS?|CPNS?|DISC(?:OUNTS?)?|MARK\s?DOWNS?|SAVINGS?|SAVED?|PROMO(?:TION)?S?|OFF|RABAIS|R[EÉ]DUC(?:TION)?S?|
    [EÉ]CONOMIES?|REMISE|ESCOMPTE|FABRICANT|MAGASIN|MEMBRES?|PRIX|DE|DU|SUR|ON|FOR|YOUR?)\b`,
  "gi",
);
/** Fewer letters than this name no article. */
const LEAST_LETTERS = 5;
const ALIKE = 0.8;

/**
 * The item whose name a discount bears: the one above it before all others, else the only one of that name, wherever
 * it stands; `null` where its row names none, or one that was bought more than once.
 */
export function namedItem(discount: Priced, above: Priced | null, items: readonly Priced[]): Priced | null {
  const name = lettersOnly(discount.name.replace(WORDS_OF_DISCOUNTS, " "));
  if (name.length < LEAST_LETTERS) return null;
  const bears = (item: Priced) => {
    const letters = lettersOnly(item.name);
    return letters.includes(name) || similarity(letters, name) >= ALIKE;
  };
  if (above && bears(above)) return above;
  const named = items.filter(bears);
  return named.length === 1 ? (named[0] ?? null) : null;
}
