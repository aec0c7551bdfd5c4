import type { EstimateInputsView } from "@gf-ledger/claim/file/claim-view";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { written } from "@/features/language/typed-amount";
import { useProvinceOptions } from "./province-options";

interface InputsProps {
  inputs: EstimateInputsView;
  partners: readonly PersonView[];
  year: number;
}

const diedIn = ({ diedOn }: PersonView, year: number) => diedOn !== null && taxYearOf(diedOn) === year;

/** The province, and of each partner what the credits depend on beside the net income. */
export function CanadianInputs({ inputs, partners, year }: InputsProps) {
  const t = useTranslations("claim.inputs");
  const locale = useLocale();
  const provinces = useProvinceOptions();
  const [province, setProvince] = useState<string>(inputs.province ?? "");
  const [atDeath, setAtDeath] = useState(
    new Map<string, string>(
      inputs.partners.map(({ personId, provinceAtDeath }) => [personId, provinceAtDeath ?? ""]),
    ),
  );
  const inQuebec = province === "QC" || partners.some(({ id }) => atDeath.get(id) === "QC");
  return (
    <>
      <SelectField
        name="province"
        label={t("province")}
        value={province}
        onChange={(event) => setProvince(event.target.value)}
        options={provinces}
      />
      {partners.map((partner) => {
        const known = inputs.partners.find(({ personId }) => personId === partner.id);
        const amount = (name: "workIncome" | "quebecIncome" | "federalTax" | "provincialTax") => (
          <TextField
            name={`${name} ${partner.id}`}
            label={partners.length > 1 ? t("ofPartner", { what: t(name), name: partner.name }) : t(name)}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={written(known?.[name] ?? "", locale)}
          />
        );
        return (
          <fieldset key={partner.id} className="grid gap-4 sm:col-span-2 sm:grid-cols-3 sm:items-end">
            <legend className="sr-only">{partner.name}</legend>
            {diedIn(partner, year) ? (
              <SelectField
                name={`provinceAtDeath ${partner.id}`}
                label={t("ofPartner", { what: t("provinceAtDeath"), name: partner.name })}
                value={atDeath.get(partner.id) ?? ""}
                onChange={({ target }) =>
                  setAtDeath(new Map<string, string>([...atDeath, [partner.id, target.value]]))
                }
                options={provinces}
              />
            ) : null}
            {amount("workIncome")}
            {inQuebec ? amount("quebecIncome") : null}
            {amount("federalTax")}
            {amount("provincialTax")}
          </fieldset>
        );
      })}
    </>
  );
}
