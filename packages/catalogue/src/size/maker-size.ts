import { singular } from "@gf-ledger/domain/category/singular";
import { editionSchema } from "@gf-ledger/domain/edition/edition";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { MAKER_SIZES_ROWS } from "../../data/tables.mjs";
import { wordsOf } from "../text/line";
import type { PackageSize } from "./package-size";

/** A maker's food in the package that it is usually sold in. */
export interface MakerSize {
  readonly spellings: readonly string[];
  /** All of them are said of the food, in singular. */
  readonly food: readonly string[];
  /** None of them is. */
  readonly isNot: readonly string[];
  readonly size: PackageSize;
  readonly country: Edition;
  /** Where the size was read. */
  readonly source: string;
}

/** A size that a public text names; docs/catalogue.md says how they were found. */
const SIZE = z.object({
  spellings: z.array(z.string()).min(1),
  food: z.array(z.string()).min(1),
  isNot: z.array(z.string()),
  amount: z.number().positive(),
  unit: unitSchema,
  country: editionSchema,
  source: z.string().min(1),
});

export const MAKER_SIZE_TABLE = defineTable(
  "packages/catalogue/data/maker-sizes.json",
  MAKER_SIZES_ROWS,
  SIZE,
  ["spellings", "food", "country"],
);

export const MAKER_SIZES: readonly MakerSize[] = tableEntries(MAKER_SIZE_TABLE).map(
  ({ amount, unit, ...row }) => ({
    spellings: row.spellings,
    food: row.food,
    isNot: row.isNot,
    size: { amount, unit },
    country: row.country,
    source: row.source,
  }),
);

/**
 * The usual package of the food that a folded line names together with its maker. `named` are further words
 * for the food, in singular: what the line's abbreviations stand for. `null` where no row fits.
 */
export function makerSizeOf(text: string, named: readonly string[], edition: Edition): PackageSize | null {
  const printed = wordsOf(text);
  const listed = new Set([...printed.map(singular), ...named]);
  const line = ` ${printed.join(" ")} `;
  const row = MAKER_SIZES.find(
    ({ spellings, food, isNot, country }) =>
      country === edition &&
      food.every((word) => listed.has(word)) &&
      !isNot.some((word) => listed.has(word)) &&
      spellings.some((spelling) => line.includes(` ${spelling} `)),
  );
  return row?.size ?? null;
}
