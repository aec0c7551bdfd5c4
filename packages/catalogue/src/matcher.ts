import type { Category } from "@gf-ledger/domain/category/category";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { QuantityUnit } from "@gf-ledger/domain/reading/receipt-reading";

/** Where one country's price of a product comes from (matching-14). */
export interface PriceOrigin {
  readonly source: string;
  /** Reference month, `YYYY-MM`. */
  readonly asOf: string;
  /** `false`: the published average of this very package. */
  readonly estimate: boolean;
}

/** One regular grocery product (a row of the catalogue). Prices are cents for the package. */
export interface CatalogueProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly category: Category;
  readonly size: number;
  readonly unit: "g" | "ml" | "each";
  readonly price: Readonly<Record<Edition, number>>;
  /** Cents per 100 g or 100 ml; `null` for products sold by the piece. */
  readonly unitPrice: Readonly<Record<Edition, number | null>>;
  readonly source: string;
  /** Reference date, `YYYY-MM`. */
  readonly asOf: string;
  readonly estimate: boolean;
  readonly basis: Readonly<Record<Edition, PriceOrigin>>;
}

export interface Candidate {
  readonly product: CatalogueProduct;
  /** 0 to 1. */
  readonly score: number;
}

export interface LineProposal {
  readonly glutenFree: boolean;
  /** Why, in words for the person ("says GF", "Schär makes only gluten-free food"); `null` when it is not. */
  readonly reason: string | null;
  readonly category: Category;
  /** `null` below the threshold: a wrong match is worse than none. */
  readonly match: (Candidate & { readonly confidence: number }) | null;
  /** The three best, best first, whether accepted or not. */
  readonly candidates: readonly Candidate[];
  /** The catalogue's price in cents for this line's size and quantity, `null` without a match. */
  readonly regularPrice: number | null;
  /** How the price was scaled, for the page to say; `null` when it was not. */
  readonly scaledBy: { readonly fromSize: number; readonly toSize: number; readonly unit: "g" | "ml" } | null;
}

/** A printed line and how much was bought: one piece where nothing else is said. */
export interface LineInput {
  readonly name: string;
  readonly quantity?: number;
  readonly unit?: QuantityUnit;
}

export interface SearchOptions {
  readonly category?: Category;
  readonly limit: number;
  readonly offset: number;
}

export interface SearchAnswer {
  readonly items: CatalogueProduct[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Proposes category, gluten-free mark and regular counterpart for receipt lines; pure and synchronous. */
export interface Matcher {
  readonly version: string;
  propose(line: LineInput, edition: Edition): LineProposal;
  /** Ranked search for the catalogue page, best first. */
  search(query: string, options: SearchOptions): SearchAnswer;
}

/** The same answers as promises, whether the products are held in memory or fetched from a database. */
export interface ProductMatcher {
  /** The catalogue's version, stored with what it priced. */
  version(): Promise<string>;
  propose(line: LineInput, edition: Edition): Promise<LineProposal>;
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
}
