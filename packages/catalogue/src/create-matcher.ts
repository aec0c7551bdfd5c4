import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/category";
import { keywordHit } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { CATALOGUE_VERSION } from "./catalogue-version";
import { detectGlutenFree } from "./gluten-free/detect";
import { isGlutenFood } from "./gluten-free/gluten-food";
import type { CatalogueProduct, LineProposal, Matcher } from "./matcher";
import { confidenceOf } from "./matching/confidence";
import { indexProducts, type ProductIndex } from "./matching/product-index";
import { ACCEPT_FROM, ACCEPT_ORDINARY_FROM, rank } from "./matching/rank";
import { scaledPrice } from "./matching/scaled-price";
import { searchProducts } from "./matching/search-products";
import type { ResolvedWord } from "./matching/vocabulary";
import { CATALOGUE } from "./products";
import { SILENT_WORDS } from "./text/brand-words";
import { type Line, readLine, wordsOf } from "./text/line";
import { takeMaker } from "./text/maker-foods";
import { reworded } from "./text/rewordings";

/** A matcher over the given products, the embedded catalogue by default. Indexing takes some milliseconds. */
export function createMatcher(products: readonly CatalogueProduct[] = CATALOGUE): Matcher {
  const index = indexProducts(products);
  return {
    version: CATALOGUE_VERSION,
    propose: (line, edition) => propose(index, line, edition),
    search: (query, options) => searchProducts(index, query, options),
  };
}

function propose(
  index: ProductIndex,
  input: { readonly name: string; readonly quantity?: number },
  edition: Edition,
): LineProposal {
  const line = readLine(input.name);
  const { reason, readings } = readProduct(index, line);
  const { candidates, hit } = bestReading(index, readings, line.size);
  const [first, second] = candidates;
  const match =
    first !== undefined && first.score >= (reason === null ? ACCEPT_ORDINARY_FROM : ACCEPT_FROM)
      ? { ...first, confidence: confidenceOf(first.score, second?.score ?? 0) }
      : null;
  const price = match === null ? null : scaledPrice(match.product, edition, line.size, input.quantity ?? 1);
  return {
    glutenFree: reason !== null,
    reason,
    category: match?.product.category ?? hit?.category ?? DEFAULT_CATEGORY,
    match,
    candidates,
    comparisonCents: price?.cents ?? null,
    scaledBy: price?.scaledBy ?? null,
  };
}

type Reading = ReturnType<typeof resolveWords>;

/** The candidates of the reading that explains the line best; the first one where none does. */
function bestReading(index: ProductIndex, readings: readonly Reading[], size: Line["size"]) {
  const ranked = readings.map((reading) => ({
    hit: reading.hit,
    candidates: rank(index, { ...reading, size }),
  }));
  const scoreOf = (one: (typeof ranked)[number] | undefined) => one?.candidates[0]?.score ?? 0;
  const best = ranked.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return scoreOf(best) >= ACCEPT_FROM ? best : (ranked.find(({ hit }) => hit?.level === 3) ?? best);
}

/** Why the line is gluten-free, and the ways in which its product words can be read. */
function readProduct(
  index: ProductIndex,
  line: Line,
): { reason: string | null; readings: readonly Reading[] } {
  const isFoodWord = (word: string) => {
    const resolved = index.vocabulary.resolve(word);
    return resolved.every(({ known, certainty }) => known && certainty > 0.9);
  };
  const detection = detectGlutenFree(line.text, isFoodWord);
  const maker = takeMaker(detection.rest, isFoodWord);
  if (maker?.household) return { reason: null, readings: [resolveWords(index, maker.makes)] };
  const { pending } = detection;
  if (pending === null)
    return { reason: detection.reason, readings: readingsOf(index, detection.rest, maker, detection.makes) };
  // A weak mark counts beside a food that usually holds gluten; the maker's own food is no witness.
  const { words } = resolveWords(index, pending.rest);
  if (!isGlutenFood(words.map(({ word }) => word)))
    return { reason: null, readings: readingsOf(index, detection.rest, maker, null) };
  const marked = takeMaker(pending.rest, isFoodWord);
  return { reason: pending.reason, readings: readingsOf(index, pending.rest, marked, detection.makes) };
}

/** As printed, and with what its maker is known for: a maker of bread alone need not print "bread". */
function readingsOf(
  index: ProductIndex,
  text: string,
  maker: ReturnType<typeof takeMaker>,
  brandMakes: string | null,
): readonly Reading[] {
  const rest = maker?.rest ?? text;
  const makes = brandMakes ?? maker?.makes ?? null;
  const brandWords = new Set(wordsOf(text).map(singular));
  const direct = { ...resolveWords(index, rest), brandWords };
  if (makes === null) return [direct];
  const full = { ...resolveWords(index, `${rest} ${makes}`), brandWords };
  return direct.hit?.level === 3 ? [direct, full] : [full];
}

/** The product words of a text. A "bread loaf" is a bread, "multi grain" is multigrain: the second word says nothing more. */
function resolveWords(index: ProductIndex, text: string) {
  const tokens = wordsOf(reworded(text));
  const words = tokens
    .filter((token) => !SILENT_WORDS.has(token))
    .flatMap((token): readonly ResolvedWord[] => index.vocabulary.resolve(token))
    .filter(({ word, known }) => !SILENT_WORDS.has(word) && word.length > (known ? 1 : 2));
  const has = (one: string) => words.some(({ word }) => word === one);
  const kept = words.filter(
    ({ word }) => !(word === "loaf" && has("bread")) && !(word === "grain" && has("multigrain")),
  );
  const hit = keywordHit(kept.map(({ word }) => word));
  return { words: kept, hit, brandWords: new Set(tokens.map(singular)) };
}
