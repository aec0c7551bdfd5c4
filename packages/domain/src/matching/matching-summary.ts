import type { MatchingSummary, ReceiptItemView } from "../receipt/receipt-view";

type Item = Pick<
  ReceiptItemView,
  "category" | "glutenFree" | "selected" | "matchedProductId" | "matchConfidence"
>;

/** The mean; 0 for an empty list. Rounded far below what is shown, so that the mean of seven 0.8 is 0.8. */
function meanOf(shares: readonly number[]): number {
  if (shares.length === 0) return 0;
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.round((sum / shares.length) * 1e6) / 1e6;
}

/**
 * What the matching panel shows (matching-24, matching-20): items that the reader took for gluten-free or the
 * person ticked. The two rates are 0 to 1.
 */
export function matchingSummary(items: readonly Item[]): MatchingSummary {
  const glutenFree = items.filter((item) => item.glutenFree || item.selected);
  const matched = glutenFree.filter((item) => item.matchedProductId !== null);
  const confidences = matched.map((item) => item.matchConfidence ?? 0);
  const categories = [...new Set(glutenFree.map((item) => item.category))].sort();
  return {
    itemCount: items.length,
    glutenFreeCount: glutenFree.length,
    matchedCount: matched.length,
    matchRate: glutenFree.length === 0 ? 0 : matched.length / glutenFree.length,
    confidence: meanOf(confidences),
    categories: categories.map((category) => ({
      category,
      count: glutenFree.filter((item) => item.category === category).length,
      matched: matched.filter((item) => item.category === category).length,
    })),
  };
}
