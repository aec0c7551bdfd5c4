import { centsFromDollars, dollarsFromCents, MAX_PRICE_CENTS } from "../money/cents";
import { extraCost } from "../pricing/extra-cost";

export type PriceEntry =
  | { readonly ok: true; readonly text: string; readonly dollars: number }
  | { readonly ok: false; readonly reason: "not_a_number" | "negative" | "format" };

/** What stays in a price field while it is typed into: at most two decimals (reports-21). */
export function truncateTypedPrice(typed: string): string {
  const point = typed.indexOf(".");
  return point === -1 ? typed : typed.slice(0, point + 3);
}

/**
 * A price as it is saved from the reports page (reports-21): a whole number gets `.00`, one decimal gets a
 * trailing 0, three or more are cut (not rounded) to two. Anything else is refused with the reason.
 */
export function readPriceEntry(typed: string): PriceEntry {
  const text = typed.trim();
  if (text === "" || !Number.isFinite(Number(text))) {
    return { ok: false, reason: "not_a_number" };
  }
  if (Number(text) < 0) return { ok: false, reason: "negative" };
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const dollars = match ? Number(`${match[1]}.${(match[2] ?? "").slice(0, 2)}`) : Number.NaN;
  if (!match || dollars * 100 > MAX_PRICE_CENTS) {
    return { ok: false, reason: "format" };
  }
  return { ok: true, text: dollars.toFixed(2), dollars };
}

/** reports-23: `extraCost` sent with an edited price, max(0, GF price minus regular price), in dollars. */
export function extraCostOf(price: number, regularPrice: number): number {
  return Math.max(0, signedExtraCostOf(price, regularPrice));
}

/** The same with its sign, as the line item keeps it (claim-3). */
export function signedExtraCostOf(price: number, regularPrice: number): number {
  return dollarsFromCents(extraCost(centsFromDollars(price), centsFromDollars(regularPrice)));
}
