import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { estimatedRegularPrice, type PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { type Bought, packagePrice, regularForSize } from "./package-price";

/** A line item's regular price and what it rests on: cents for the whole line, below 0 for a return. */
export interface RegularPriceColumns {
  readonly regularPrice: Cents;
  readonly priceSource: PriceSource;
  readonly priceEvidence: PriceEvidence | null;
  readonly priceBasis: string | null;
  readonly sizeCompared: boolean;
}

export interface ComparedLine extends RegularPriceColumns, Bought {
  readonly kind: ItemKind;
  readonly category: string;
  readonly price: Cents;
}

/** What a change asks of the regular price; a field that is left out stays. */
export interface AskedPrice {
  readonly regularPrice?: Cents | undefined;
  readonly countsInFull?: boolean | undefined;
}

const WITHOUT_EVIDENCE = { priceEvidence: null, sizeCompared: true } as const;

/** claim-7: the whole price counts, or none of it until the person chooses so. */
function withoutCounterpart(before: ComparedLine, after: ComparedLine, inFull: boolean, edition: Edition) {
  const regularPrice = inFull ? 0 : after.price;
  if (before.priceSource === "none" && regularPrice === before.regularPrice) return before;
  const code = inFull ? "counted" : "not-counted";
  const priceBasis = storedPriceBasis({ code, canadian: edition === "ca" });
  return { ...WITHOUT_EVIDENCE, regularPrice, priceSource: "none" as const, priceBasis };
}

function estimated({ price, category }: ComparedLine): RegularPriceColumns {
  const known = categorySchema.catch(DEFAULT_CATEGORY).parse(category);
  const regularPrice = estimatedRegularPrice(price, known);
  return { ...WITHOUT_EVIDENCE, regularPrice, priceSource: "estimate", priceBasis: null };
}

/** That the price of a package was brought to what was bought; `null` where either has no size. */
function resizedBasis({ product, size, unit }: PriceEvidence, after: Bought): string | null {
  if (size === null || unit === null || after.size === null || after.unit === null) return null;
  const from = { size, unit };
  const to = { size: after.size, unit: after.unit };
  return storedPriceBasis({ code: "resized", product, from, times: Math.abs(after.quantity), to });
}

/** The regular price for another quantity or size: by its package where one is known, otherwise by the number. */
function broughtTo(before: ComparedLine, after: ComparedLine): RegularPriceColumns {
  const seen = packagePrice(before.priceEvidence);
  const exact = seen && regularForSize(after, seen);
  const { priceSource, priceEvidence } = before;
  if (exact && priceEvidence) {
    return {
      regularPrice: roundFraction(exact.cents),
      priceSource,
      priceEvidence,
      priceBasis: resizedBasis(priceEvidence, after),
      sizeCompared: true,
    };
  }
  // The category's estimate is made of what was paid, however many that was for.
  const ratio =
    priceSource === "estimate" ? 1 : divide(fractionOf(after.quantity), fractionOf(before.quantity));
  const regularPrice =
    ratio === 1 ? before.regularPrice : roundFraction(multiply(fractionOf(before.regularPrice), ratio));
  const sameSize = before.size === after.size && before.unit === after.unit;
  const { priceBasis } = before;
  return {
    regularPrice,
    priceSource,
    priceEvidence,
    priceBasis,
    sizeCompared: sameSize && before.sizeCompared,
  };
}

/** The regular price of a line item after a change of it (reports-34). */
export function changedRegularPrice(
  before: ComparedLine,
  after: ComparedLine,
  { asked, edition }: { readonly asked: AskedPrice; readonly edition: Edition },
): RegularPriceColumns {
  if (asked.regularPrice !== undefined) {
    const { regularPrice } = asked;
    return { ...WITHOUT_EVIDENCE, regularPrice, priceSource: "custom", priceBasis: null };
  }
  if (after.kind === "no-counterpart") {
    const was = before.kind === "no-counterpart" && before.priceSource === "none";
    const inFull = asked.countsInFull ?? (was ? before.regularPrice === 0 : edition === "us");
    return withoutCounterpart(before, after, inFull, edition);
  }
  if (before.priceSource === "none") return estimated(after);
  const same = before.quantity === after.quantity && before.size === after.size && before.unit === after.unit;
  return same ? before : broughtTo(before, after);
}
