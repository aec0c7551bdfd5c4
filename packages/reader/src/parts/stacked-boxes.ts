import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReceiptPart } from "./part";

type Boxed = { readonly box: Box | null };

/**
 * A part with its boxes where its picture stands among all of them, one below the other and equally wide.
 * @param ratios each picture's height by its width; without them only the first picture's boxes stay
 */
export function partOnStack(part: ReceiptPart, at: number, ratios: readonly number[] | null): ReceiptPart {
  const all = ratios?.reduce((sum, ratio) => sum + ratio, 0) ?? 0;
  const above = ratios?.slice(0, at).reduce((sum, ratio) => sum + ratio, 0) ?? 0;
  const own = ratios?.[at] ?? 0;
  const placed = <One extends Boxed>(one: One): One => {
    if (one.box === null || (ratios === null && at === 0)) return one;
    if (ratios === null) return { ...one, box: null };
    const { y, height } = one.box;
    return { ...one, box: { ...one.box, y: (above + y * own) / all, height: (height * own) / all } };
  };
  return {
    ...part,
    store: placed(part.store),
    purchaseDate: placed(part.purchaseDate),
    subtotalCents: placed(part.subtotalCents),
    totalCents: placed(part.totalCents),
    taxes: part.taxes.map(placed),
    discounts: part.discounts.map(placed),
    deposits: part.deposits.map(placed),
    items: part.items.map(placed),
  };
}
