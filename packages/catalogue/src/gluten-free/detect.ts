import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { BrandFinder } from "../text/brands/brand-spelling";
import { repairDigits } from "../text/fold";
import { GLUTEN_FREE_BRANDS, type GlutenFreeBrand } from "./brands";
import { splitGluedMarks } from "./glued-marks";
import { takeGlutenFreeLine } from "./lines";
import { MARKS, NOT_FREE } from "./marks";
import { repairMarks } from "./repair-marks";

export interface Detection {
  /** Why the line is gluten-free, in words for the person; `null` when it is not. */
  readonly reason: string | null;
  /** Whether a mark says so, and not only a maker. */
  readonly marked: boolean;
  /** The folded line without the mark and the brand. */
  readonly rest: string;
  /** What the brand makes if it makes only one kind of food ("bread"), else `null`. */
  readonly makes: string | null;
  /** A mark or an everyday brand word that counts only if the line names a food that usually holds gluten. */
  readonly pending: { readonly reason: string; readonly rest: string } | null;
}

const BRANDS = new BrandFinder(GLUTEN_FREE_BRANDS);

function takeBrand(
  folded: string,
  isFoodWord: (word: string) => boolean,
): { brand: GlutenFreeBrand; rest: string } | null {
  const tokens = folded.split(/[^a-z0-9]+/).filter((token) => token !== "");
  // "5char": digits are read as letters only where no brand is spelled as printed ("3 bakers").
  const repaired = tokens.map(repairDigits);
  const hit =
    BRANDS.find(tokens, isFoodWord) ??
    (repaired.some((token, at) => token !== tokens[at]) ? BRANDS.find(repaired, isFoodWord) : null) ??
    BRANDS.vowelless(tokens, isFoodWord);
  if (hit === null) return null;
  const rest = [...tokens.slice(0, hit.start), ...tokens.slice(hit.start + hit.length)];
  // Where a maker and its line are printed ("kinnikinnick ktoos"), the line says more.
  const line = BRANDS.spelled(rest);
  if (line === null || line.brand.makes === null) return { brand: hit.brand, rest: rest.join(" ") };
  rest.splice(line.start, line.length);
  return { brand: line.brand, rest: rest.join(" ") };
}

/**
 * Looks for what says "gluten-free" on a folded receipt line: a mark first, then a maker of only
 * gluten-free food. `isFoodWord` says which words a mark may be glued to.
 */
export function detectGlutenFree(printed: string, isFoodWord: (word: string) => boolean): Detection {
  const split = (text: string) => splitGluedMarks(text, isFoodWord);
  // A count behind the word is not a misread letter, so it is dropped before the repair.
  const folded = split(repairMarks(split(printed)));
  const brand = takeBrand(folded, isFoodWord);
  const makes = brand?.brand.makes ?? null;
  if (!NOT_FREE.test(folded)) {
    for (const mark of MARKS) {
      const rest = withoutBrandMarks(folded, mark.pattern);
      if (rest === null) continue;
      // A mark may stand between a maker and its food: "pamelas gf figgies".
      const maker = takeBrand(rest, isFoodWord);
      const cleaned = dropMarks(maker?.rest ?? rest);
      if (mark.weak && brand === null) return unmarked(folded, makes, { reason: mark.reason, rest: cleaned });
      if (mark.weak) continue;
      return {
        reason: mark.reason,
        marked: true,
        rest: cleaned,
        makes: maker?.brand.makes ?? makes,
        pending: null,
      };
    }
  }
  const line = brand === null && !NOT_FREE.test(folded) ? takeGlutenFreeLine(folded) : null;
  if (line !== null) {
    const { name, makes: lineMakes } = line.line;
    return {
      reason: messageKey("sentences.lineIsFree", { name }),
      marked: false,
      rest: line.rest,
      makes: lineMakes,
      pending: null,
    };
  }
  if (brand === null) return unmarked(folded, null, null);
  const reason = messageKey("sentences.makerIsFree", { name: brand.brand.name });
  const rest = dropMarks(brand.rest);
  if (brand.brand.ambiguous) return unmarked(folded, makes, { reason, rest });
  return { reason, marked: false, rest, makes, pending: null };
}

function unmarked(rest: string, makes: string | null, pending: Detection["pending"]): Detection {
  return { reason: null, marked: false, rest, makes, pending };
}

function withoutBrandMarks(text: string, pattern: RegExp): string | null {
  const rest = text.replace(pattern, " ");
  return rest === text ? null : rest;
}

function dropMarks(text: string): string {
  return MARKS.reduce((rest, mark) => (mark.weak ? rest : rest.replace(mark.pattern, " ")), text);
}
