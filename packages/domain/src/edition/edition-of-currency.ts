import { type Currency, EDITION_FACTS, EDITIONS, type Edition } from "./edition-facts";

/** The edition whose country pays in this currency; a receipt is compared with its prices (receipts-11). */
export function editionOfCurrency(currency: Currency): Edition {
  return EDITIONS.find((edition) => EDITION_FACTS[edition].currency === currency) ?? "us";
}
