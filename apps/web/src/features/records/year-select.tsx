import { SelectField } from "@/components/forms/select-field";

interface YearSelectProps {
  /** Heard, not seen. */
  label: string;
  /** Null while the years are not known: the field is there, and can't be used. */
  year: number | null;
  years: readonly number[];
  onYear?: (year: number) => void;
}

/** The tax year of a page, beside its heading. */
export function YearSelect({ label, year, years, onYear }: YearSelectProps) {
  const options = year === null ? [{ value: "", label: "…" }] : years.map(optionOf);
  return (
    <SelectField
      label={label}
      labelHidden
      value={String(year ?? "")}
      disabled={year === null}
      className="min-w-20"
      options={options}
      onChange={(event) => onYear?.(Number(event.target.value))}
    />
  );
}

const optionOf = (year: number) => ({ value: String(year), label: String(year) });
