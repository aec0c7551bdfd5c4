import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useTranslations } from "use-intl";
import { RecordHeader } from "@/features/records/record-header";
import { YearSelect } from "@/features/records/year-select";
import { ExportMenu } from "./documents/export-menu";

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
      <YearSelect label={reports("filters.year")} year={year} years={years} onYear={onYear} />
      {empty ? null : <ExportMenu year={year} />}
    </RecordHeader>
  );
}

/** The heading of the reports while they are not known. */
export function WaitingReportHeader() {
  const t = useTranslations("reports");
  return (
    <RecordHeader title={t("title")} introduction={t("introduction")}>
      <YearSelect label={t("filters.year")} year={null} years={[]} />
    </RecordHeader>
  );
}
