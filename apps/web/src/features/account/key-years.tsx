"use client";

import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { SelectField } from "@/components/forms/select-field";
import { useTaxYear } from "@/features/tax-summary/use-tax-year";

/** What the field holds for a key that reaches every year. */
export const EVERY_YEAR = "every";

/** The tax years that a new key reaches (accounts-54). */
export function KeyYearsField(field: Omit<ComponentProps<typeof SelectField>, "label" | "options">) {
  const t = useTranslations("apiKeyYears");
  const { years } = useTaxYear();
  return (
    <SelectField
      {...field}
      label={t("years")}
      hint={t("hint")}
      options={[
        { value: EVERY_YEAR, label: t("every") },
        ...years.map((year) => ({ value: String(year), label: t("only", { year: String(year) }) })),
      ]}
    />
  );
}

/** The one year of a key, beside its scope; nothing for a key of every year. */
export function KeyYearBadge({ year }: { year: number | null }) {
  const t = useTranslations("apiKeyYears");
  return year === null ? null : <Badge>{t("only", { year: String(year) })}</Badge>;
}
