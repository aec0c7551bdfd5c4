import type { Category } from "@gf-ledger/domain/category/categories";
import type { CatalogueProduct, SearchAnswer, SearchOptions } from "./matcher";

/** A product's name and its category: what packages of several sizes and brands share. */
export interface NamedCategory {
  readonly category: string;
  readonly name: string;
}

/**
 * Where candidates come from when the products are not held in memory. A source only finds names and orders
 * them by likeness of letters; this package scores, accepts and proposes.
 */
export interface CandidateSource {
  /** How many products there are, and whether the source can look for names that are alike. */
  extent(): Promise<{ readonly products: number; readonly findsAlike: boolean }>;
  /** Brings the source's index up to date with its products; called once before the first question. */
  prepare(): Promise<void>;
  /** The names most like any of the terms, within a category if one is given, most alike first. */
  likeNames(terms: readonly string[], category: Category | null): Promise<readonly NamedCategory[]>;
  /** Whether any name holds one of the words. */
  isNameHolding(words: readonly string[]): Promise<boolean>;
  /**
   * Packages of the given names: those without a brand nearest to the number `size`, those of a brand that
   * the line names (`brands`, lower case), and one of another brand, for names that only brands have.
   */
  packagesOf(
    names: readonly NamedCategory[],
    brands: readonly string[],
    size: number | null,
  ): Promise<readonly CatalogueProduct[]>;
  /** Products that hold every word, most alike first, page by page; without words, all products. */
  search(words: readonly string[], options: SearchOptions): Promise<SearchAnswer>;
}
