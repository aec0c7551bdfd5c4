import type { Locale } from "@gf-ledger/domain/edition/locale";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { type ExampleLine, exampleReceipt } from "./example-receipt";

/** What a gluten-free line cost beyond its regular equivalent, in dollars. */
export function exampleExtraCost({ price, found }: ExampleLine): number {
  return found ? dollarsFromCents(centsFromDollars(price) - centsFromDollars(found.regular)) : 0;
}

/** Adds dollars without a rounding error. */
export const sumOfDollars = (amounts: readonly number[]) =>
  dollarsFromCents(amounts.reduce((cents, amount) => cents + centsFromDollars(amount), 0));

/** The gluten-free lines of a locale's example. */
export const foundLines = (locale: Locale) => exampleReceipt(locale).lines.filter((line) => line.found);
