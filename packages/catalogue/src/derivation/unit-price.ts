import type { Anchor } from "./anchors";
import { usInflationSince } from "./inflation";

/**
 * Dollars of an anchor's own country for one gram, millilitre or piece as bought. US figures are
 * brought to the common year; the Canadian ones are recent and stand as published.
 */
export function currentUnitPrice(anchor: Anchor): number {
  const published = (anchor.dollars / anchor.amount) * anchor.eatenPerBought;
  return anchor.country === "ca" ? published : published * usInflationSince(Number(anchor.asOf.slice(0, 4)));
}
