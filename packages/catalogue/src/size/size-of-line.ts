import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { CatalogueProduct, LineProposal } from "../matcher";
import { productWords } from "../matching/name-words";
import type { ProductLine } from "../matching/product-line";
import type { WordReading } from "../matching/readings/word-reading";
import { makerSizeOf } from "./maker-size";
import type { PackageSize } from "./package-size";

type Sized = Pick<LineProposal, "size" | "sizeFrom">;

/**
 * The package's size (claim-5): what the line prints, else what its maker usually sells, else the pieces that it
 * counts where no one weighs them. `found` is what the line names, `compared` what it is compared with.
 */
export function sizeOfLine(
  line: Pick<ProductLine, "text" | "printed" | "pieces" | "reason">,
  { words }: Pick<WordReading, "words">,
  found: Pick<CatalogueProduct, "name"> | null,
  compared: Pick<CatalogueProduct, "unit"> | null,
  edition: Edition,
): Sized {
  const { printed, pieces, text, reason } = line;
  if (printed !== null) return { size: inMeasureOf(printed, compared), sizeFrom: "line" };
  const named = [...words.map(({ word }) => word), ...(found === null ? [] : productWords(found.name))];
  const usual = reason === null ? null : makerSizeOf(text, named, edition);
  if (usual !== null) return { size: usual, sizeFrom: "maker" };
  if (pieces !== null && compared?.unit === "each")
    return { size: { amount: pieces, unit: "piece" }, sizeFrom: "line" };
  return { size: null, sizeFrom: null };
}

/** Ounces that the line does not name are of volume beside a product that is sold by volume. */
function inMeasureOf(printed: PackageSize, product: Pick<CatalogueProduct, "unit"> | null): PackageSize {
  return printed.unit === "oz" && product?.unit === "ml" ? { ...printed, unit: "fl-oz" } : printed;
}
