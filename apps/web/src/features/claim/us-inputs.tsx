import type { WorthInputsView } from "@gf-ledger/claim/file/claim-view";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { FILING_STATUS_OPTIONS } from "./province-options";

const EXTRA_CONDITIONS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));

/** What a US deduction depends on beside the adjusted gross income. */
export function UsInputs({ inputs }: { inputs: WorthInputsView }) {
  return (
    <>
      <SelectField
        name="filingStatus"
        label="Filing status"
        defaultValue={inputs.filingStatus ?? ""}
        options={FILING_STATUS_OPTIONS}
      />
      <TextField
        name="otherItemised"
        label="Other itemized deductions"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={inputs.otherItemised ?? ""}
      />
      <SelectField
        name="extraConditions"
        label="65 or older, or blind: how many in all"
        defaultValue={String(inputs.extraConditions)}
        options={EXTRA_CONDITIONS}
      />
      <TextField
        name="marginalRatePercent"
        label="Rate of your top bracket in percent, if known"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={inputs.marginalRatePercent ?? ""}
      />
      <TextField
        name="state"
        label="State by its two letters, if any"
        maxLength={2}
        autoComplete="off"
        defaultValue={inputs.state ?? ""}
      />
    </>
  );
}
