import { ZERO } from "@gf-ledger/claim/fractions/fraction";
import { numberOf } from "@gf-ledger/claim/fractions/number-of";
import { sizeInBase } from "@gf-ledger/claim/sums/size-in-base";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { PackageSizes } from "@gf-ledger/domain/price-book/package-photo";
import { sureTotalOf } from "@gf-ledger/domain/reading/sure-total";
import type { SignedInContext } from "../context";
import { type NotRead, readOwnPhoto } from "./read-own-photo";
import { sizesOfTag } from "./tag-measures";

/** A package prints its weight in a unit or two, perhaps with a serving's beside it. */
const MAX_SIZES = 4;

/** What a nutrition panel says, in the two languages of a Canadian package: none of it is the whole package's. */
const OF_NUTRITION =
  /\b(?:per|par|portions?|servings?|fat|lipides|sugars?|sucres|prot[eé]ine?s?|fib(?:re|er)s?|carbohydrates?|glucides|sodium)\b/i;

const inBase = ({ size, unit }: PackageSizes["sizes"][number]) =>
  numberOf(sizeInBase(size, unit)?.amount ?? ZERO);

/**
 * POST /api/price-book/package-photo: reads the sizes that a photo of a package shows, the largest first, within the
 * limits of a receipt's (reports-70). A receipt shows none. Nothing is stored.
 */
export async function readPackagePhoto(
  ctx: SignedInContext,
  input: { readonly image: Uint8Array },
): Promise<Outcome<PackageSizes, NotRead | "no_package_size">> {
  const read = await readOwnPhoto(ctx, input);
  if (!read.ok) return read;
  const { printed = [], items } = read.value.reading;
  if (sureTotalOf(read.value.reading) !== null) return refused("no_package_size");
  const texts = [...printed, ...items.map(({ rawText }) => rawText)];
  const found = texts.filter((text) => !OF_NUTRITION.test(text)).flatMap((text) => sizesOfTag(text).sizes);
  const each = new Map(found.map((one) => [`${one.size} ${one.unit}`, one]));
  const sizes = [...each.values()].sort((a, b) => inBase(b) - inBase(a)).slice(0, MAX_SIZES);
  return sizes.length > 0 ? done({ sizes }) : refused("no_package_size");
}
