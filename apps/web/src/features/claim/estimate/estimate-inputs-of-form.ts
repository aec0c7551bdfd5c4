import type { UsState } from "@gf-ledger/claim/credits/united-states/us-states";
import type { EstimateInputsView } from "@gf-ledger/claim/file/claim-view";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { typedAmount } from "@/features/language/typed-amount";

type Province = EstimateInputsView["province"];
type FilingStatus = EstimateInputsView["filingStatus"];

/** What the form of a claim's estimate says; an empty field takes back the answer. */
export function estimateInputsOfForm(form: FormData, locale: Locale, partnerIds: readonly string[]) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const orNull = (name: string) =>
    typedAmount(text(name).replaceAll("$", "").trim(), locale).replace(/[,\s]/g, "") || null;
  const rate = orNull("marginalRatePercent");
  if (LOCALE_FACTS[locale].edition === "us")
    return {
      // The casts: the form offers no other values, and the server refuses any.
      filingStatus: (orNull("filingStatus") as FilingStatus) ?? null,
      state: (orNull("state") as UsState | null) ?? null,
      otherItemised: orNull("otherItemised"),
      cashGifts: orNull("cashGifts") ?? "0",
      extraConditions: Number(text("extraConditions") || 0),
      marginalRatePercent: rate === null ? null : Number(rate),
    };
  return {
    province: (orNull("province") as Province) ?? null,
    partners: partnerIds.map((personId) => ({
      personId,
      workIncome: orNull(`workIncome ${personId}`),
      quebecIncome: orNull(`quebecIncome ${personId}`),
      federalTax: orNull(`federalTax ${personId}`),
      provincialTax: orNull(`provincialTax ${personId}`),
      provinceAtDeath: orNull(`provinceAtDeath ${personId}`) as Province,
    })),
  };
}
