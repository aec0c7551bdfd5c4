import { CATEGORIES, type Category } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import { productKindSchema } from "@gf-ledger/domain/line-item/kind";
import type { ProductKind } from "@gf-ledger/domain/line-item/kinds";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { KINDS_ROWS } from "../../words/tables.mjs";
import { productWords } from "../matching/name-words";
import { plainWordsSchema, wordFile } from "../text/word-table";

const neverReasonSchema = z.enum([
  "alcohol",
  "pet",
  "household",
  "supplement",
  "gluten",
  "service",
  "restaurant",
]);

/** Why something is never claimable. */
export type NeverReason = z.infer<typeof neverReasonSchema>;

/** An entry of the table of kinds. */
export interface KindEntry {
  /** In singular, in the order of the name, between spaces. */
  readonly phrase: string;
  readonly length: number;
  readonly kind: ProductKind;
  /** `null` for any kind but "never". */
  readonly because: NeverReason | null;
}

/** What a category's food is where no entry says otherwise. */
const USUAL_KINDS: Readonly<Record<Category, ProductKind>> = {
  "Bread and Bakery": "counterpart",
  "Pasta and Grains": "counterpart",
  "Cereal and Breakfast Items": "counterpart",
  Snacks: "counterpart",
  "Dairy and Dairy Alternatives": "natural",
  "Prepared and Packaged Meals": "counterpart",
  "Meat, Poultry, and Seafood": "natural",
  "Condiments and Sauces": "natural",
  "Baking Supplies": "natural",
  Beverages: "natural",
  "Specialty Items": "natural",
  "Miscellaneous Grocery Items": "natural",
};

export const usualKind = (category: Category): ProductKind => USUAL_KINDS[category];

/** Names that are of another kind than their category's food usually is; without a category, wherever they stand. */
const NAME = z
  .object({
    words: plainWordsSchema,
    category: categorySchema.nullable(),
    kind: productKindSchema,
    because: neverReasonSchema.nullable(),
  })
  .refine(({ kind, because }) => (kind === "never") === (because !== null), {
    path: ["because"],
    message: "says why for what is never claimable, and for nothing else",
  });

export const KIND_TABLE = defineTable(wordFile("kinds"), KINDS_ROWS, NAME, ["words", "category"]);

const ROWS = tableEntries(KIND_TABLE);

/** Entries that decide whatever else a line names. */
export const WHEREVER: readonly KindEntry[] = kindsOf(null);

/** The entries of each category. */
export const ENTRIES: ReadonlyMap<Category, readonly KindEntry[]> = new Map(
  CATEGORIES.map((category) => [category, kindsOf(category)]),
);

function kindsOf(category: Category | null): KindEntry[] {
  return ROWS.filter((row) => row.category === category).map(({ words, kind, because }) => {
    const named = productWords(words);
    return { phrase: ` ${named.join(" ")} `, length: named.length, kind, because };
  });
}
