"use client";

import { useTranslations } from "use-intl";
import { TextField } from "@/components/forms/text-field";

interface FilingDayFieldProps {
  taxYear: number;
  day: string;
  onChange: (day: string) => void;
}

/** On which day the return was filed, with a warning while its year is not over (claim-62). */
export function FilingDayField({ taxYear, day, onChange }: FilingDayFieldProps) {
  const t = useTranslations("claim.file");
  return (
    <>
      <div className="mt-4">
        <TextField
          label={t("day")}
          hint={t("dayHint")}
          type="date"
          className="max-w-48"
          value={day}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {day !== "" && day <= `${taxYear}-12-31` ? (
        <p className="mt-2 text-sm text-warn" role="status">
          {t("yearNotOver", { year: String(taxYear) })}
        </p>
      ) : null}
    </>
  );
}
