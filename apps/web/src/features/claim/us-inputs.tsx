import type { EstimateInputsView } from "@gf-ledger/claim/file/claim-view";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { written } from "@/features/language/typed-amount";
import { useFilingStatusOptions, useStateOptions } from "./province-options";

const EXTRA_CONDITIONS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));

/** What a US deduction depends on beside the adjusted gross income. */
export function UsInputs({ inputs }: { inputs: EstimateInputsView }) {
  const t = useTranslations("claim.inputs");
  const locale = useLocale();
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
        inputMode="decimal"
        autoComplete="off"
        defaultValue={written(inputs.otherItemised ?? "", locale)}
      />
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
