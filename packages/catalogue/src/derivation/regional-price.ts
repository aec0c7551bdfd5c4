import { type Cents, centsFromDollars } from "@gf-ledger/domain/money/cents";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { REGIONAL_PRICES_ROWS } from "../../data/tables.mjs";
import { PRODUCT_ROWS } from "../product-table";
import { anchorOf } from "./anchors";
import { SAME_PRODUCT } from "./derive-price";

/** An average that is published for a region. */
export interface RegionalPrice {
  readonly region: string;
  /** For the product's package. */
  readonly cents: Cents;
  /** As `storedPriceOrigin` keeps it. */
  readonly source: string;
  /** `YYYY-MM`. */
  readonly asOf: string;
  /** `false`: the published average of this very package. */
  readonly estimate: boolean;
}

/** A figure of a month further from the purchase says less of it than the country's newest one. */
const MAX_MONTHS = 6;

/**
 * What Statistics Canada publishes for a province, table 18-10-0245-01, of foods that gluten-free ones stand in
 * for: an anchor, whose package it is for, and dollars from January on, `null` where none is published.
 */
const FIGURES = z.object({
  region: z.string().regex(/^CA-[A-Z]{2}$/, "is not a province, for example CA-ON"),
  anchor: z.string(),
  year: z.int().min(2000).max(2100),
  dollars: z.array(z.number().positive().nullable()).min(1).max(12),
});

export const REGIONAL_PRICE_TABLE = defineTable(
  "packages/catalogue/data/regional-prices.json",
  REGIONAL_PRICES_ROWS,
  FIGURES,
  ["region", "anchor", "year"],
);

/** Dollars by months, counted from year 0, by region and anchor. */
const PUBLISHED = byMonth();

function byMonth(): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const figures = new Map<string, Map<number, number>>();
  for (const { region, anchor, year, dollars } of tableEntries(REGIONAL_PRICE_TABLE)) {
    const key = keyOf(region, anchorOf(anchor).id);
    const months = figures.get(key) ?? new Map<number, number>();
    figures.set(key, months);
    for (const [index, figure] of dollars.entries()) {
      if (figure !== null) months.set(year * 12 + index, figure);
    }
  }
  return figures;
}

function keyOf(region: string, anchor: string): string {
  return `${region} ${anchor}`;
}

const CANADIAN_ANCHORS: ReadonlyMap<string, { readonly reference: string; readonly size: number }> = new Map(
  PRODUCT_ROWS.map(({ id, anchors, size }) => [id, { reference: anchors.ca, size }]),
);

/** The month nearest to another one that has a figure; of two as near, the earlier. */
function nearest(months: ReadonlyMap<number, number>, month: number): number | null {
  for (let away = 0; away <= MAX_MONTHS; away++) {
    for (const known of [month - away, month + away]) if (months.has(known)) return known;
  }
  return null;
}

const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/**
 * The average price of a product's package in a region, for the month of purchase (`YYYY-MM`) or the nearest
 * within six; `null` where none is published. It is derived from the figure as the country's price is
 * (matching-15).
 */
export function regionalPrice(productId: string, region: string, month: string): RegionalPrice | null {
  const product = CANADIAN_ANCHORS.get(productId);
  if (product === undefined) return null;
  const estimate = !product.reference.startsWith(SAME_PRODUCT);
  const id = estimate ? product.reference : product.reference.slice(SAME_PRODUCT.length);
  const months = PUBLISHED.get(keyOf(region, id));
  const known = months && nearest(months, Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1);
  const dollars = known == null ? undefined : months?.get(known);
  if (known == null || dollars === undefined) return null;
  const anchor = anchorOf(id);
  const asOf = written(known);
  const what = anchor.what.replace(/, Alberta$/, "");
  const { publisher } = anchor;
  const ofPackage = estimate ? Number(((dollars / anchor.amount) * product.size).toFixed(6)) : dollars;
  return {
    region,
    cents: centsFromDollars(ofPackage),
    source: storedPriceOrigin({
      code: "published",
      publisher,
      what,
      region,
      month: asOf,
      estimated: estimate,
      ...(estimate ? { ratio: 1 } : {}),
    }),
    asOf,
    estimate,
  };
}
