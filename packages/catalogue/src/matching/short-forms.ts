import { SHORT_FORM_WORDS } from "../../words/short-forms";
import { pairsOf } from "../text/word-rows";

/**
 * Forms of two and three letters with the words each may stand for, likeliest first. They are so short that
 * only the words beside them say which: a "ck mix" is a cake mix, "oat ck" are cookies.
 */
export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  pairsOf(SHORT_FORM_WORDS).map(([form, words]) => [form, words.split(" ")] as const),
);
