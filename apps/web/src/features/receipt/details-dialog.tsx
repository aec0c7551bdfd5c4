"use client";

import { KINDS, type Kind } from "@gf-ledger/domain/line-item/kind";
import { KIND_LABELS, UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import { quantitySchema } from "@gf-ledger/domain/line-item/quantity";
import { dollarsFromCents, parseCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { sizeSchema, UNITS, type Unit } from "@gf-ledger/domain/size/unit";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import type { ItemDetails } from "./item-details";

type Typed = Record<"name" | "price" | "quantity" | "size" | "kindNote", string>;
type Errors = Partial<Record<keyof Typed, string>>;

const INVALID_PRICE = "Please enter a valid positive number.";

const messageOf = (parsed: { error?: { issues: { message: string }[] } }) => parsed.error?.issues[0]?.message;

/** What is wrong with each field; a price is typed without its sign, since the kind says which it is. */
function errorsOf(typed: Typed): Errors {
  const cents = parseCents(typed.price);
  const size = typed.size.trim() === "" ? undefined : messageOf(sizeSchema.safeParse(Number(typed.size)));
  const quantity = messageOf(quantitySchema.safeParse(Number(typed.quantity)));
  return {
    ...(typed.name.trim() === "" ? { name: "Please enter a product name." } : {}),
    ...(cents === null || cents < 0 ? { price: INVALID_PRICE } : {}),
    ...(quantity ? { quantity } : {}),
    ...(size ? { size } : {}),
  };
}

function typedOf({ name, price, quantity, size, kindNote }: ReceiptItemView): Typed {
  return {
    name,
    price: Math.abs(price).toFixed(2),
    quantity: String(quantity),
    size: size === null ? "" : String(size),
    kindNote: kindNote ?? "",
  };
}

interface DetailsDialogProps {
  item: ReceiptItemView;
  priceLabel: string;
  onSave: (details: ItemDetails) => void;
  onClose: () => void;
}

/** receipts-47 "Edit Item Details": name, price, quantity, package size, and what the line is. */
export function DetailsDialog({ item, priceLabel, onSave, onClose }: DetailsDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(() => typedOf(item));
  const [errors, setErrors] = useState<Errors>({});
  const [kind, setKind] = useState<Kind>(item.kind);
  const [unit, setUnit] = useState<Unit>(item.sizeUnit ?? "g");
  const weighed = item.unit !== "each";
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = errorsOf(typed);
    setErrors(wrong);
    if (wrong.price) toast({ title: "Invalid Price", description: INVALID_PRICE, tone: "danger" });
    if (Object.keys(wrong).length > 0) return;
    const price = dollarsFromCents(parseCents(typed.price) ?? 0);
    const size = typed.size.trim() === "" ? null : Number(typed.size);
    onSave({
      name: typed.name.trim(),
      price: kind === "return" ? 0 - price : price,
      quantity: Number(typed.quantity),
      size,
      sizeUnit: size === null ? null : unit,
      kind,
      kindNote: typed.kindNote.trim() === "" ? null : typed.kindNote.trim(),
    });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit Item Details"
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
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          label="Product Name"
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...field("name")}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={priceLabel}
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            className="figures"
            {...field("price")}
          />
          <TextField
            label={weighed ? `Weight (${item.unit})` : "Quantity"}
            type="number"
            inputMode="decimal"
            step="any"
            min="0"
            className="figures"
            {...field("quantity")}
          />
          {weighed ? null : (
            <>
              <TextField
                label="Size of one package"
                type="number"
                inputMode="decimal"
                step="any"
                min="0"
                className="figures"
                {...field("size")}
              />
              <SelectField
                label="Unit"
                value={unit}
                onChange={(event) => setUnit(event.target.value as Unit)}
                options={UNITS.map((value) => ({ value, label: UNIT_LABELS[value] }))}
              />
            </>
          )}
        </div>
        <SelectField
          label="Kind"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
          options={KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        />
        {kind === "natural" || kind === "never" ? (
          <TextField
            label="Why it should count all the same"
            maxLength={500}
            autoComplete="off"
            {...field("kindNote")}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
