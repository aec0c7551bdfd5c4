"use client";

import { dollarsFromCents, parseCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { BoughtFields } from "@/features/bought/bought-fields";
import { type BoughtWrong, readBought, typedBought } from "@/features/bought/bought-typed";
import type { ItemDetails } from "./item-details";

const INVALID_PRICE = "Please enter a valid positive number.";

/** The quantity of what was weighed is its weight, and it has no package. */
const boughtOf = ({ unit, quantity, size, sizeUnit, kind, kindNote }: ReceiptItemView) => {
  const isWeighed = unit !== "each";
  const sized = isWeighed ? { size: null, unit: null } : { size, unit: sizeUnit };
  return typedBought({ quantity, ...sized, kind, kindNote });
};

/** What is wrong with name and price; a price is typed without its sign, since the kind says which it is. */
function wrongOf(name: string, price: string): { name?: string; price?: string } {
  const cents = parseCents(price);
  return {
    ...(name.trim() === "" ? { name: "Please enter a product name." } : {}),
    ...(cents === null || cents < 0 ? { price: INVALID_PRICE } : {}),
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
  const [name, setName] = useState(item.name);
  const [price, setPrice] = useState(() => Math.abs(item.price).toFixed(2));
  const [bought, setBought] = useState(() => boughtOf(item));
  const [wrong, setWrong] = useState<BoughtWrong & ReturnType<typeof wrongOf>>({});
  const isWeighed = item.unit !== "each";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const read = readBought(bought);
    const all = { ...wrongOf(name, price), ...(read.ok ? {} : read.wrong) };
    setWrong(all);
    if (all.price) toast({ title: "Invalid Price", description: INVALID_PRICE, tone: "danger" });
    if (!read.ok || Object.keys(all).length > 0) return;
    const paid = dollarsFromCents(parseCents(price) ?? 0);
    const kindNote = bought.kindNote.trim();
    onSave({
      name: name.trim(),
      price: bought.kind === "return" ? 0 - paid : paid,
      quantity: read.quantity,
      ...(isWeighed
        ? { size: item.size, sizeUnit: item.sizeUnit }
        : { size: read.size, sizeUnit: read.unit }),
      kind: bought.kind,
      kindNote: kindNote === "" ? null : kindNote,
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
          value={name}
          error={wrong.name}
          onChange={(event) => setName(event.target.value)}
        />
        <BoughtFields
          typed={bought}
          wrong={wrong}
          onChange={(part) => setBought((before) => ({ ...before, ...part }))}
          labels={
            isWeighed
              ? { quantity: `Weight (${item.unit})`, size: null }
              : { quantity: "Quantity", size: "Size of one package" }
          }
          beside={
            <TextField
              label={priceLabel}
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              className="figures"
              value={price}
              error={wrong.price}
              onChange={(event) => setPrice(event.target.value)}
            />
          }
        />
      </form>
    </Dialog>
  );
}
