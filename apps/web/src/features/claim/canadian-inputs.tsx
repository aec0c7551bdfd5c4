import type { WorthInputsView } from "@gf-ledger/claim/file/claim-view";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useState } from "react";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { PROVINCE_OPTIONS } from "./province-options";

interface InputsProps {
  inputs: WorthInputsView;
  partners: readonly PersonView[];
}

const said = (amount: number | null | undefined) => (amount === null || amount === undefined ? "" : amount);

/** The province, and of each partner what the credits depend on beside the net income. */
export function CanadianInputs({ inputs, partners }: InputsProps) {
  const [province, setProvince] = useState<string>(inputs.province ?? "");
  return (
    <>
      <SelectField
        name="province"
        label="Province or territory on December 31"
        value={province}
        onChange={(event) => setProvince(event.target.value)}
        options={PROVINCE_OPTIONS}
      />
      {partners.map((partner) => {
        const known = inputs.partners.find(({ personId }) => personId === partner.id);
        const whose = partners.length > 1 ? ` of ${partner.name}` : "";
        const amount = (
          name: "workIncome" | "quebecIncome" | "federalTax" | "provincialTax",
          label: string,
        ) => (
          <TextField
            name={`${name} ${partner.id}`}
            label={`${label}${whose}`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={said(known?.[name])}
          />
        );
        return (
          <fieldset key={partner.id} className="contents">
            <legend className="sr-only">{partner.name}</legend>
            {amount("workIncome", "Work income")}
            {province === "QC" ? amount("quebecIncome", "Line 275 of Québec's return") : null}
            {amount("federalTax", "Federal tax before this credit, if known")}
            {amount("provincialTax", "Provincial tax before this credit, if known")}
          </fieldset>
        );
      })}
    </>
  );
}
