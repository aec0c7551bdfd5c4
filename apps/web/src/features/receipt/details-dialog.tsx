"use client";

import { CATEGORIES, type Category } from "@gf-ledger/domain/category/category";
import { KINDS, type Kind } from "@gf-ledger/domain/line-item/kind";
import { KIND_LABELS, UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { UNITS, type Unit } from "@gf-ledger/domain/size/unit";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { ComparatorField } from "./comparator-field";
import {
  chosenDetails,
  type DetailsChosen,
  type DetailsErrors,
  type DetailsTyped,
  detailsErrors,
  detailsOf,
  INVALID_PRICE,
  typedDetails,
} from "./details-entry";
import type { ItemDetails } from "./item-details";

interface DetailsDialogProps {
  item: ReceiptItemView;
  priceLabel: string;
  /** Above the fields, where the list has no room for what is known of the item. */
  facts?: ReactNode;
  /** Below the fields: what else can be done to the line. */
  more?: ReactNode;
  onSave: (details: ItemDetails) => void;
  onClose: () => void;
}

const AMOUNT = { type: "number", inputMode: "decimal", min: "0", className: "figures" } as const;

/** receipts-47 receipts-69 "Edit Item Details": all that a person can say of a line, stored at once. */
export function DetailsDialog({ item, priceLabel, facts, more, onSave, onClose }: DetailsDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(() => typedDetails(item));
  const [chosen, setChosen] = useState(() => chosenDetails(item));
  const [errors, setErrors] = useState<DetailsErrors>({});
  const weighed = item.unit !== "each";
  const { kind } = chosen;
  const choose = (part: Partial<DetailsChosen>) => setChosen({ ...chosen, ...part });
  const field = (name: keyof DetailsTyped) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = detailsErrors(typed);
    setErrors(wrong);
    if (wrong.price) toast({ title: "Invalid Price", description: INVALID_PRICE, tone: "danger" });
    if (Object.keys(wrong).length > 0) return;
    onSave(detailsOf(typed, chosen));
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
      {facts ? <div className="mb-4">{facts}</div> : null}
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          label="Product Name"
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...field("name")}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label={priceLabel} step="0.01" {...AMOUNT} {...field("price")} />
          <TextField
            label={weighed ? `Weight (${item.unit})` : "Quantity"}
            step="any"
            {...AMOUNT}
            {...field("quantity")}
          />
          {weighed ? null : (
            <>
              <TextField label="Size of one package" step="any" {...AMOUNT} {...field("size")} />
              <SelectField
                label="Unit"
                value={chosen.unit}
                onChange={(event) => choose({ unit: event.target.value as Unit })}
                options={UNITS.map((value) => ({ value, label: UNIT_LABELS[value] }))}
              />
            </>
          )}
        </div>
        <SelectField
          label="Category"
          value={chosen.category}
          onChange={(event) => choose({ category: event.target.value as Category })}
          options={CATEGORIES.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label="Kind"
          value={kind}
          onChange={(event) => choose({ kind: event.target.value as Kind })}
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
        <ComparatorField
          value={chosen.comparator}
          onChange={(comparator) => {
            choose({ comparator });
            if (comparator.ownPrice !== undefined)
              setTyped({ ...typed, ownPrice: comparator.ownPrice.toFixed(2) });
          }}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label="Own regular price"
            hint="Goes before any other."
            step="0.01"
            {...AMOUNT}
            {...field("ownPrice")}
          />
          <TextField
            label="Tax letters"
            hint="As printed on the line."
            maxLength={20}
            autoComplete="off"
            {...field("taxCode")}
          />
        </div>
      </form>
      {more ? <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">{more}</div> : null}
    </Dialog>
  );
}
