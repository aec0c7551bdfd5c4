import { singular } from "@gf-ledger/domain/category/singular";
import { wordsOf } from "../text/line";
import type { takeMaker } from "../text/maker-foods";
import { otherTexts } from "../text/two-faced";
import { otherReadings } from "./other-readings";
import type { ProductIndex } from "./product-index";
import { resolveWords, type WordReading, withoutOtherGrains } from "./word-reading";

/** Foods sold in the flavours of other foods: a peanut on their maker's line is a flavour, not a peanut. */
const SWEETS = /(?:chocolate bars?|candy)$/;

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
  for (const one of [rest, ...otherTexts(rest)]) {
    for (const reading of readingsWith(index, one, makes, brandMakes !== null, brandWords)) {
      given.push(reading);
      yield reading;
    }
  }
  for (const other of otherReadings(index, makes === null ? rest : `${rest} ${makes}`)) {
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
  const namesKind =
    direct.hit?.level === 3 ||
    (!glutenFreeMaker &&
      !SWEETS.test(makes) &&
      direct.hit?.level === 2 &&
      direct.hit.category === full.hit?.category);
  if (!namesKind) return [full];
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
