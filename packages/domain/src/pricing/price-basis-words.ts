import type { PriceEvidence } from "./price-evidence";
import type { PriceSource } from "./regular-price";

type CarriedBy = NonNullable<PriceEvidence["carriedBy"]>;
type Pooled = NonNullable<PriceEvidence["pooled"]>;

/** The words of what a regular price is and where it comes from, in one language. */
export interface PriceBasisWords {
  /** Each source in a sentence (prices-11). */
  source(source: PriceSource): string;
  /** For a line without a counterpart whose price the person does not count. */
  notCounted(): string;
  unknownSize(): string;
  unknownProduct(): string;
  ownNote(): string;
  /** "675 g", "3 pieces". */
  amount(size: number, unit: string): string;
  /** "675 g", with the unit as it is kept. */
  plainAmount(size: number, unit: string): string;
  /** "3 × 675 g". */
  times(times: number, amount: string): string;
  /** "675 g brought to 3 × 300 g", and whether the one is a bulk or a small package beside the other. */
  broughtTo(from: string, to: string, sizeClass: "bulk" | "small" | null): string;
  /** Whether an average was measured or estimated, and from which country's figure. */
  average(canadian: boolean, estimate: boolean): string;
  /** "at Save-On-Foods, Kelowna on March 14, 2026"; `where` may be empty, and so may the day. */
  whereAndWhen(where: string, knownOn: string): string;
  /** "7 people on 14 receipts in Ontario, 2026-03". */
  pooled(pooled: Pooled): string;
  /** How the food price index carried an average, in a sentence behind another. */
  carried(carriedBy: CarriedBy): string;
  /** The same for a table cell. */
  carriedNote(month: string): string;
  seenNote(size: string, whereAndWhen: string): string;
  pooledNote(size: string, pooled: string): string;
  ownSentence(product: string, size: string): string;
  averageSentence(product: string, size: string, source: string, estimate: boolean): string;
  pooledSentence(product: string | null, size: string, pooled: string): string;
  /** `cents`: of one package, `null` where it is not known. */
  seenSentence(
    product: string,
    cents: number | null,
    size: string,
    whereAndWhen: string,
    how: string,
  ): string;
  /** A price brought to another size by its package, after a change of the line. */
  resizedSentence(product: string | null, from: string, to: string): string;
  /** The catalogue's name of a product. */
  product(name: string): string;
  /** Where a price comes from, as `storedPriceOrigin` keeps it; any other text stays. */
  origin(stored: string): string;
}
