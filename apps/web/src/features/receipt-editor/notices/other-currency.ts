import { type Currency, EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Words } from "@/features/language/words/words";

/**
 * Whether a receipt is in the other edition's currency: it is counted there, since sums never mix currencies
 * (prices-4).
 */
export const isOtherCurrency = (currency: Currency, edition: Edition) =>
  currency !== EDITION_FACTS[edition].currency;

/** Says which reports hold the line items just saved; `undefined` where those are this edition's. */
export function savedElsewhere(
  currency: Currency,
  edition: Edition,
  t: Words<"receipt.currency">,
): string | undefined {
  return isOtherCurrency(currency, edition) ? t(`${currency}.saved`) : undefined;
}
