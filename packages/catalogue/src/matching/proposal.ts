import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/category";
import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Candidate, LineInput, LineProposal } from "../matcher";
import { confidenceOf } from "./confidence";
import type { ProductLine } from "./product-line";
import { ACCEPT_FROM, ACCEPT_NAMELESS_FROM, ACCEPT_ORDINARY_FROM } from "./rank";
import { scaledPrice } from "./scaled-price";

/** A reading of the line with its candidates, best first. */
export interface RankedWordReading {
  readonly hit: KeywordHit | null;
  readonly candidates: readonly Candidate[];
}

/** What is proposed for a line, from its ranked readings; wherever the candidates came from. */
export function proposalOf(
  line: ProductLine,
  ranked: readonly RankedWordReading[],
  edition: Edition,
  bought: LineInput,
): LineProposal {
  const { candidates, hit } = bestReading(ranked);
  const [first, second] = candidates;
  const match =
    first !== undefined && first.score >= acceptFrom(line, hit, first)
      ? { ...first, confidence: confidenceOf(first.score, second?.score ?? 0) }
      : null;
  const price = match === null ? null : scaledPrice(match.product, edition, line.size, bought);
  return {
    glutenFree: line.reason !== null,
    reason: line.reason,
    category: match?.product.category ?? hit?.category ?? DEFAULT_CATEGORY,
    match,
    candidates,
    regularPrice: price?.cents ?? null,
    scaledBy: price?.scaledBy ?? null,
  };
}

/** The score from which a candidate is accepted: lowest for a line that names a kind of its category. */
function acceptFrom(line: ProductLine, hit: KeywordHit | null, { product }: Candidate): number {
  const names = hit !== null && (hit.level > 1 || hit.category === product.category);
  if (!names && line.reason === null) return ACCEPT_NAMELESS_FROM;
  const agrees =
    hit !== null && hit.level > (line.reason === null ? 1 : 0) && hit.category === product.category;
  return agrees ? ACCEPT_FROM : ACCEPT_ORDINARY_FROM;
}

/** The reading that explains the line best; where none does, one that names a kind of product. */
function bestReading(ranked: readonly RankedWordReading[]): RankedWordReading {
  const scoreOf = (one: RankedWordReading) => one.candidates[0]?.score ?? 0;
  const best = ranked.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
  return scoreOf(best) >= ACCEPT_FROM ? best : (ranked.find(({ hit }) => hit?.level === 3) ?? best);
}
