import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { PREMIUM_PRICE_CENTS, PREMIUM_PRICE_PER_MONTH_CENTS } from "@gf-ledger/domain/subscription/plans";

/** Premium's price in the edition's currency, as a card shows it (plans-1). */
export function premiumPrice(edition: Edition) {
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), edition);
  return {
    price: `${money(PREMIUM_PRICE_CENTS)} per year`,
    priceNote: `About ${money(PREMIUM_PRICE_PER_MONTH_CENTS)} per month, in ${EDITION_FACTS[edition].currency}`,
  };
}
