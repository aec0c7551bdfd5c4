/**
 * Compares the matcher with two fuzzy search libraries on the same catalogue and the labelled lines, in
 * one run: share of lines whose first answer is right, and microseconds a line. Each library is given
 * the line twice: as printed, and with the matcher's own reading of its words, the best it could get.
 */
import { performance } from "node:perf_hooks";
import Fuse from "fuse.js";
import MiniSearch from "minisearch";
import { createMatcher } from "../src/create-matcher";
import { detectGlutenFree } from "../src/gluten-free/detect";
import { indexProducts } from "../src/matching/product-index";
import { CATALOGUE } from "../src/products";
import { readLine, wordsOf } from "../src/text/line";
import { SILENT_WORDS } from "../src/text/silent-words";
import { LABELLED_SETS } from "../test/labelled/labelled-sets";

const PASSES = 5;
const lines = LABELLED_SETS.flatMap(([, set]) => set);
const judged = lines.flatMap(({ line, match }) => (match instanceof RegExp ? [{ line, match }] : []));

const vocabulary = indexProducts(CATALOGUE).vocabulary;
/** What the matcher itself would look for: no mark, no brand, abbreviations and French expanded. */
function readWords(line: string): string {
  const { rest } = detectGlutenFree(readLine(line).text, (word) => vocabulary.has(word));
  return wordsOf(rest)
    .filter((word) => !SILENT_WORDS.has(word))
    .flatMap((word) => vocabulary.resolve(word).map((resolved) => resolved.word))
    .join(" ");
}

const named = [...new Map(CATALOGUE.map(({ id, name }) => [name, { id, name }])).values()];
const fuse = new Fuse(named, { keys: ["name"], ignoreLocation: true, threshold: 0.6, includeScore: true });
const mini = new MiniSearch({
  fields: ["name"],
  storeFields: ["name"],
  searchOptions: { fuzzy: 0.2, prefix: true },
});
mini.addAll(named);

const firstOfFuse = (text: string) => fuse.search(text, { limit: 1 })[0]?.item.name;
const firstOfMini = (text: string): unknown => mini.search(text)[0]?.name;

report("GF Ledger matcher, new", () => {
  const matcher = createMatcher();
  return (line) => matcher.propose({ name: line }, "ca").match?.product.name;
});
const used = createMatcher();
report("GF Ledger matcher, in use", () => (line) => used.propose({ name: line }, "ca").match?.product.name);
// Its lines take a hundred times as long: one pass will do.
report("fuse.js, printed line", () => firstOfFuse, 1);
report("fuse.js, words as read", () => (line) => firstOfFuse(readWords(line)), 1);
report("minisearch, printed line", () => firstOfMini);
report("minisearch, words as read", () => (line) => firstOfMini(readWords(line)));

/** Runs the candidate over all lines some times, each time on a new instance; the fastest pass counts. */
function report(name: string, make: () => (line: string) => unknown, passes = PASSES): void {
  let right = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const first = make();
    const start = performance.now();
    const answers = judged.map(({ line }) => first(line));
    best = Math.min(best, performance.now() - start);
    right = judged.filter(({ match }, index) => match.test(String(answers[index] ?? ""))).length;
  }
  const accuracy = ((100 * right) / judged.length).toFixed(1).padStart(5);
  const micros = ((1000 * best) / judged.length).toFixed(0).padStart(6);
  process.stdout.write(
    `${name.padEnd(28)} ${accuracy} % right ${micros} µs a line (${judged.length} lines, ${CATALOGUE.length} products)\n`,
  );
}
