import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { FOOD_MAKERS_ROWS, HOUSEHOLD_GOODS_MAKERS_ROWS } from "../../../data/tables.mjs";
import { plainWordsSchema } from "../word-table";
import { BrandFinder } from "./brand-spelling";

/** A maker whose line need not say what it is. */
interface Maker {
  readonly spellings: readonly (readonly string[])[];
  /** The food that it is known for; `null` for a maker of things that no one eats. */
  readonly makes: string | null;
}

const spellings = z.array(plainWordsSchema).min(1);
/** What a maker is known for. Some of it may be gluten-free, but only a mark says so. */
const FOOD_MAKER = z.object({ spellings, makes: plainWordsSchema });
/** A maker of things that no one eats. What it sells is written for whoever reads the table. */
const GOODS_MAKER = z.object({ spellings, sells: z.string().min(1) });

export const FOOD_MAKER_TABLE = defineTable(
  "packages/catalogue/data/makers/food.json",
  FOOD_MAKERS_ROWS,
  FOOD_MAKER,
  ["spellings"],
);

export const HOUSEHOLD_GOODS_TABLE = defineTable(
  "packages/catalogue/data/makers/household-goods.json",
  HOUSEHOLD_GOODS_MAKERS_ROWS,
  GOODS_MAKER,
  ["spellings"],
);

const wordsOfEach = (all: readonly string[]) => all.map((spelling) => spelling.split(" "));

const FINDER = new BrandFinder<Maker>([
  ...tableEntries(FOOD_MAKER_TABLE).map((maker) => ({
    spellings: wordsOfEach(maker.spellings),
    makes: maker.makes,
  })),
  ...tableEntries(HOUSEHOLD_GOODS_TABLE).map((maker) => ({
    spellings: wordsOfEach(maker.spellings),
    makes: null,
  })),
]);

/**
 * The text without its maker, and the food that the maker is known for, `null` if it sells nothing to eat; `null`
 * where no maker is named.
 */
export function takeMaker(
  text: string,
  isFoodWord: (word: string) => boolean,
): { rest: string; makes: string | null } | null {
  const tokens = text.split(/[^a-z0-9%]+/).filter((token) => token !== "");
  const hit = FINDER.find(tokens, isFoodWord) ?? cutMaker(tokens, isFoodWord);
  if (hit === null) return null;
  const rest = [...tokens.slice(0, hit.start), ...tokens.slice(hit.start + hit.length)];
  // Where a maker and its brand are named ("pepperidge goldfish"), the brand says more.
  const brand = hit.brand.makes === null ? null : FINDER.spelled(rest);
  if (brand !== null) rest.splice(brand.start, brand.length);
  return { rest: rest.join(" "), makes: (brand?.brand ?? hit.brand).makes };
}

/** A maker of food whose name the till cut; what no one eats is not guessed at. */
function cutMaker(tokens: readonly string[], isFoodWord: (word: string) => boolean) {
  const cut = FINDER.cut(tokens, isFoodWord);
  return cut === null || cut.brand.makes === null ? null : cut;
}
