"use client";

import { IMPORT_FIELDS, type ImportField } from "@gf-ledger/domain/imports/import-fields";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { SelectField } from "@/components/forms/select-field";
import { FormatsForm } from "./formats-form";

interface ColumnsFormProps {
  preview: ImportPreview;
  onChange: (mapping: ImportMapping) => void;
}

const NONE = "";

/** Which column holds what, as it was guessed, to be changed (reports-38). */
export function ColumnsForm({ preview, onChange }: ColumnsFormProps) {
  const t = useTranslations("imports.columns");
  const { columns, mapping, questions } = preview;
  const options = [
    { value: NONE, label: t("none") },
    ...columns.map(({ heading, samples }, index) => ({
      value: String(index),
      label: samples[0] ? t("option", { heading, sample: samples[0] }) : heading,
    })),
  ];
  const choose = (field: ImportField, value: string) =>
    onChange({
      ...mapping,
      // Another column may be written in another order, or with another sign.
      ...(field === "purchaseDate" ? { dateOrder: null } : {}),
      ...(field === "price" ? { spending: null } : {}),
      columns: { ...mapping.columns, [field]: value === NONE ? null : Number(value) },
    });
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div>
          <CardTitle>{t("title")}</CardTitle>
          <p className="mt-1 text-sm text-ink-soft">{t("hint")}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {IMPORT_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={t(field)}
              value={String(mapping.columns[field] ?? NONE)}
              options={options}
              error={questions.some((question) => question === field) ? t("needed") : undefined}
              onChange={({ target }) => choose(field, target.value)}
            />
          ))}
        </div>
        <FormatsForm preview={preview} onChange={onChange} />
      </CardBody>
    </Card>
  );
}
