import type { Category } from "@gf-ledger/domain/category/categories";

/** By what each category is called in a question, the longest name first; "bread" is not "breadcrumbs". */
const NAMES: readonly (readonly [Category, string])[] = [
  [
    "Bread and Bakery",
    "bread and bakery|breads?|loa(?:f|ves)|bakery|baked goods|pains? et boulangerie|pains?|(?:la )?boulangerie",
  ],
  [
    "Pasta and Grains",
    "pasta and grains|pastas?|grains|noodles|pâtes et céréales en grains|pâtes(?: alimentaires)?|nouilles",
  ],
  [
    "Cereal and Breakfast Items",
    "cereals? and breakfast items|cereals?|breakfast(?: items)?|céréales et (?:petit[- ])?déjeuner|céréales|déjeuners?",
  ],
  ["Snacks", "snacks?|cookies|crackers|collations?|biscuits|craquelins"],
  [
    "Dairy and Dairy Alternatives",
    "dairy and dairy alternatives|dairy(?: products)?|produits laitiers(?: et substituts)?",
  ],
  [
    "Prepared and Packaged Meals",
    "prepared and packaged meals|(?:prepared|packaged|frozen|ready) meals|repas préparés(?: et emballés)?|mets préparés|repas surgelés",
  ],
  [
    "Meat, Poultry, and Seafood",
    "meat, poultry,? and seafood|meats?|poultry|seafood|viandes?(?:, volailles, poissons et fruits de mer)?|volailles?|fruits de mer",
  ],
  ["Condiments and Sauces", "condiments and sauces|condiments?|sauces?|condiments et sauces"],
  ["Baking Supplies", "baking supplies|baking|flours?|produits pour la pâtisserie|pâtisserie|farines?"],
  ["Beverages", "beverages?|drinks?|beers?|boissons?|bières?"],
  ["Specialty Items", "specialty items|specialty|produits spécialisés"],
  ["Miscellaneous Grocery Items", "miscellaneous grocery items|miscellaneous|épicerie diverse"],
];

const KNOWN = NAMES.map(
  ([category, names]) => [category, new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "giu")] as const,
);

/** The one category that a question names, and the question with `foodcategory` in its place; `null` for none or two. */
export function categoryNamed(question: string): { category: Category; rest: string } | null {
  const named = KNOWN.filter(([, pattern]) => question.search(pattern) >= 0);
  const [first] = named;
  if (!first || named.length > 1) return null;
  const [category, pattern] = first;
  return { category, rest: question.replace(pattern, " foodcategory ") };
}
