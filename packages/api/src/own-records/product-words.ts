import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { fold } from "@gf-ledger/catalogue/text/fold";
import { LOCALES } from "@gf-ledger/domain/edition/locale";

/** Whole words, so that "rice" is not found in "price"; the singular and the plural are one. */
const wordsIn = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, ""));

/** Whether a product's name, in any language, or its brand has all words of what was asked for. */
export function isAskedFor(asked: string, name: string, brand: string | null = null): boolean {
  const names = LOCALES.map((one) => productNameIn(one, name));
  const words = new Set(wordsIn(`${names.join(" ")} ${brand ?? ""}`));
  const wanted = wordsIn(asked);
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}
