import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/select-field";
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
  const title = useTranslations("reports")("title");
  const filters = useTranslations("reports.filters");
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-2xl sm:text-3xl">
        {title}
        <span className="hidden print:inline"> {t("printed", { year: String(year), edition })}</span>
      </h1>
      <div className="flex items-end gap-2 print:hidden">
        <SelectField
          label={filters("year")}
          labelHidden
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(event) => onYear(Number(event.target.value))}
        />
        {empty ? null : <ExportMenu year={year} />}
      </div>
    </header>
  );
}
