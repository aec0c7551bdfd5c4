import { categorySchema } from "@gf-ledger/domain/category/category";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { STAND_INS_ROWS } from "../data/tables.mjs";
import type { CatalogueProduct } from "./matcher";

/** A name that finds a comparator of another name: rice flour is compared with wheat flour. */
interface StandIn {
  readonly product: CatalogueProduct;
  /** The name of the products that it is compared with, `null` where there is none. */
  readonly comparator: string | null;
}

const NOT_SOURCED = { source: "", asOf: "", estimate: true };

/**
 * A name that lines are read by and that no regular product is sold under. Flours and starches stand for wheat
 * flour, whose figure is the nearest.
 */
const NAME = z.object({
  name: z.string().min(1),
  category: categorySchema,
  comparedWith: z.string().min(1).nullable(),
});

export const STAND_IN_TABLE = defineTable("packages/catalogue/data/stand-ins.json", STAND_INS_ROWS, NAME, [
  "name",
]);

const BY_ID: ReadonlyMap<string, StandIn> = new Map(
  tableEntries(STAND_IN_TABLE).map(({ name, category, comparedWith }) => {
    const product: CatalogueProduct = {
      id: `stand-in/${name}`,
      name,
      brand: null,
      category,
      size: 1,
      unit: "each",
      price: { ca: 0, us: 0 },
      unitPrice: { ca: null, us: null },
      asOf: "",
      estimate: true,
      basis: { ca: NOT_SOURCED, us: NOT_SOURCED },
    };
    return [product.id, { product, comparator: comparedWith }];
  }),
);

/** The names as products without a price, for an index of words; none of them is ever proposed. */
export const STAND_INS: readonly CatalogueProduct[] = [...BY_ID.values()].map(({ product }) => product);

export const isStandIn = ({ id }: Pick<CatalogueProduct, "id">): boolean => BY_ID.has(id);

/** The name that a stand-in is compared under, `null` where it is compared with nothing. */
export const comparedUnder = ({ id }: Pick<CatalogueProduct, "id">): string | null =>
  BY_ID.get(id)?.comparator ?? null;
