import { singular } from "@gf-ledger/domain/category/singular";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { editionSchema } from "@gf-ledger/domain/edition/edition";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { MAKER_SIZE_TABLE } from "../../data/maker-sizes";
import { wordsOf } from "../text/line";
import { rowsOf } from "../text/word-rows";
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

/** The rows of the table; an Error names the first that cannot be read. */
export const MAKER_SIZES: readonly MakerSize[] = rowsOf(MAKER_SIZE_TABLE).map((cells) => {
  const [makers = "", food = "", size = "", country = "", source = ""] = cells;
  const [amount = "", unit = ""] = size.split(" ");
  const words = food.split(" ");
  if (!(Number(amount) > 0) || source === "")
    throw new Error(`Unreadable maker's size: ${cells.join(" | ")}`);
  return {
    spellings: makers.split(", "),
    food: words.filter((word) => !word.startsWith("-")),
    isNot: words.filter((word) => word.startsWith("-")).map((word) => word.slice(1)),
    size: { amount: Number(amount), unit: unitSchema.parse(unit) },
    country: editionSchema.parse(country),
    source,
  };
});

/**
 * The usual package of the food that a folded line names together with its maker. `named` are further words
 * for the food, in singular: what the line's abbreviations stand for. `null` where no row fits.
 */
export function makerSizeOf(text: string, named: readonly string[], edition: Edition): PackageSize | null {
  const printed = wordsOf(text);
  const said = new Set([...printed.map(singular), ...named]);
  const line = ` ${printed.join(" ")} `;
  const row = MAKER_SIZES.find(
    ({ spellings, food, isNot, country }) =>
      country === edition &&
      food.every((word) => said.has(word)) &&
      !isNot.some((word) => said.has(word)) &&
      spellings.some((spelling) => line.includes(` ${spelling} `)),
  );
  return row?.size ?? null;
}
