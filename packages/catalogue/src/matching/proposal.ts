import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { kindOf } from "../kinds/kind-of";
import { kindCounts, kindReason } from "../kinds/kind-reason";
import type { Candidate, LineInput, LineProposal } from "../matcher";
import { sizeOfLine } from "../size/size-of-line";
import { comparable } from "../text/size";
import { comparatorOf } from "./comparator";
import { confidenceOf, PROPOSED_FROM } from "./confidence";
import { productWords } from "./name-words";
import type { ProductLine } from "./product-line";
import { ACCEPT_FROM, ACCEPT_NAMELESS_FROM, ACCEPT_ORDINARY_FROM, ACCEPT_WHOLE_FROM } from "./ranking/rank";
import type { WordReading } from "./readings/word-reading";
import { scaledPrice } from "./scaled-price";

/** A reading of the line with its candidates, best first. */
export interface RankedWordReading {
  readonly reading: WordReading;
  readonly candidates: readonly Candidate[];
}

/** What is proposed for a line, from its ranked readings; wherever the candidates came from. */
export function proposalOf(
  line: ProductLine,
  ranked: readonly RankedWordReading[],
  edition: Edition,
  bought: LineInput,
): LineProposal {
  const { candidates: found, reading } = bestReading(ranked);
  const [first] = found;
  const accepted = first !== undefined && isAccepted(line, reading, first) ? first : null;
  const kind = kindOf({
    ...reading,
    product: accepted?.product ?? null,
    household: line.household,
    byMaker: line.byMaker,
  });
  const candidates = kind.kind === "no-counterpart" ? [] : compared(found, edition, line);
  const match =
    accepted === null || candidates[0] === undefined
      ? null
      : { ...candidates[0], confidence: confidenceOf(accepted.score) };
  const size = sizeOfLine(line, reading, accepted?.product ?? null, match?.product ?? null, edition);
  const price =
    match === null ? null : scaledPrice(match.product, edition, size.size && comparable(size.size), bought);
  // What is printed on goods that no one eats says nothing about food.
  const reason = kind.because === "household" ? null : line.reason;
  return {
    glutenFree: reason !== null,
    reason,
    kind: kind.kind,
    kindReason: kindReason(kind, edition),
    startsSelected: reason !== null && kindCounts(kind, edition),
    category: accepted?.product.category ?? reading.hit?.category ?? DEFAULT_CATEGORY,
    match,
    candidates,
    regularPrice: price?.cents ?? null,
    ...size,
    scaledBy: price?.scaledBy ?? null,
  };
}

/** The candidates as they are compared: by the names that regular products have, each name once. */
function compared(found: readonly Candidate[], edition: Edition, line: ProductLine): Candidate[] {
  const names = new Map<string, Candidate>();
  for (const { product, score } of found) {
    const comparator = comparatorOf(product, edition, line.size);
    if (comparator !== null && !names.has(comparator.name))
      names.set(comparator.name, { product: comparator, score });
  }
  return [...names.values()];
}

/** Whether a candidate is proposed: sure enough, and good enough for what the line says. */
function isAccepted(line: ProductLine, reading: WordReading, candidate: Candidate): boolean {
  return (
    confidenceOf(candidate.score) >= PROPOSED_FROM && candidate.score >= acceptFrom(line, reading, candidate)
  );
}

/** The score from which a candidate is accepted: lowest for a line that names a kind of its category. */
function acceptFrom(line: ProductLine, { hit, words }: WordReading, { product }: Candidate): number {
  const names = hit !== null && (hit.level > 1 || hit.category === product.category);
  if (!names && line.reason === null) return ACCEPT_NAMELESS_FROM;
  const agrees =
    hit !== null && hit.level > (line.reason === null ? 1 : 0) && hit.category === product.category;
  if (!agrees) return ACCEPT_ORDINARY_FROM;
  return line.reason !== null && isWhole(words, product.name) ? ACCEPT_WHOLE_FROM : ACCEPT_FROM;
}

/** Whether the known words of a line are the words of the name, no more and no fewer. */
function isWhole(words: WordReading["words"], name: string): boolean {
  const named = new Set(productWords(name));
  const known = new Set(words.filter((one) => one.known).map(({ word }) => word));
  return known.size === named.size && [...known].every((word) => named.has(word));
}

/** The reading that explains the line best; where none does, one that names a kind of product. */
function bestReading(ranked: readonly RankedWordReading[]): RankedWordReading {
  const scoreOf = (one: RankedWordReading) => one.candidates[0]?.score ?? 0;
  const best = ranked.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return scoreOf(best) >= ACCEPT_FROM
    ? best
    : (ranked.find(({ reading }) => reading.hit?.level === 3) ?? best);
}
