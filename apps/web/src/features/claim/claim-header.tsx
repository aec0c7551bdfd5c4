import { useTranslations } from "use-intl";
import { RecordHeader } from "@/features/records/record-header";
import { YearSelect } from "@/features/records/year-select";
import type { TaxYearChoice } from "@/features/tax-summary/use-tax-year";

const NOT_KNOWN_YET: TaxYearChoice = { year: null, years: [], choose: () => undefined };

/** The claim's heading and its tax year; without them while the account is loading. */
export function ClaimHeader({ choice: { year, years, choose } = NOT_KNOWN_YET }: { choice?: TaxYearChoice }) {
  const t = useTranslations("claim");
  return (
    <RecordHeader title={t("title")} introduction={t("introduction")}>
      <YearSelect label={t("taxYear")} year={year} years={years} onYear={choose} />
    </RecordHeader>
  );
}
