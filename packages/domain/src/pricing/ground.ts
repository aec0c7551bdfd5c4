import type { CalendarDate } from "../calendar/calendar-date";
import { monthsBetween } from "../calendar/months-between";
import type { Edition } from "../edition/edition-facts";
import type { PriceEvidence } from "./price-evidence";
import { PRICE_PUBLISHERS } from "./price-origin";
import type { PriceSource } from "./regular-price";
import { readPriceOrigin } from "./stored-price-origin";

/** What a regular price rests on, best first (claim-60). */
export const GROUNDS = ["evidence", "yourWord", "published", "estimate"] as const;
export type Ground = (typeof GROUNDS)[number];

/** A figure further than this from the purchase says what food costs then, not now. */
const MAX_MONTHS = 24;
/** More than this part of a claim on estimates is warned about (claim-19). */
const MAX_ON_ESTIMATES = 0.25;

export interface GroundedPrice {
  /** `null`: the line is gone since its claim was filed, or nobody knows. */
  readonly priceSource: PriceSource | null;
  /** As it is stored, with its origin in codes; the origin of an answer is in words. */
  readonly priceEvidence: PriceEvidence | null;
  /** The claim's, whose offices publish prices of the person's area. */
  readonly country: Edition;
  readonly purchaseDate: CalendarDate;
}

function ofOwnPrice(evidence: PriceEvidence | null, purchaseDate: CalendarDate): Ground {
  if (evidence === null) return "yourWord";
  const { product, store, knownOn, origin } = evidence;
  if (knownOn !== null && monthsBetween(knownOn, purchaseDate) > MAX_MONTHS) return "estimate";
  const from = origin === null ? null : readPriceOrigin(origin);
  const shown = from?.code === "seen" && (from.url !== null || from.picture === true);
  const told = product !== null && store !== null && knownOn !== null;
  return shown || told ? "evidence" : "yourWord";
}

function ofAverage(
  { origin, estimated }: PriceEvidence,
  { country, purchaseDate }: GroundedPrice,
): "published" | "estimate" {
  const from = origin === null ? null : readPriceOrigin(origin);
  if (from?.code !== "published" || estimated || from.estimated) return "estimate";
  const ofCountry = PRICE_PUBLISHERS[from.publisher] === country;
  const months = Math.abs(monthsBetween(from.month, purchaseDate));
  return ofCountry && months <= MAX_MONTHS ? "published" : "estimate";
}

/**
 * What one regular price rests on (claim-60). The only place that says it: pages, documents, tables, links and
 * answers all ask here. Pure.
 */
export function groundOf(price: GroundedPrice): Ground {
  const { priceSource, priceEvidence, purchaseDate } = price;
  if (priceEvidence?.carriedBy != null) return "estimate";
  switch (priceSource) {
    case "custom":
    case "own":
    case "observation":
      return ofOwnPrice(priceEvidence, purchaseDate);
    // Nothing was compared: that the food has no regular counterpart is what the person says.
    case "none":
      return "yourWord";
    case "catalogue":
      return priceEvidence === null ? "estimate" : ofAverage(priceEvidence, price);
    default:
      return "estimate";
  }
}

/** Whether so much of a claim rests on estimates that it is said (claim-19). Both in cents. */
export function warnsOfEstimates(onEstimates: number, toClaim: number): boolean {
  return onEstimates > toClaim * MAX_ON_ESTIMATES;
}
