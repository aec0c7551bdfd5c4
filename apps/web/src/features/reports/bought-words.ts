import { KIND_LABELS, UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";

type Bought = Pick<LineItemView, "quantity" | "size" | "unit" | "kind" | "soldByWeight" | "sizeCompared">;

/** How much a line item bought, in a few words: "2 × 400 g, ingredient without a counterpart, size not compared". */
export function boughtWords({ quantity, size, unit, kind, soldByWeight, sizeCompared }: Bought): string {
  const times = Math.abs(quantity);
  const packages = `${size} ${unit ? UNIT_LABELS[unit] : ""}`.trim();
  const counted = times === 1 ? packages : `${times} × ${packages}`;
  const back = kind === "return" ? "returned" : "bought";
  const many = size === null ? `${times} ${back}` : kind === "return" ? `${counted} returned` : counted;
  const doubt = sizeCompared === false ? ", size not compared" : "";
  return `${soldByWeight ? `${many} by weight` : many}${kind === "counterpart" || kind === "return" ? "" : `, ${KIND_LABELS[kind].toLowerCase()}`}${doubt}`;
}
