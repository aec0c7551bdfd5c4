import type { Edition } from "@gf-ledger/domain/edition/edition";
import { type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { EXAMPLE_RECEIPT } from "./example-receipt";
import type { ExampleLine } from "./example-receipt-lines";

/** What a gluten-free line cost beyond its regular equivalent, in dollars. */
export function extraCost({ price, found }: ExampleLine): number {
  return found ? dollarsFromCents(centsFromDollars(price) - centsFromDollars(found.regular)) : 0;
}

/** Adds dollars without a rounding error. */
export const sumOf = (amounts: readonly number[]) =>
  dollarsFromCents(amounts.reduce((cents, amount) => cents + centsFromDollars(amount), 0));

/** The gluten-free lines of an edition's or a locale's example. */
export const foundLines = (place: Edition | Locale) =>
  EXAMPLE_RECEIPT[localeOfPlace(place)].lines.filter((line) => line.found);
