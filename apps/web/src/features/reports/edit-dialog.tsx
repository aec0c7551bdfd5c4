"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { readPriceEntry, truncateTypedPrice } from "@gf-ledger/domain/tax-report/price-entry";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { type EditableField, type LineItemEdit, priceEdit, textEdit } from "./line-item-edit";

const FIELDS: Readonly<Record<EditableField, { title: string; label: string; type: "text" | "date" }>> = {
  store: { title: "Edit Store", label: "Store", type: "text" },
  name: { title: "Edit Product", label: "Product", type: "text" },
  purchaseDate: { title: "Edit Date", label: "Date", type: "date" },
  price: { title: "Edit GF Price", label: "GF Price", type: "text" },
  regularPrice: { title: "Edit Regular Price", label: "Regular Price", type: "text" },
};

type Outcome = { edit: LineItemEdit } | { wrong: string };

/** The typed change, or what is wrong with it (reports-22). */
function outcomeOf(row: LineItemView, field: EditableField, typed: string): Outcome {
  if (field === "price" || field === "regularPrice") {
    const entry = readPriceEntry(typed);
    if (entry.ok) return { edit: priceEdit(row, field, entry.dollars) };
    if (entry.reason === "format") {
      toast({ title: "Invalid price format", description: entry.message, tone: "danger" });
    }
    return { wrong: entry.message };
  }
  const text = typed.trim();
  if (field === "purchaseDate" && !isCalendarDate(text))
    return { wrong: "Please enter the date on the receipt." };
  if (text === "") return { wrong: "Please enter some text." };
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
  const { title, label, type } = FIELDS[field];
  const isPrice = field === "price" || field === "regularPrice";
  const value = row[field];
  const [typed, setTyped] = useState(typeof value === "number" ? Math.abs(value).toFixed(2) : (value ?? ""));
  const [wrong, setWrong] = useState<string>();
  const form = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const outcome = outcomeOf(row, field, typed);
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
      title={title}
      description={isPrice ? row.name : undefined}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <TextField
          label={isPrice ? `${label} (${row.currency})` : label}
          type={type}
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
