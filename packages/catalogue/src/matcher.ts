import type { Category } from "@gf-ledger/domain/category/categories";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { ProductKind } from "@gf-ledger/domain/line-item/kinds";
import type { QuantityUnit } from "@gf-ledger/domain/reading/receipt-reading";
import type { PackageSize } from "./size/package-size";

/** Where one country's price of a product comes from (matching-14). */
export interface CountryPrice {
  /** As `storedPriceOrigin` keeps it. */
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
  /** Reference date, `YYYY-MM`. */
  readonly asOf: string;
  readonly estimate: boolean;
  readonly basis: Readonly<Record<Edition, CountryPrice>>;
}

export interface Candidate {
  readonly product: CatalogueProduct;
  /** 0 to 1. */
  readonly score: number;
}

export interface LineProposal {
  /** Whether a mark or a maker says so, whatever the line's kind is. */
  readonly glutenFree: boolean;
  /** Why, in words for the person ("says GF", "Schär makes only gluten-free food"); `null` when it is not. */
  readonly reason: string | null;
  /** What the line is (matching-26). */
  readonly kind: ProductKind;
  /** Why an item of this kind counts or not, in a sentence for the person; `null` for a counterpart. */
  readonly kindReason: string | null;
  /** Whether the item starts ticked: it is gluten-free, and its kind counts in this edition. */
  readonly startsSelected: boolean;
  readonly category: Category;
  /** `null` below the threshold, and for what has no regular counterpart: a wrong match is worse than none. */
  readonly match: (Candidate & { readonly confidence: number }) | null;
  /** The three best, best first, whether accepted or not. */
  readonly candidates: readonly Candidate[];
  /** The catalogue's price in cents for this line's size and quantity, `null` without a match. */
  readonly regularPrice: number | null;
  /** The package's size, `null` where neither the line nor a known maker says it. */
  readonly size: PackageSize | null;
  readonly sizeFrom: "line" | "maker" | null;
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
