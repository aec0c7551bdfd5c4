import { singular } from "@gf-ledger/domain/category/singular";
import { NEIGHBOUR_MEANINGS } from "./neighbour-forms";
import { RECEIPT_FORMS } from "./receipt-forms";

const FORMS: ReadonlySet<string> = new Set(NEIGHBOUR_MEANINGS.map(({ form }) => form));

const wordsMeant = (token: string) => (RECEIPT_FORMS.get(token) ?? token).split(" ").map(singular);

/** The meaning of the token at `at`, from the nearest word that decides; `null` if none does. */
export function meaningFromNearbyWords(tokens: readonly string[], at: number): string | null {
  const form = tokens[at];
  if (form === undefined || !FORMS.has(form)) return null;
  const meanings = NEIGHBOUR_MEANINGS.filter((one) => one.form === form);
  for (let distance = 1; distance < tokens.length; distance++) {
    const near = [tokens[at - distance], tokens[at + distance]].flatMap((token) =>
      token === undefined ? [] : wordsMeant(token),
    );
    const meant = meanings.find(({ beside }) => near.some((word) => beside.has(word)));
    if (meant !== undefined) return meant.meaning;
  }
  return null;
}

/** The folded text with each ambiguous form replaced by its meaning; where no neighbour decides, it stays. */
export function withNearbyMeanings(text: string): string {
  const tokens = text.split(/[^a-z0-9%]+/).filter((token) => token !== "");
  if (!tokens.some((token) => FORMS.has(token))) return text;
  return tokens.map((token, at) => meaningFromNearbyWords(tokens, at) ?? token).join(" ");
}
