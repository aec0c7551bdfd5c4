import { singular } from "@gf-ledger/domain/category/singular";
import { otherTexts } from "../../text/ambiguous-words";
import type { takeMaker } from "../../text/brands/maker-foods";
import { wordsOf } from "../../text/line";
import type { ProductIndex } from "../product-index";
import { readingsBesideMaker } from "./maker-readings";
import { otherWordReadings } from "./other-readings";
import { resolveWords, type WordReading, withoutOtherGrains } from "./word-reading";

/** What a loaf is called where the till leaves out that it is bread. */
const OF_LOAVES: ReadonlySet<string> = new Set(
  `
    white brown whole grain multigrain ancient seed seeded honey country mountain hearty soft sandwich
    great oat super wide sliced`
    .trim()
    .split(/\s+/),
);
const NAMES_LOAF: ReadonlySet<string> = new Set("white grain multigrain seeded seed".split(" "));

/** Whether a gluten-free line's known words only say which bread: "honey whole grain". */
function isLoaf({ words, hit }: WordReading): boolean {
  const known = words.filter((one) => one.known);
  return (
    (hit === null || hit.level < 3) &&
    known.length > 0 &&
    known.every(({ word }) => OF_LOAVES.has(word)) &&
    known.some(({ word }) => NAMES_LOAF.has(word))
  );
}

/** Whether the words name wheat, for which no short form on a gluten-free line stands: its "wht" is white. */
const namesWheat = ({ words }: WordReading): boolean => words.some(({ word }) => word === "wheat");

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
    for (const reading of readingsBesideMaker(
      index,
      one,
      { makes, glutenFree: brandMakes !== null },
      brandWords,
    )) {
      if (glutenFree && one !== rest && namesWheat(reading)) continue;
      if (glutenFree && makes === null && one === rest && isLoaf(reading))
        yield { ...resolveWords(index, `${rest} bread`), brandWords };
      given.push(reading);
      yield reading;
    }
  }
  for (const other of otherWordReadings(index, makes === null ? rest : `${rest} ${makes}`)) {
    if (glutenFree && namesWheat(other) && !given.some(namesWheat)) continue;
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

/** Two ways of reading may come to the same words. */
function* onceEach(readings: Iterable<WordReading>): Generator<WordReading> {
  const seen = new Set<string>();
  for (const reading of readings) {
    const named = reading.words.map(({ word, certainty }) => `${word} ${certainty}`).join(" ");
    if (seen.size < seen.add(named).size) yield reading;
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
