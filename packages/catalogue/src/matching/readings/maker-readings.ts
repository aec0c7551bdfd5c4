import type { Category } from "@gf-ledger/domain/category/categories";
import { isMade } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import { wordsOf } from "../../text/line";
import type { ProductIndex } from "../product-index";
import { resolveWords, type WordReading } from "./word-reading";

/** Foods sold in the flavours of other foods: a peanut on their maker's line is a flavour, not a peanut. */
const SWEETS = /(?:chocolate bars?|candy)$/;

/** What a maker's food is sold in the flavours of: an apple pie of a maker of bars is a bar. */
const FLAVOURS_OF: readonly (readonly [RegExp, ReadonlySet<Category>])[] = [
  [/(?:bars|ice cream|creamer|yogurt)$/, new Set(["Bread and Bakery", "Baking Supplies"])],
  [/^sauce$/, new Set(["Miscellaneous Grocery Items"])],
  [/^(?:soup|frozen meal)$/, new Set(["Meat, Poultry, and Seafood", "Miscellaneous Grocery Items"])],
];

/** Makers of flour and mixes sell nothing baked: their muffins are a mix for muffins. */
const MAKERS_OF_MIXES = /^(?:cake mix|baking mix|flour)$/;
const BAKED: ReadonlySet<string> = new Set(
  "muffin brownie cake cookie bread pancake waffle scone cupcake crust biscuit loaf cornbread".split(" "),
);

/** What makers of one kind of food sell beside it, under its own name; no flavour or shape is called so. */
const OTHER_GOODS: ReadonlySet<string> = new Set("waffle pancake pizza granola soup flour mix".split(" "));

/** What a line's maker is known for, `null` where nothing; `glutenFree` if it sells nothing with gluten. */
interface KnownMaker {
  readonly makes: string | null;
  readonly glutenFree: boolean;
}

/** The readings of a line's text without its maker, the likelier first: by itself, and with the maker's food. */
export function readingsBesideMaker(
  index: ProductIndex,
  rest: string,
  maker: KnownMaker,
  brandWords: ReadonlySet<string>,
): readonly WordReading[] {
  const read = (text: string) => ({ ...resolveWords(index, text), brandWords });
  const direct = read(rest);
  if (maker.makes === null) return [direct];
  const full = read(`${rest} ${maker.makes}`);
  const head = direct.hit?.words.at(-1) ?? "";
  if (MAKERS_OF_MIXES.test(maker.makes) && BAKED.has(head)) return [read(`${rest} mix`)];
  if (isFlavour(direct, maker.makes) || addsNothing(direct, maker.makes)) return [full];
  if (maker.glutenFree && OTHER_GOODS.has(head)) return [direct];
  if (!namesKind(direct, full, maker)) return [full];
  return maker.glutenFree ? [full, direct] : [direct, full];
}

function isFlavour({ hit }: WordReading, makes: string): boolean {
  const flavours = FLAVOURS_OF.find(([made]) => made.test(makes))?.[1];
  return hit !== null && flavours?.has(hit.category) === true;
}

/** "Oreo cookies" says no more than the maker does. */
function addsNothing({ words }: WordReading, makes: string): boolean {
  const made = new Set(wordsOf(makes).map(singular));
  return words.length > 0 && words.every(({ word }) => made.has(word));
}

/** What the line says itself stands beside what the maker is known for, unless it is only a flavour. */
function namesKind({ hit }: WordReading, full: WordReading, { makes, glutenFree }: KnownMaker): boolean {
  if (hit === null || hit.level < 2) return false;
  if (hit.level === 3) return true;
  return hit.category === full.hit?.category && (glutenFree ? isMade(hit) : !SWEETS.test(makes ?? ""));
}
