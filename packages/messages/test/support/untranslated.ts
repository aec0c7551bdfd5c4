import {
  COUNTRY_REGIONS,
  PRICE_REGIONS,
  priceRegionName,
} from "@gf-ledger/domain/pooled-prices/price-regions";
import { CATALOGUES } from "../../src/catalogues";
import type { Untranslated } from "./hard-coded-sentences";

/** What is called the same in every language: the product, its assistant, associations and other sites. */
const NAMES = [
  "GF Ledger",
  "Millie",
  "Open Food Facts",
  "Open Food Facts contributors",
  "Celiac Canada",
  "Celiac Disease Foundation",
  "Cœliaque Québec",
  "Facebook",
  "Instagram",
  "Twitter",
];

/** A region is kept by the name that its figures are published under. */
const REGIONS = [
  ...[...PRICE_REGIONS.ca, ...PRICE_REGIONS.us].map(({ name }) => name),
  ...Object.values(COUNTRY_REGIONS).map(priceRegionName),
];

interface Tree {
  readonly [key: string]: string | Tree;
}

const keysOf = (tree: Tree): string[] =>
  Object.entries(tree).flatMap(([key, entry]) =>
    typeof entry === "string" ? [key] : [key, ...keysOf(entry)],
  );

/** The product's own names, and the keys of its messages: a category is kept by its English name, which is a key. */
export const UNTRANSLATED: Untranslated = {
  names: new Set([...NAMES, ...REGIONS]),
  keys: new Set(keysOf(CATALOGUES.en)),
};
