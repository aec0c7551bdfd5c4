import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/select-field";
import { RecordHeader } from "@/features/records/record-header";
import { ExportMenu } from "./export-menu";

interface ReportHeaderProps {
  year: number;
  years: readonly number[];
  edition: Edition;
  empty: boolean;
  onYear: (year: number) => void;
}

/** The title, the tax year, and what leaves the page; in print also what the report is for. */
export function ReportHeader({ year, years, edition, empty, onYear }: ReportHeaderProps) {
  const t = useTranslations("reports.header");
  const reports = useTranslations("reports");
  const title = (
    <>
      {reports("title")}
      <span className="hidden print:inline"> {t("printed", { year: String(year), edition })}</span>
    </>
  );
  return (
    <RecordHeader title={title} introduction={reports("introduction")}>
      <YearSelect year={year} years={years} onYear={onYear} />
      {empty ? null : <ExportMenu year={year} />}
    </RecordHeader>
  );
}

/** The heading of the reports while they are not known. */
export function WaitingReportHeader() {
  const t = useTranslations("reports");
  return (
    <RecordHeader title={t("title")} introduction={t("introduction")}>
      <YearSelect year={null} years={[]} />
    </RecordHeader>
  );
}

interface YearSelectProps {
  year: number | null;
  years: readonly number[];
  onYear?: (year: number) => void;
}

function YearSelect({ year, years, onYear }: YearSelectProps) {
  const t = useTranslations("reports.filters");
  return (
    <SelectField
      label={t("year")}
      labelHidden
      value={String(year ?? "")}
      disabled={year === null}
      className="min-w-20"
      options={years.map((one) => ({ value: String(one), label: String(one) }))}
      onChange={(event) => onYear?.(Number(event.target.value))}
    />
  );
}
