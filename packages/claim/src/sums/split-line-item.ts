import type { LineItem, RegularPrice } from "./line-item";
import { spreadByPrice } from "./spread-by-price";

/** Quantities are split in millionths, so that the parts add up exactly. */
const MILLION = 1_000_000;

export type SplitLineItem =
  | { readonly ok: true; readonly parts: readonly LineItem[] }
  | {
      readonly ok: false;
      readonly reason: "fewer-than-two-parts" | "part-not-above-zero" | "too-small-to-split";
    };

/**
 * Splits a line in the ratio of `weights` (receipts-55): price, regular price and quantity alike. The size stays
 * that of the package, since the quantity carries the ratio. No total of the claim changes. `idOf` gives
 * each part its id.
 */
export function splitLineItem(
  line: LineItem,
  weights: readonly number[],
  idOf: (index: number) => string,
): SplitLineItem {
  if (weights.length < 2) return { ok: false, reason: "fewer-than-two-parts" };
  if (weights.some((weight) => !(weight > 0 && Number.isFinite(weight))))
    return { ok: false, reason: "part-not-above-zero" };
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const ratios = weights.map((weight) => Math.round((weight / whole) * MILLION));
  const quantities = spreadByPrice(Math.round(line.quantity * MILLION), ratios);
  if (quantities.some((quantity) => quantity === 0)) return { ok: false, reason: "too-small-to-split" };
  const prices = spreadByPrice(line.price, ratios);
  const regular = line.regularPrice;
  const regulars = regular?.basis === "line" ? spreadByPrice(regular.price, ratios) : [];
  const regularPart = (index: number): RegularPrice | null =>
    regular?.basis === "line" ? { ...regular, price: regulars[index] ?? 0 } : regular;
  return {
    ok: true,
    parts: ratios.map((_, index) => ({
      ...line,
      id: idOf(index),
      quantity: (quantities[index] ?? 0) / MILLION,
      price: prices[index] ?? 0,
      regularPrice: regularPart(index),
    })),
  };
}
