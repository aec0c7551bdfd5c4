import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";

const dollars = (cents: number) => (cents / 100).toFixed(2);

function carriedText({
  fromMonth,
  toMonth,
  fromLevel,
  toLevel,
  how,
}: NonNullable<PriceEvidence["carriedBy"]>) {
  const levels = `carried from ${fromMonth} (index ${fromLevel}) to ${toMonth} (index ${toLevel})`;
  if (how === "published") return levels;
  return `${levels}, ${how === "nearest" ? "by the nearest published month" : "by the mean of the months around it"}`;
}

/**
 * What a regular price was chosen from, of when and where, so that a reader of the CSV can walk it back
 * (prices-22); empty where nothing is kept.
 */
export function evidenceText(evidence: PriceEvidence | null): string {
  if (evidence === null) return "";
  const { product, price, size, unit, store, place, knownOn, origin, carriedBy } = evidence;
  const packageOf = size !== null && unit !== null ? `${size} ${unit}` : null;
  const priced = price === null ? packageOf : `${packageOf ? `${packageOf} at ` : ""}${dollars(price)}`;
  const carried = carriedBy ? carriedText(carriedBy) : null;
  return [product, priced, store, place, knownOn, origin, carried].filter((part) => part !== null).join("; ");
}
