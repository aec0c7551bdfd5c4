import type { Category } from "@gf-ledger/domain/category/category";
import { isMade } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import { wordsOf } from "../text/line";
import type { takeMaker } from "../text/maker-foods";
import { otherTexts } from "../text/two-faced";
import { otherReadings } from "./other-readings";
import type { ProductIndex } from "./product-index";
import { resolveWords, type WordReading, withoutOtherGrains } from "./word-reading";

/** Foods sold in the flavours of other foods: a peanut on their maker's line is a flavour, not a peanut. */
const SWEETS = /(?:chocolate bars?|candy)$/;

/** What a maker's food is sold in the flavours of: an apple pie of a maker of bars is a bar. */
const FLAVOURS_OF: readonly (readonly [RegExp, ReadonlySet<Category>])[] = [
  [/(?:bars|ice cream|creamer|yogurt)$/, new Set(["Bread and Bakery", "Baking Supplies"])],
  [/^sauce$/, new Set(["Miscellaneous Grocery Items"])],
  [/^(?:soup|frozen meal)$/, new Set(["Meat, Poultry, and Seafood", "Miscellaneous Grocery Items"])],
];

/** What a short form never stands for on a gluten-free line: its "wht" is white. */
const saysWheat = ({ words }: WordReading) => words.some(({ word }) => word === "wheat");

/** What makers of one kind of food sell beside it, under its own name; no flavour or shape is called so. */
const OTHER_GOODS: ReadonlySet<string> = new Set("waffle pancake pizza granola soup flour mix".split(" "));

/** What a loaf is called where the till leaves out that it is bread. */
const OF_LOAVES: ReadonlySet<string> = new Set(
  "white brown whole grain multigrain ancient seed seeded honey country mountain hearty soft sandwich great oat super wide sliced".split(
    " ",
  ),
);
const SAYS_LOAF: ReadonlySet<string> = new Set("white grain multigrain seeded seed".split(" "));

/** Whether a gluten-free line's known words only say which bread: "honey whole grain". */
function isLoaf({ words, hit }: WordReading): boolean {
  const known = words.filter((one) => one.known);
  return (
    (hit === null || hit.level < 3) &&
    known.length > 0 &&
    known.every(({ word }) => OF_LOAVES.has(word)) &&
    known.some(({ word }) => SAYS_LOAF.has(word))
  );
}

/** Makers of flour and mixes sell nothing baked: their muffins are a mix for muffins. */
const MAKERS_OF_MIXES = /^(?:cake mix|baking mix|flour)$/;
const BAKED: ReadonlySet<string> = new Set(
  "muffin brownie cake cookie bread pancake waffle scone cupcake crust biscuit loaf cornbread".split(" "),
);

/**
 * The readings of a text: as printed, and with what its maker is known for, since a maker of only bread need
 * not print "bread". The likelier come before the guesses. Each is worked out when asked for and then kept:
 * the first explains most lines.
 */
export function readingsOf(
  index: ProductIndex,
  text: string,
  maker: ReturnType<typeof takeMaker>,
  brandMakes: string | null,
  glutenFree: boolean,
): Iterable<WordReading> {
  return recalled(onceEach(everyReading(index, text, maker, brandMakes, glutenFree)));
}

function* everyReading(
  index: ProductIndex,
  text: string,
  maker: ReturnType<typeof takeMaker>,
  brandMakes: string | null,
  glutenFree: boolean,
): Generator<WordReading> {
  const brandWords = new Set(wordsOf(text).map(singular));
  const rest = maker?.rest ?? text;
  const makes = brandMakes ?? maker?.makes ?? null;
  const given: WordReading[] = [];
  if (glutenFree && makes === null) {
    const loaf = resolveWords(index, rest);
    if (isLoaf(loaf)) yield { ...resolveWords(index, `${rest} bread`), brandWords };
  }
  for (const one of [rest, ...otherTexts(rest)]) {
    for (const reading of readingsWith(index, one, makes, brandMakes !== null, brandWords)) {
      if (glutenFree && one !== rest && saysWheat(reading)) continue;
      given.push(reading);
      yield reading;
    }
  }
  for (const other of otherReadings(index, makes === null ? rest : `${rest} ${makes}`)) {
    if (glutenFree && saysWheat(other) && !given.some(saysWheat)) continue;
    const reading = { ...other, brandWords };
    given.push(reading);
    yield reading;
  }
  if (!glutenFree) return;
  for (const reading of given) {
    const regular = withoutOtherGrains(reading);
    if (regular !== null) yield regular;
  }
}

function readingsWith(
  index: ProductIndex,
  rest: string,
  makes: string | null,
  glutenFreeMaker: boolean,
  brandWords: ReadonlySet<string>,
): readonly WordReading[] {
  const direct = { ...resolveWords(index, rest), brandWords };
  if (makes === null) return [direct];
  const full = { ...resolveWords(index, `${rest} ${makes}`), brandWords };
  // What the line says itself stands beside what the maker is known for, unless it is only a flavour.
  const flavours = FLAVOURS_OF.find(([made]) => made.test(makes))?.[1];
  if (direct.hit !== null && flavours?.has(direct.hit.category)) return [full];
  if (MAKERS_OF_MIXES.test(makes) && direct.hit !== null && BAKED.has(direct.hit.words.at(-1) ?? ""))
    return [{ ...resolveWords(index, `${rest} mix`), brandWords }];
  // "Oreo cookies" says no more than the maker does.
  const made = new Set(wordsOf(makes).map(singular));
  if (direct.words.length > 0 && direct.words.every(({ word }) => made.has(word))) return [full];
  const namesKind =
    direct.hit?.level === 3 ||
    (direct.hit?.level === 2 &&
      direct.hit.category === full.hit?.category &&
      (glutenFreeMaker ? isMade(direct.hit) : !SWEETS.test(makes)));
  if (!namesKind) return [full];
  // A maker of pasta that sells waffles as well.
  if (glutenFreeMaker && OTHER_GOODS.has(direct.hit?.words.at(-1) ?? "")) return [direct];
  return glutenFreeMaker ? [full, direct] : [direct, full];
}

/** Two ways of reading may come to the same words. */
function* onceEach(readings: Iterable<WordReading>): Generator<WordReading> {
  const seen = new Set<string>();
  for (const reading of readings) {
    const said = reading.words.map(({ word, certainty }) => `${word} ${certainty}`).join(" ");
    if (seen.size < seen.add(said).size) yield reading;
  }
}

/** What a generator gives, worked out only as far as asked for, and kept for the next caller. */
function recalled<T>(generator: Generator<T>): Iterable<T> {
  const given: T[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === given.length) {
          const next = generator.next();
          if (next.done) return;
          given.push(next.value);
        }
        const one = given[at];
        if (one !== undefined) yield one;
      }
    },
  };
}
