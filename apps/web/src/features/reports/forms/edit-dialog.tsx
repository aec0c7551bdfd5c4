"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { readPriceEntry, truncateTypedPrice } from "@gf-ledger/domain/tax-report/price-entry";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { type FormEvent, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/forms/text-field";
import { toast } from "@/components/notices/toast";
import { useForAll } from "@/features/bought/use-for-all";
import { typedAmount, written } from "@/features/language/typed-amount";
import type { Words } from "@/features/language/words/words";
import type { ReportColumn } from "../report-columns";
import { type EditableField, type LineItemEdit, priceEdit, textEdit } from "./line-item-edit";

/** The column of a value, whose heading names its field. */
const COLUMN_OF = {
  store: "store",
  name: "product",
  purchaseDate: "date",
  price: "price",
  regularPrice: "regular",
} as const satisfies Readonly<Record<EditableField, ReportColumn["sort"]>>;

type Outcome = { edit: LineItemEdit } | { wrong: string };

/** The typed change, or what is wrong with it (reports-22). */
function outcomeOf(
  row: LineItemView,
  field: EditableField,
  typed: string,
  t: Words<"reports.edit">,
  issues: Words<"entryIssues">,
): Outcome {
  if (field === "price" || field === "regularPrice") {
    const entry = readPriceEntry(typed);
    if (entry.ok) return { edit: priceEdit(row, field, entry.dollars) };
    if (entry.reason === "format") {
      toast({ title: t("invalid"), description: t("format"), tone: "danger" });
    }
    return { wrong: t(entry.reason) };
  }
  const text = typed.trim();
  if (field === "purchaseDate" && !isCalendarDate(text)) return { wrong: t("dateNeeded") };
  if (text === "") return { wrong: issues("textNeeded") };
  return { edit: textEdit(field, text) };
}

interface EditDialogProps {
  row: LineItemView;
  field: EditableField;
  onSave: (edit: LineItemEdit) => void;
  onClose: () => void;
}

/** reports-20: edits one value of a line item. Enter saves, Escape cancels. */
export function EditDialog({ row, field, onSave, onClose }: EditDialogProps) {
  const t = useTranslations("reports.edit");
  const issues = useTranslations("entryIssues");
  const common = useTranslations("common");
  const locale = useLocale();
  const label = useTranslations("reports.columns")(COLUMN_OF[field]);
  const isPrice = field === "price" || field === "regularPrice";
  const forAll = useForAll(row.currency);
  const value = row[field];
  const [typed, setTyped] = useState(
    typeof value === "number" ? written(Math.abs(value).toFixed(2), locale) : (value ?? ""),
  );
  const [wrong, setWrong] = useState<string>();
  const form = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const outcome = outcomeOf(row, field, isPrice ? typedAmount(typed, locale) : typed, t, issues);
    if ("wrong" in outcome) {
      setWrong(outcome.wrong);
      return;
    }
    onSave(outcome.edit);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(field)}
      description={isPrice ? row.name : undefined}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <TextField
          hint={isPrice && !row.soldByWeight ? forAll(typed, row.quantity) : undefined}
          label={isPrice ? t("withCurrency", { label, currency: row.currency }) : label}
          type={field === "purchaseDate" ? "date" : "text"}
          inputMode={isPrice ? "decimal" : undefined}
          autoComplete="off"
          maxLength={200}
          value={typed}
          error={wrong}
          data-autofocus
          onChange={(event) =>
            setTyped(isPrice ? truncateTypedPrice(event.target.value) : event.target.value)
          }
        />
      </form>
    </Dialog>
  );
}
