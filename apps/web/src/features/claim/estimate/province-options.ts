import { PROVINCES } from "@gf-ledger/claim/credits/canada/provinces";
import type { FilingStatus } from "@gf-ledger/claim/credits/united-states/standard-deductions";
import { US_STATES } from "@gf-ledger/claim/credits/united-states/us-states";
import { useLocale, useTranslations } from "use-intl";

/** In the order in which they are offered. */
const STATUSES: readonly FilingStatus[] = [
  "single",
  "joint",
  "married-separately",
  "head-of-household",
  "surviving-spouse",
];

interface Place {
  readonly value: string;
  readonly label: string;
}

/** Places by name, as a list to choose from. */
function useSorted(places: readonly Place[]): Place[] {
  const t = useTranslations("claim.inputs");
  const { compare } = new Intl.Collator(useLocale());
  return [
    { value: "", label: t("choose") },
    ...places.toSorted((one, other) => compare(one.label, other.label)),
  ];
}

/** The provinces and territories by name. */
export function useProvinceOptions(): Place[] {
  const t = useTranslations("provinces");
  return useSorted(PROVINCES.map((value) => ({ value, label: t(value) })));
}

/** The states by name. */
export function useStateOptions(): Place[] {
  const t = useTranslations("usStates");
  return useSorted(US_STATES.map((value) => ({ value, label: t(value) })));
}

/** How a US return is filed. */
export function useFilingStatusOptions() {
  const t = useTranslations("claim.inputs");
  return [
    { value: "", label: t("choose") },
    ...STATUSES.map((value) => ({ value, label: t(`filingStatuses.${value}`) })),
  ];
}
