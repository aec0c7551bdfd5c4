import { PROVINCES } from "@gf-ledger/claim/credits/provinces";
import type { FilingStatus } from "@gf-ledger/claim/credits/standard-deductions";
import { useLocale, useTranslations } from "use-intl";

/** In the order in which they are offered. */
const STATUSES: readonly FilingStatus[] = [
  "single",
  "joint",
  "married-separately",
  "head-of-household",
  "surviving-spouse",
];

/** The provinces and territories by name, as a list to choose from. */
export function useProvinceOptions() {
  const t = useTranslations("provinces");
  const inputs = useTranslations("claim.inputs");
  const { compare } = new Intl.Collator(useLocale());
  const named = PROVINCES.map((value) => ({ value, label: t(value) }));
  return [
    { value: "", label: inputs("choose") },
    ...named.sort((one, other) => compare(one.label, other.label)),
  ];
}

/** How a US return is filed. */
export function useFilingStatusOptions() {
  const t = useTranslations("claim.inputs");
  return [
    { value: "", label: t("choose") },
    ...STATUSES.map((value) => ({ value, label: t(`filingStatuses.${value}`) })),
  ];
}
