import { giftsBesideStandard, limitsOfItemised } from "@gf-ledger/claim/credits/united-states/us-limits";
import type { EstimateInputsView } from "@gf-ledger/claim/file/claim-view";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { written } from "@/features/language/typed-amount";
import { useFilingStatusOptions, useStateOptions } from "./province-options";

const EXTRA_CONDITIONS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));

/** What is said beside the amounts that the law of the year limits; nothing for a year that has no limit here. */
function useLimitHints(year: number) {
  const t = useTranslations("claim.inputs");
  const locale = useLocale();
  const money = (cents: Cents) => formatMoney(dollarsFromCents(cents), locale);
  const limits = limitsOfItemised(year);
  const [one, joint] = [giftsBesideStandard(year, "single"), giftsBesideStandard(year, "joint")];
  return {
    itemised:
      limits === null
        ? undefined
        : t("itemisedLimits", {
            year: String(year),
            cap: money(limits.capCents),
            percent: limits.percent,
            income: money(limits.incomeCents),
            least: money(limits.leastCents),
            charity: limits.charityFloorPercent === null ? "none" : String(limits.charityFloorPercent),
          }),
    gifts: one && joint ? t("cashGiftsHint", { one: money(one.value), joint: money(joint.value) }) : null,
  };
}

/** What a US deduction depends on beside the adjusted gross income. */
export function UsInputs({ inputs, year }: { inputs: EstimateInputsView; year: number }) {
  const t = useTranslations("claim.inputs");
  const locale = useLocale();
  const hints = useLimitHints(year);
  return (
    <>
      <SelectField
        name="filingStatus"
        label={t("filingStatus")}
        defaultValue={inputs.filingStatus ?? ""}
        options={useFilingStatusOptions()}
      />
      <TextField
        name="otherItemised"
        label={t("otherItemised")}
        hint={hints.itemised}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={written(inputs.otherItemised ?? "", locale)}
      />
      {hints.gifts && (
        <TextField
          name="cashGifts"
          label={t("cashGifts")}
          hint={hints.gifts}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={written(inputs.cashGifts || "", locale)}
        />
      )}
      <SelectField
        name="extraConditions"
        label={t("extraConditions")}
        defaultValue={String(inputs.extraConditions)}
        options={EXTRA_CONDITIONS}
      />
      <TextField
        name="marginalRatePercent"
        label={t("marginalRate")}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={written(inputs.marginalRatePercent ?? "", locale)}
      />
      <SelectField
        name="state"
        label={t("state")}
        defaultValue={inputs.state ?? ""}
        options={useStateOptions()}
      />
    </>
  );
}
