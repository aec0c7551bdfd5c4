import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";
import type { LineWords } from "../line-words";
import type { IndexedProduct, ProductIndex } from "../product-index";
import { WEIGHT } from "./weights";

/** The share of a score, 0 to 1, that is left where line and product name different kinds or flavours. */
export function agreement(index: ProductIndex, entry: IndexedProduct, line: LineWords): number {
  const { hit } = line.input;
  let left = 1;
  if (hit !== null && hit.level > 1 && hit.category !== entry.product.category) left *= WEIGHT.otherCategory;
  if (lacksCompound(hit, entry)) left *= WEIGHT.otherCompound;
  if (hasOtherFlavour(entry, line)) left *= WEIGHT.otherFlavour;
  else if (isPlainer(entry, line)) left *= WEIGHT.plainer;
  if (namesOtherHead(index, line) && line.head !== undefined && !states(index, entry, line.head))
    left *= WEIGHT.otherKind;
  if (line.kinds.some((word) => word !== line.head && !states(index, entry, word)))
    left *= WEIGHT.kindNotInProduct;
  return left;
}

/** A line that names another head ("licorice twists") is not what one of its words implies. */
export function namesOtherHead(index: ProductIndex, { head, input }: LineWords): boolean {
  return input.hit?.level === 3 && head !== undefined && index.heads.has(head);
}

/** Whether the product's name says the word, or its head implies it ("pasta" on a penne). */
export function states(index: ProductIndex, entry: IndexedProduct, word: string): boolean {
  return entry.words.includes(word) || index.impliedHead.get(entry.head) === word;
}

/**
 * Whether the product has a flavour that the line does not print, and the line names only the kind
 * ("spread", a hazelnut spread) or another flavour (a maple syrup, a chocolate syrup).
 */
function hasOtherFlavour(entry: IndexedProduct, { known, flavoured, hasUnknown }: LineWords): boolean {
  if (entry.flavours.every((word) => known.has(word))) return false;
  if (flavoured.some((word) => !entry.words.includes(word))) return true;
  return (
    (entry.foreign || hasUnknown) && entry.words.every((word) => word === entry.head || !known.has(word))
  );
}

/**
 * Whether the line names a flavour that the product lacks: a pumpkin bread does not have the price of a bread
 * or, since the pumpkin itself is not bread, of a bread bowl.
 */
function isPlainer(entry: IndexedProduct, { flavoured, foreign, head }: LineWords): boolean {
  if (entry.words.length === 1) return flavoured.some((word) => word !== head && word !== entry.head);
  return (
    entry.flavours.length === 0 && foreign.some((word) => word !== entry.head && !entry.words.includes(word))
  );
}

/** The line names a kind by several words and the product lacks one: "baking powder", a jello powder. */
function lacksCompound(hit: KeywordHit | null, entry: IndexedProduct): boolean {
  if (hit === null || hit.level < 3 || hit.words.length < 2) return false;
  return !hit.words.every((word) => entry.words.includes(word) || word === "and");
}
