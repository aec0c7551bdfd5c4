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
}

/** No sales tax of either country is as high: lines were taken off the draft, or the tax was misread. */
const HIGHEST_RATE = 0.3;

/**
 * The sales tax of an item and of its regular price, by the item's id: its share of its code's tax, and the
 * same rate on the regular price (claim-8). Items of which no tax is known have none.
 */
export function taxesOfItems(
  items: readonly Pick<ReceiptItemRow, "id" | "price" | "taxCode">[],
  taxes: readonly PrintedTax[],
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
    const codes = codesOf.get(id) ?? [];
    const rate = taxRate(codes);
    if (codes.length === 0 || numberOf(rate) < 0 || numberOf(rate) > HIGHEST_RATE)
      return { taxCents: null, regularTaxCents: null };
    const taxOn = (cents: Cents) => roundFraction(multiply(fractionOf(cents), rate));
    return { taxCents: taxOn(price), regularTaxCents: taxOn(regularPrice) };
  };
}
