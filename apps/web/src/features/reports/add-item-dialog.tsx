"use client";

import { CATEGORIES, type Category } from "@gf-ledger/domain/category/category";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import { UNITS, type Unit } from "@gf-ledger/domain/size/unit";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { useEdition } from "@/hooks/use-edition";
import { type AddedTyped, addedItem, EMPTY_ENTRY, wrongOf } from "./added-entry";
import { useAddItem } from "./use-add-item";

const AMOUNT = {
  type: "number",
  inputMode: "decimal",
  step: "0.01",
  min: "0",
  className: "figures",
} as const;
const MEASURE = { ...AMOUNT, step: "any" } as const;

/** Asks for a purchase that stands on no receipt here. It stays open until the item is stored. */
export function AddItemDialog({ onClose }: { onClose: () => void }) {
  const { currency } = EDITION_FACTS[useEdition()];
  const form = useId();
  const [typed, setTyped] = useState<AddedTyped>(EMPTY_ENTRY);
  const [wrong, setWrong] = useState<ReturnType<typeof wrongOf>>({});
  const { add, adding } = useAddItem();
  const field = (name: Exclude<keyof AddedTyped, "category" | "unit">) => ({
    value: typed[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const errors = wrongOf(typed);
    setWrong(errors);
    if (Object.keys(errors).length > 0 || adding) return;
    if (await add(addedItem(typed))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add an item"
      description="For a purchase whose receipt is not here. Keep the receipt: a claim rests on it."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={adding}>
            Add item
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        <TextField
          label="Product Name"
          maxLength={200}
          autoComplete="off"
          data-autofocus
          {...field("name")}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label={`GF price (${currency})`} {...AMOUNT} {...field("price")} />
          <TextField
            label="Purchase date"
            type="date"
            min="1990-01-01"
            max="2100-12-31"
            {...field("purchaseDate")}
          />
        </div>
        <TextField label="Store" maxLength={200} autoComplete="off" {...field("store")} />
        <SelectField
          label="Category"
          value={typed.category}
          options={[
            { value: "", label: "As the product's name says" },
            ...CATEGORIES.map((category) => ({ value: category, label: category })),
          ]}
          onChange={(event) => setTyped({ ...typed, category: event.target.value as Category | "" })}
        />
        <div className="grid grid-cols-3 gap-3">
          <TextField label="Quantity" {...MEASURE} {...field("quantity")} />
          <TextField label="Package size" {...MEASURE} {...field("size")} />
          <SelectField
            label="Unit"
            value={typed.unit}
            options={UNITS.map((unit) => ({ value: unit, label: UNIT_LABELS[unit] }))}
            onChange={(event) => setTyped({ ...typed, unit: event.target.value as Unit })}
          />
        </div>
        <TextField
          label={`Regular price (${currency})`}
          hint="Left empty, it is found as for any other item."
          {...AMOUNT}
          {...field("regularPrice")}
        />
      </form>
    </Dialog>
  );
}
