import { singular } from "@gf-ledger/domain/category/singular";
import { wordsOf } from "../text/line";
import type { takeMaker } from "../text/maker-foods";
import { otherTexts } from "../text/two-faced";
import { otherReadings } from "./other-readings";
import type { ProductIndex } from "./product-index";
import { type Reading, resolveWords, withoutOtherGrains } from "./word-reading";

/** What comes in the flavours of everything else sold beside it: a peanut on its maker's line is no peanut. */
const SWEETS = /(?:chocolate bars?|candy)$/;

/** As printed, and with what its maker is known for: a maker of bread alone need not print "bread". */
export function readingsOf(
  index: ProductIndex,
  text: string,
  maker: ReturnType<typeof takeMaker>,
  brandMakes: string | null,
  glutenFree: boolean,
): readonly Reading[] {
  const brandWords = new Set(wordsOf(text).map(singular));
  const rest = maker?.rest ?? text;
  const makes = brandMakes ?? maker?.makes ?? null;
  const readings = [
    ...[rest, ...otherTexts(rest)].flatMap((one) =>
      readingsWith(index, one, makes, brandMakes !== null, brandWords),
    ),
    ...otherReadings(index, makes === null ? rest : `${rest} ${makes}`).map((one) => ({
      ...one,
      brandWords,
    })),
  ];
  const regular = glutenFree ? readings.map(withoutOtherGrains).filter((one) => one !== null) : [];
  return onceEach([...readings, ...regular]);
}

function readingsWith(
  index: ProductIndex,
  rest: string,
  makes: string | null,
  glutenFreeMaker: boolean,
  brandWords: ReadonlySet<string>,
): readonly Reading[] {
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
function onceEach(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>();
  return readings.filter(({ words }) => {
    const said = words.map(({ word, certainty }) => `${word} ${certainty}`).join(" ");
    return seen.size < seen.add(said).size;
  });
}
