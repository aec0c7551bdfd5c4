import { PRICE_PUBLISHERS, type PricePublisher } from "@gf-ledger/domain/pricing/price-origin";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { ANCHORS_ROWS } from "../../data/tables.mjs";

/** A public average price, as its source prints it. */
export interface Anchor {
  readonly id: string;
  readonly country: "ca" | "us";
  /** It begins the id. */
  readonly publisher: PricePublisher;
  /** Reference month, `YYYY-MM`. */
  readonly asOf: string;
  readonly amount: number;
  readonly unit: "g" | "ml" | "each";
  readonly dollars: number;
  /** Weight as eaten for one unit of weight as bought: 2.7 for dry quinoa, 1 where both are the same. */
  readonly eatenPerBought: number;
  readonly what: string;
}

/** A public figure: sources, licences and how each is used are in docs/catalogue.md. */
const FIGURE = z.object({
  id: z.string().refine((id) => isPublisher(id.split("/")[0]), "begins with no known publisher"),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is not a month, for example 2026-07"),
  amount: z.number().positive(),
  unit: z.enum(["g", "ml", "each"]),
  dollars: z.number().positive(),
  eatenPerBought: z.number().positive(),
  what: z.string().min(1),
});

export const ANCHOR_TABLE = defineTable("packages/catalogue/data/anchors.json", ANCHORS_ROWS, FIGURE, ["id"]);

export const ANCHORS: ReadonlyMap<string, Anchor> = new Map(
  tableEntries(ANCHOR_TABLE).map(({ id, month, amount, unit, dollars, eatenPerBought, what }) => {
    const publisher = id.split("/")[0] as PricePublisher;
    const country = PRICE_PUBLISHERS[publisher];
    return [
      id,
      { id, publisher, country, asOf: month, amount, unit, dollars, eatenPerBought, what },
    ] as const;
  }),
);

function isPublisher(name: string | undefined): name is PricePublisher {
  return name !== undefined && Object.hasOwn(PRICE_PUBLISHERS, name);
}

/** The anchor with this id. Throws an Error for an unknown id: the row that names it is broken. */
export function anchorOf(id: string): Anchor {
  const anchor = ANCHORS.get(id);
  if (anchor === undefined) throw new Error(`Unknown anchor ${id}`);
  return anchor;
}
