import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { PackageSizes } from "@gf-ledger/domain/price-book/package-photo";
import type { SignedInContext } from "../context";
import { type NotRead, readOwnPhoto } from "./read-own-photo";
import { sizesOfTag } from "./tag-measures";

/** A package prints its weight in a unit or two, perhaps with a serving's beside it. */
const MAX_SIZES = 4;

/**
 * POST /api/price-book/package-photo: reads the sizes that a photo of a package shows, within the limits of a
 * receipt's (reports-70). A receipt shows none. Nothing is stored.
 */
export async function readPackagePhoto(
  ctx: SignedInContext,
  input: { readonly image: Uint8Array },
): Promise<Outcome<PackageSizes, NotRead | "no_package_size">> {
  const read = await readOwnPhoto(ctx, input);
  if (!read.ok) return read;
  const { printed = [], items, totalCents } = read.value.reading;
  if (totalCents.value !== null) return refused("no_package_size");
  const texts = [...printed, ...items.map(({ rawText }) => rawText)];
  const found = texts.flatMap((text) => sizesOfTag(text).sizes);
  const each = new Map(found.map((one) => [`${one.size} ${one.unit}`, one]));
  const sizes = [...each.values()].slice(0, MAX_SIZES);
  return sizes.length > 0 ? done({ sizes }) : refused("no_package_size");
}
