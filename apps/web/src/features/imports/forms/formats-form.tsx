"use client";

import { DATE_ORDERS, SPENDINGS } from "@gf-ledger/domain/imports/import-fields";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";

interface FormatsFormProps {
  preview: ImportPreview;
  onChange: (mapping: ImportMapping) => void;
}

/** Rows that headings are looked for in. */
const HEADING_ROWS = 30;
const OPEN = "";

/** How the table writes its headings, dates and amounts (reports-38). */
export function FormatsForm({ preview, onChange }: FormatsFormProps) {
  const t = useTranslations("imports.formats");
  const { mapping, sheets } = preview;
  const change = (part: Partial<ImportMapping>) => onChange({ ...mapping, ...part });
  const rows = [
    ...new Set([...Array.from({ length: HEADING_ROWS }, (_, row) => row + 1), mapping.headingRow]),
  ];
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      {sheets.length > 1 ? (
        <SelectField
          label={t("sheet")}
          value={mapping.sheet ?? ""}
          options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          onChange={({ target }) => change({ sheet: target.value, dateOrder: null, spending: null })}
        />
      ) : null}
      <SelectField
        label={t("headings")}
        value={String(mapping.headingRow)}
        options={[
          { value: "0", label: t("noHeadings") },
          ...rows.filter((row) => row > 0).map((row) => ({ value: String(row), label: t("row", { row }) })),
        ]}
        onChange={({ target }) => change({ headingRow: Number(target.value) })}
      />
      <SelectField
        label={t("dates")}
        value={mapping.dateOrder ?? OPEN}
        options={[
          ...(mapping.dateOrder === null ? [{ value: OPEN, label: t("notKnown") }] : []),
          ...DATE_ORDERS.map((order) => ({ value: order, label: t(order) })),
        ]}
        onChange={({ target }) =>
          change({ dateOrder: DATE_ORDERS.find((order) => order === target.value) ?? "ymd" })
        }
      />
      <SelectField
        label={t("amounts")}
        value={mapping.decimal}
        options={[
          { value: ".", label: t("point") },
          { value: ",", label: t("comma") },
        ]}
        onChange={({ target }) => change({ decimal: target.value === "," ? "," : "." })}
      />
      <SelectField
        label={t("signs")}
        value={mapping.spending ?? OPEN}
        options={[
          ...(mapping.spending === null ? [{ value: OPEN, label: t("notKnown") }] : []),
          ...SPENDINGS.map((spending) => ({ value: spending, label: t(spending) })),
        ]}
        onChange={({ target }) => change({ spending: target.value === "below" ? "below" : "above" })}
      />
      <SelectField
        label={t("prices")}
        value={mapping.pricesAreEach ? "each" : "line"}
        options={[
          { value: "line", label: t("line") },
          { value: "each", label: t("each") },
        ]}
        onChange={({ target }) => change({ pricesAreEach: target.value === "each" })}
      />
    </div>
  );
}
