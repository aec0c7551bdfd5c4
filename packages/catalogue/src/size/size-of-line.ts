import type { CatalogueProduct, LineProposal } from "../matcher";
import type { PrintedSizes } from "../text/size";
import type { PackageSize } from "./package-size";

type Sized = Pick<LineProposal, "size" | "sizeFrom">;

/** The package's size (claim-5): what the line prints, else the pieces that it counts where no one weighs them. */
export function sizeOfLine(
  { printed, pieces }: PrintedSizes,
  product: Pick<CatalogueProduct, "unit"> | null,
): Sized {
  if (printed !== null) return { size: inMeasureOf(printed, product), sizeFrom: "line" };
  if (pieces !== null && product?.unit === "each")
    return { size: { amount: pieces, unit: "piece" }, sizeFrom: "line" };
  return { size: null, sizeFrom: null };
}

/** Ounces that the line does not name are of volume beside a product that is sold by volume. */
function inMeasureOf(printed: PackageSize, product: Pick<CatalogueProduct, "unit"> | null): PackageSize {
  return printed.unit === "oz" && product?.unit === "ml" ? { ...printed, unit: "fl-oz" } : printed;
}
