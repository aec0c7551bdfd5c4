import { multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { numberOf } from "@gf-ledger/claim/fractions/number-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { lineTaxes } from "@gf-ledger/claim/sums/lines/line-taxes";
import { taxRate } from "@gf-ledger/claim/sums/lines/tax-rate";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ReceiptItemRow } from "../../drafts/receipt-row";

/** A tax as the receipt totals it, with the tax codes of the items it was charged on, where the reader found them. */
export interface PrintedTax {
  readonly cents: Cents;
  readonly codes?: readonly string[];
  /** What the items of these codes came to as they were read. */
  readonly chargedOnCents?: Cents | undefined;
}

type Taxed = Pick<ReceiptItemRow, "price" | "taxCode">;

/** The taxes of a reading, each with what it was charged on. */
export function taxesAsRead<Tax extends PrintedTax>(taxes: readonly Tax[], items: readonly Taxed[]) {
  return taxes.map((tax) => {
    const charged = items.filter(({ taxCode }) => taxCode !== null && tax.codes?.includes(taxCode));
    return { ...tax, chargedOnCents: charged.reduce((sum, { price }) => sum + price, 0) };
  });
}

const larger = (one: Cents, other: Cents) => (Math.abs(other) > Math.abs(one) ? other : one);

/** No sales tax of either country is as high: the tax was misread. */
const HIGHEST_RATE = 0.3;

/**
 * The sales tax of an item and of its regular price, by the item's id: its share of its code's tax, and the
 * same rate on the regular price (claim-8). Items of which no tax is known have none. Unless the items are all there are
 * (`addUp`), a tax was charged on what was read of them too: a line that was taken off took its tax with it.
 */
export function taxesOfItems(
  items: readonly Pick<ReceiptItemRow, "id" | "price" | "taxCode">[],
  taxes: readonly PrintedTax[],
  addUp: boolean,
): (
  item: { readonly id: string; readonly price: Cents },
  regularPrice: Cents,
) => {
  readonly taxCents: Cents | null;
  readonly regularTaxCents: Cents | null;
} {
  const known = taxes.filter(({ codes = [] }) => codes.length > 0);
  const charged = known.map(({ cents, codes = [] }, at) => ({
    code: `${at}`,
    taxCents: cents,
    itemCodes: codes,
  }));
  const lines = items.map(({ id, price, taxCode }) => {
    const codes = charged.filter(({ itemCodes }) => taxCode !== null && itemCodes.includes(taxCode));
    return { id, price, taxCodes: codes.map(({ code }) => code) };
  });
  const codesOf = lineTaxes(lines, charged);
  return ({ id, price }, regularPrice) => {
    const codes = (codesOf.get(id) ?? []).map((tax) => {
      const asRead = addUp ? undefined : known[Number(tax.code)]?.chargedOnCents;
      return { ...tax, taxableCents: larger(tax.taxableCents, asRead ?? 0) };
    });
    const rate = taxRate(codes);
    if (codes.length === 0 || numberOf(rate) < 0 || numberOf(rate) > HIGHEST_RATE)
      return { taxCents: null, regularTaxCents: null };
    const taxOn = (cents: Cents) => roundFraction(multiply(fractionOf(cents), rate));
    return { taxCents: taxOn(price), regularTaxCents: taxOn(regularPrice) };
  };
}
