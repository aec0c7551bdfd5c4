import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";

const HOUSEHOLD = `
  shampoo conditioner lotion lipstick balm soap toothpaste mouthwash sunscreen deodorant detergent
  cleaner mascara makeup playdough playdoh clay crayon vitamin multivitamin glucosamine kibble litter
  card cookbook magazine recette`;
const NATURAL = `
  striploin sirloin ribeye steak chop tenderloin brisket egg butter apple banana grape orange lemon lime
  pear peach plum strawberry blueberry raspberry blackberry pineapple mango melon watermelon avocado
  lettuce spinach kale carrot celery cucumber broccoli cauliflower cabbage onion tomato potato mushroom
  zucchini asparagus rice milk water`;
/** Words beside which natural food is still natural food. */
const PLAIN = `
  skim whole 2% 1% homogenized spring mineral boneless skinless lean angus strip loin top round flank
  fresh baby red green yellow white black brown golden sweet long grain short medium wild jasmine basmati
  thai sushi arborio calrose gala fuji delicious navel roma russet romaine iceberg leaf salted unsalted
  irish large free range aaa usda`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const HOUSEHOLD_WORDS = setOf(HOUSEHOLD);
const NATURAL_WORDS = setOf(NATURAL);
const PLAIN_WORDS = setOf(`${NATURAL} ${PLAIN}`);

/**
 * Whether the (singular) words name something that no mark makes claimable: not food at all, or only food
 * as it grows, which has no counterpart with gluten (matching-3).
 */
export function isNotClaimable(words: readonly string[], hit: KeywordHit | null): boolean {
  if (words.some((word) => HOUSEHOLD_WORDS.has(word)) || hit?.words.join(" ") === "play dough") return true;
  return words.some((word) => NATURAL_WORDS.has(word)) && words.every((word) => PLAIN_WORDS.has(word));
}
