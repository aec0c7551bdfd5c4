import { ENGLISH_ROWS, FRENCH_ROWS } from "../../words/tables.mjs";
import { OTHERWISE } from "./neighbour-forms";
import { formsOf } from "./word-table";

/** The most printed come first. */
const FRENCH_FORMS = formsOf("french", FRENCH_ROWS);

/**
 * A word as receipts shorten it or as French labels write it → the English words the catalogue uses,
 * separated by spaces. Keys are lower case without accents. Of several meanings it is the default one.
 */
export const RECEIPT_FORMS: ReadonlyMap<string, string> = new Map([
  ...FRENCH_FORMS,
  ...formsOf("english", ENGLISH_ROWS),
  ...OTHERWISE.map(({ form, meaning }) => [form, meaning] as const),
]);

/** The French words among them, the most printed ones first: what a French line may be expected to say. */
export const FRENCH_LEXICON: readonly string[] = [
  ...FRENCH_FORMS.map(([form]) => form),
  ...OTHERWISE.filter(({ language }) => language === "fr").map(({ form }) => form),
].filter((word) => word.length > 3);
