import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { typedAmount } from "../language/typed-amount";

/**
 * The hint of a price field where more than one was bought: that the price typed is for all of them together, and
 * what one comes to (receipts-106). `undefined` for one, and while a price or number can't be read.
 */
export function useForAll(currency: Currency | undefined) {
  const t = useTranslations("common");
  const locale = useLocale();
  return (price: string, quantity: string | number): string | undefined => {
    const many = Math.abs(Number(typedAmount(String(quantity), locale)));
    const dollars = Number(typedAmount(price, locale));
    if (price.trim() === "" || !Number.isFinite(dollars / many) || many === 1 || many === 0) return undefined;
    const each = formatMoney(dollars / many, locale, currency);
    return t("forAll", { quantity: new Intl.NumberFormat(locale).format(many), each });
  };
}
