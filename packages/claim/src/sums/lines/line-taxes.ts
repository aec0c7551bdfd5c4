import type { Cents } from "@gf-ledger/domain/money/cents";
import type { CodeTax } from "./line-item";

/** A line of a receipt with the tax letters printed beside it, and a tax as the receipt totals it. */
export interface TaxedLine {
  readonly id: string;
  readonly taxCodes: readonly string[];
  readonly price: Cents;
}
export interface ReceiptTax {
  readonly code: string;
  readonly taxCents: Cents;
}

/**
 * For each line the taxes of its codes, each with the prices it was charged on, so that an item's tax is
 * its share of its code's tax (claim-8). A code without a tax on the receipt adds none, nor does a code whose
 * lines come to 0.
 */
export function lineTaxes(
  lines: readonly TaxedLine[],
  taxes: readonly ReceiptTax[],
): ReadonlyMap<string, readonly CodeTax[]> {
  const charged = taxes.map(({ code, taxCents }): CodeTax => {
    const taxed = lines.filter(({ taxCodes }) => taxCodes.includes(code));
    return { code, taxCents, taxableCents: taxed.reduce((sum, { price }) => sum + price, 0) };
  });
  const usable = charged.filter(({ taxableCents }) => taxableCents !== 0);
  return new Map(lines.map(({ id, taxCodes }) => [id, usable.filter(({ code }) => taxCodes.includes(code))]));
}
