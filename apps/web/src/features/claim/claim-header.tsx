import { useTranslations } from "use-intl";
import { SelectField } from "@/components/select-field";
import { RecordHeader } from "@/features/records/record-header";
import type { TaxYearChoice } from "@/features/tax-summary/use-tax-year";

const NOT_KNOWN_YET: TaxYearChoice = { year: null, years: [], choose: () => undefined };

/** The claim's heading and its tax year; without them while the account is loading. */
export function ClaimHeader({ choice: { year, years, choose } = NOT_KNOWN_YET }: { choice?: TaxYearChoice }) {
  const t = useTranslations("claim");
  return (
    <RecordHeader title={t("title")} introduction={t("introduction")}>
      <SelectField
        label={t("taxYear")}
        labelHidden
        value={String(year ?? "")}
        disabled={year === null}
        className="min-w-20"
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(event) => choose(Number(event.target.value))}
      />
    </RecordHeader>
  );
}
