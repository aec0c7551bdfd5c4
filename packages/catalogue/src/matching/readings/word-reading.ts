import { type KeywordHit, keywordHit } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import { wordsOf } from "../../text/line";
import { reworded } from "../../text/phrases/rewordings";
import { SILENT_WORDS } from "../../text/silent-words";
import type { ProductIndex } from "../product-index";
import { CERTAINTY } from "./likeness";
import { asInCatalogue } from "./same-things";
import type { ResolvedWord } from "./vocabulary";

/** One way in which a line's product words can be read. */
export interface WordReading {
  readonly words: readonly ResolvedWord[];
  readonly hit: KeywordHit | null;
  /** Words that rank but do not decide. */
  readonly quiet: ReadonlySet<string>;
  /** Words that may name a brand of the catalogue. */
  readonly brandWords: ReadonlySet<string>;
  /** Whether the till cut it off within a word: the kind may be what is gone. */
  readonly cutOff: boolean;
  /** How likely this reading of the line is, 0 to 1. */
  readonly likely: number;
}

const PASTA_SHAPES: ReadonlySet<string> = new Set(
  `
    spaghetti penne fusilli rotini macaroni elbow linguine fettuccine lasagna shell rigatoni farfalle
    orzo capellini spiral ziti`
    .trim()
    .split(/\s+/),
);
/** What a gluten-free pasta is made of instead of wheat: its counterpart has none of these. */
const RICE_WORDS: ReadonlySet<string> = new Set(["rice", "brown", "white", "corn", "quinoa"]);

/** A shorter line has been printed whole. */
const CUT_OFF_FROM = 14;

/** The product words of a text. A "bread loaf" is a bread, "multi grain" is multigrain: the second word says nothing more. */
export function resolveWords(index: ProductIndex, text: string): WordReading {
  const tokens = wordsOf(reworded(text)).filter((token) => !SILENT_WORDS.has(token));
  return wordReadingOf(
    index,
    text,
    tokens.flatMap((token) => index.vocabulary.resolve(token)),
  );
}

/** The same for a text whose words are already resolved. */
export function wordReadingOf(
  index: ProductIndex,
  text: string,
  resolved: readonly ResolvedWord[],
): WordReading {
  const tokens = wordsOf(reworded(text));
  const printed = tokens.map(singular);
  const quiet = new Set(printed.filter((word) => index.quiet.has(word)));
  const words = asInCatalogue(
    resolved.filter(({ word, known }) => !SILENT_WORDS.has(word) && word.length > (known ? 1 : 2)),
    quiet.size === 0,
  );
  const has = (one: string) => words.some(({ word }) => word === one);
  const ofRice = has("rice") && words.some(({ word }) => PASTA_SHAPES.has(word));
  const kept = words.filter(
    ({ word }) =>
      !((word === "loaf" || word === "boule") && has("bread")) &&
      !(word === "grain" && has("multigrain")) &&
      !(ofRice && RICE_WORDS.has(word)),
  );
  const hit = kindOf(kept);
  return {
    words: kept,
    hit,
    quiet,
    brandWords: new Set(printed),
    likely: 1,
    cutOff:
      text.length >= CUT_OFF_FROM &&
      /(?:^| )[a-z]{1,2}$/.test(text) &&
      index.vocabulary.resolve(tokens.at(-1) ?? "").every(({ known }) => !known),
  };
}

/** The kind that the words name; a guessed word decides only if no other does ("pacif" is not a pacifier). */
function kindOf(words: readonly ResolvedWord[]): KeywordHit | null {
  const hit = keywordHit(words.map(({ word }) => word));
  const sure = words.filter(({ certainty }) => certainty >= CERTAINTY.abbreviation);
  if (hit === null || sure.length === words.length) return hit;
  const sureHit = keywordHit(sure.map(({ word }) => word));
  if (sureHit?.level !== 3) return hit;
  // "shphrds pie": the guessed word makes a longer name with the sure one.
  const holds =
    hit.words.length > sureHit.words.length && sureHit.words.every((word) => hit.words.includes(word));
  return holds ? hit : sureHit;
}

/** What stands for wheat in gluten-free food. */
const INSTEAD_OF_WHEAT: ReadonlySet<string> = new Set(
  `
    rice brown millet quinoa buckwheat sorghum teff amaranth chickpea lentil cassava tapioca corn
    almond cauliflower grain ancient bean`
    .trim()
    .split(/\s+/),
);
/** A line may name its grain because it is sold by that name: a rice cracker is not a plain one. */
const WITHOUT_GRAIN = 0.9;

/** The same reading of a gluten-free line without the grains it is made of instead of wheat, where it names a kind. */
export function withoutOtherGrains(reading: WordReading): WordReading | null {
  // A regular corn bread holds wheat too.
  const named = reading.hit?.words ?? [];
  const words = reading.words.filter(({ word }) => !INSTEAD_OF_WHEAT.has(word) || named.includes(word));
  if (words.length === 0 || words.length === reading.words.length) return null;
  const hit = kindOf(words);
  if (hit?.level !== 3 || hit.category !== reading.hit?.category) return null;
  return { ...reading, words, hit, likely: reading.likely * WITHOUT_GRAIN };
}
