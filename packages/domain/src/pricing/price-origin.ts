import type { Category } from "../category/categories";
import type { Edition } from "../edition/edition-facts";
import type { ObservedHow } from "../price-book/observed-how";

/** The offices whose published averages the catalogue rests on, each with its country. */
export const PRICE_PUBLISHERS = {
  statcan: "ca",
  bls: "us",
  ers: "us",
  "ers-fv": "us",
} as const satisfies Readonly<Record<string, Edition>>;
export type PricePublisher = keyof typeof PRICE_PUBLISHERS;

/** Where a regular price comes from: codes and figures, which words of any language say (prices-35). */
export type PriceOrigin =
  | { readonly code: "set-for-item" | "set-for-product" | "no-counterpart" }
  /** A price that the person saw; `url`: where it can be looked up; `picture`: whether they keep a file that shows it. */
  | {
      readonly code: "seen";
      readonly how: ObservedHow;
      readonly url: string | null;
      readonly picture?: boolean | undefined;
    }
  | { readonly code: "median"; readonly people: number; readonly receipts: number }
  | { readonly code: "markup"; readonly category: Category }
  | {
      readonly code: "published";
      readonly publisher: PricePublisher;
      /** The food as the office names it: "White bread, 675 grams". */
      readonly what: string;
      /** The province that the figure is of, as `CA-ON`; `null` for the whole country's. */
      readonly region: string | null;
      /** The month that the figure is of, `YYYY-MM`. */
      readonly month: string;
      /** Whether the price was worked out from the figure: by the gram or piece, or for another country. */
      readonly estimated: boolean;
      /** By what the figure's price of a gram, millilitre or piece was multiplied; absent where it is not kept. */
      readonly ratio?: number | undefined;
    }
  /** A text that fits no code: it stays as it is. */
  | { readonly code: "kept"; readonly text: string };
