import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";
import type { CatalogueProduct } from "../matcher";
import { productWords } from "../matching/name-words";
import { ENTRIES, type KindEntry, usualKind, WHEREVER } from "./kind-table";

/** What is known of a line when its kind is asked for. */
export interface KindQuestion {
  /** The line's product words as the catalogue writes them, in their order. */
  readonly words: readonly { readonly word: string; readonly known: boolean }[];
  readonly hit: KeywordHit | null;
  /** The product that the line was found to be, `null` where none was accepted. */
  readonly product: Pick<CatalogueProduct, "name" | "category"> | null;
  /** Whether its maker sells nothing to eat. */
  readonly household: boolean;
  /** Whether only its maker, who sells nothing with gluten, says that it is gluten-free. */
  readonly byMaker: boolean;
}

/** A kind, and for "never" why. */
export type KindAnswer = Pick<KindEntry, "kind" | "because">;

const COUNTERPART: KindAnswer = { kind: "counterpart", because: null };

/**
 * What a line is (matching-26). The found product's name says it best; without one, the words that name a
 * kind of food. A line that names nothing known may be anything, so it is taken for a counterpart.
 */
export function kindOf({ words, hit, product, household, byMaker }: KindQuestion): KindAnswer {
  if (household) return { kind: "never", because: "household" };
  const printed = words.map(({ word }) => word);
  const named = product === null ? [] : productWords(product.name);
  const decided = strongest(WHEREVER, [...printed, ...named]);
  if (decided !== null) return decided;
  if (product !== null) return kindIn(product.category, named);
  if (hit === null || hit.level === 1 || byMaker) return COUNTERPART;
  // An unknown word beside an ingredient may be the food itself: "apple" something.
  if (hit.level === 2 && words.some(({ known }) => !known)) return COUNTERPART;
  return kindIn(hit.category, hit.level === 3 ? hit.words : printed);
}

function kindIn(category: CatalogueProduct["category"], named: readonly string[]): KindAnswer {
  return strongest(ENTRIES.get(category) ?? [], named) ?? { kind: usualKind(category), because: null };
}

/** The entry of most words among those that the name holds, then the one that stands last in it. */
function strongest(entries: readonly KindEntry[], named: readonly string[]): KindEntry | null {
  const text = ` ${named.join(" ")} `;
  let best: { readonly entry: KindEntry; readonly at: number } | null = null;
  for (const entry of entries) {
    const at = text.lastIndexOf(entry.phrase);
    if (at === -1) continue;
    const longer = entry.length - (best?.entry.length ?? 0);
    if (longer > 0 || (longer === 0 && at > (best?.at ?? -1))) best = { entry, at };
  }
  return best?.entry ?? null;
}
