import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { LineItem } from "../sums/lines/line-item";
import type { ExchangeMethod } from "./exchange-methods";
import type { ExchangeRate, GivenRate } from "./exchange-rate";
import { rateFinder } from "./rate-finder";

export interface RatedLines {
  /** All lines, those in the other currency with their rate where one was found. */
  readonly lines: readonly LineItem[];
  /** By line item id: the rate that the item and every export show. */
  readonly rates: ReadonlyMap<string, ExchangeRate>;
  /** The dates for which a rate must be asked, each once, oldest first. */
  readonly missing: readonly string[];
}

/** Gives every line in the other currency the rate of its purchase date by the claim's one method (claim-14). */
export function attachRates(
  lines: readonly LineItem[],
  edition: Edition,
  method: ExchangeMethod,
  given: readonly GivenRate[],
): RatedLines {
  const rates = new Map<string, ExchangeRate>();
  const missing = new Set<string>();
  const rateOn = rateFinder(method, given);
  const rated = lines.map((line) => {
    if (line.currency === EDITION_FACTS[edition].currency) return { ...line, cadPerUsd: null };
    const found = rateOn(line.purchaseDate);
    if (found.ok) rates.set(line.id, found.rate);
    else missing.add(line.purchaseDate);
    return { ...line, cadPerUsd: found.ok ? found.rate.cadPerUsd : null };
  });
  return { lines: rated, rates, missing: [...missing].sort() };
}
