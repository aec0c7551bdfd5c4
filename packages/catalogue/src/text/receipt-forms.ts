import { ENGLISH_FORMS } from "../../words/english";
import { FRENCH_FORMS } from "../../words/french";
import { OTHERWISE } from "./neighbour-forms";
import { pairsOf } from "./word-rows";

/**
 * A word as receipts shorten it or as French labels write it → the English words the catalogue uses,
 * separated by spaces. Keys are lower case without accents. Of several meanings it is the default one.
 */
export const RECEIPT_FORMS: ReadonlyMap<string, string> = new Map([
  ...pairsOf(FRENCH_FORMS),
  ...pairsOf(ENGLISH_FORMS),
  ...OTHERWISE.map(({ form, meaning }) => [form, meaning] as const),
]);

/** The French words among them, the most printed ones first: what a French line may be expected to say. */
export const FRENCH_LEXICON: readonly string[] = [
  ...pairsOf(FRENCH_FORMS).map(([form]) => form),
  ...OTHERWISE.filter(({ language }) => language === "fr").map(({ form }) => form),
].filter((word) => word.length > 3);
