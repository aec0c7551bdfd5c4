import type { Category } from "@gf-ledger/domain/category/category";
import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";

const WORDS = `
  bread bun roll bagel baguette ciabatta croissant brioche tortilla wrap pita naan flatbread muffin donut
  cake cupcake brownie pie scone loaf pasta spaghetti penne fusilli rotini macaroni linguine fettuccine
  lasagna noodle elbow gnocchi ravioli couscous cereal granola oat oatmeal flake waffle pancake cookie
  cracker pretzel shortbread wafer biscuit bar chip pizza crust flour mix crumb panko dough soup sauce
  gravy broth seasoning beer lager ale nugget strip cheesecake macaroni sausage burger meatball breaded
  stuffing crouton sandwich toast multigrain sourdough stick ginger chocolate graham dinner meal soy
  beverage tamari teriyaki marinade dressing panini sub croquette pastry danish eclair tart shell kit
  pierogi perogy dumpling macaroon square cone breadstick creton strudel turnover`;

const GLUTEN_FOODS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** What these categories sell is made with gluten more often than not. */
const OF_GLUTEN: ReadonlySet<Category> = new Set([
  "Bread and Bakery",
  "Pasta and Grains",
  "Cereal and Breakfast Items",
  "Prepared and Packaged Meals",
]);

/** Whether the (singular) words name a food that is usually made with gluten. */
export function isGlutenFood(words: readonly string[], hit: KeywordHit | null): boolean {
  return (
    words.some((word) => GLUTEN_FOODS.has(word)) ||
    (hit !== null && hit.level > 1 && OF_GLUTEN.has(hit.category))
  );
}

/** What a baker's loaves are called without the word bread. */
const KINDS_OF_BREAD: ReadonlySet<string> = new Set(
  "white brown wheat grain seed seeded raisin oat honey sourdough vienna heritage potato".split(" "),
);

/** Whether the (singular) words name a loaf beside the name of a maker of bread. */
export function namesBread(words: readonly string[]): boolean {
  return words.some((word) => KINDS_OF_BREAD.has(word));
}

/** What "SG" beside it says something else of: a coffee's roast. */
const NO_FOOD_OF_MARKS: ReadonlySet<Category> = new Set(["Beverages"]);

/** Whether a French line's SG means "sans gluten": beside any made food that the line names. */
export function isFrenchMarkBeside(hit: KeywordHit | null): boolean {
  return hit !== null && hit.level > 1 && !NO_FOOD_OF_MARKS.has(hit.category);
}
