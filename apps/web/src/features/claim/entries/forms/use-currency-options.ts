import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { useTranslations } from "use-intl";

/** Both currencies by their names, for a list to choose from. */
export function useCurrencyOptions() {
  const t = useTranslations("claimEntries.currencies");
  return currencySchema.options.map((value) => ({ value, label: t(value) }));
}
