import type { Kind } from "@gf-ledger/domain/line-item/kind";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  counterpart: "Has a regular counterpart",
  intermediate: "Flour, starch or spice to cook with",
  "no-counterpart": "No regular counterpart",
  natural: "Gluten-free by nature",
  never: "Never claimable",
  return: "Returned",
};

type Bought = Pick<LineItemView, "quantity" | "size" | "unit" | "kind" | "soldByWeight" | "sizeCompared">;

/** How much a line item bought, in a few words: "2 × 400 g, no regular counterpart, size not compared". */
export function boughtWords({ quantity, size, unit, kind, soldByWeight, sizeCompared }: Bought): string {
  const packages = `${size} ${unit}`;
  const counted = quantity === 1 ? packages : `${quantity} × ${packages}`;
  const many = size === null ? `${quantity} bought` : counted;
  const doubt = sizeCompared ? "" : ", size not compared";
  return `${soldByWeight ? `${many} by weight` : many}${kind === "counterpart" ? "" : `, ${KIND_LABELS[kind].toLowerCase()}`}${doubt}`;
}
