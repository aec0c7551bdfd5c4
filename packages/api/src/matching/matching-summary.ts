import type { MatchingSummary, ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";

type Item = Pick<ReceiptItemView, "category" | "isGlutenFree" | "matchedProductId" | "matchConfidence">;

/** What the upload page's matching panel shows (§2, §9): counts, match rate and confidence, by category. */
export function matchingSummary(items: readonly Item[]): MatchingSummary {
  const glutenFree = items.filter((item) => item.isGlutenFree);
  const matched = glutenFree.filter((item) => item.matchedProductId !== null);
  const confidences = matched.map((item) => item.matchConfidence ?? 0);
  const categories = [...new Set(glutenFree.map((item) => item.category))].sort();
  return {
    itemCount: items.length,
    glutenFreeCount: glutenFree.length,
    matchedCount: matched.length,
    matchRate: glutenFree.length === 0 ? 0 : matched.length / glutenFree.length,
    confidence: matched.length === 0 ? 0 : confidences.reduce((sum, one) => sum + one, 0) / matched.length,
    categories: categories.map((category) => ({
      category,
      count: glutenFree.filter((item) => item.category === category).length,
      matched: matched.filter((item) => item.category === category).length,
    })),
  };
}
