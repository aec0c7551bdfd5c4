import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { BasketLine } from "./basket";

/** A tax as a till prints it, with its rate in percent. */
export interface TaxRate {
  readonly label: string;
  readonly percent: number;
  /** True where groceries are taxed too, as in some US states. */
  readonly onFood?: boolean;
}

export interface PrintedSums {
  readonly subtotalCents: number;
  readonly taxes: readonly { readonly rate: TaxRate; readonly cents: number }[];
  readonly totalCents: number;
  readonly savedCents: number;
  readonly itemCount: number;
}

/** Adds a basket up as a till does: deposits in the subtotal, each tax rounded to the cent. */
export function addUp(lines: readonly BasketLine[], rates: readonly TaxRate[]): PrintedSums {
  const sum = (of: (line: BasketLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const subtotalCents = sum((line) => line.cents - line.discountCents + line.depositCents);
  const taxes = rates.map((rate) => {
    const taxable = sum((line) => (rate.onFood || line.product.taxed ? line.cents - line.discountCents : 0));
    return { rate, cents: roundHalfAwayFromZero((taxable * rate.percent) / 100) };
  });
  return {
    subtotalCents,
    taxes,
    totalCents: subtotalCents + taxes.reduce((total, tax) => total + tax.cents, 0),
    savedCents: sum((line) => line.discountCents),
    itemCount: sum((line) => line.quantity),
  };
}
