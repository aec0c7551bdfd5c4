"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { typedPrice } from "./receipt-price";

const INVALID_PRICE_TITLE = "Invalid Price";
const INVALID_PRICE_TEXT = "Please enter a valid positive number.";

interface PriceDialogProps {
  title: string;
  description?: ReactNode;
  priceLabel: string;
  price: number | null;
  /** The name's label and value; without it the dialog asks for a price alone. */
  name?: { label: string; value: string };
  saveLabel?: string;
  /** A further rule for the price; answers what is wrong, or `null`. */
  check?: (price: number) => string | null;
  /** Saves what was typed. The dialog stays open while this is under way and when it answers `false`. */
  onSave: (price: number, name: string) => boolean | Promise<boolean>;
  onClose: () => void;
}

/**
 * A small form for a price, and also for a name where asked for (receipts-47 the two dialogs, receipts-15).
 */
export function PriceDialog({
  title,
  description,
  priceLabel,
  price: before,
  name: nameField,
  saveLabel = "Save",
  check,
  onSave,
  onClose,
}: PriceDialogProps) {
  const form = useId();
  const [name, setName] = useState(nameField?.value ?? "");
  const [typed, setTyped] = useState(before === null ? "" : before.toFixed(2));
  const [priceError, setPriceError] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const price = typedPrice(typed);
    const nameMissing = nameField !== undefined && name.trim() === "";
    const wrong = price === null ? INVALID_PRICE_TEXT : (check?.(price) ?? null);
    setNameError(nameMissing ? "Please enter a product name." : undefined);
    setPriceError(wrong ?? undefined);
    if (price === null)
      toast({ title: INVALID_PRICE_TITLE, description: INVALID_PRICE_TEXT, tone: "danger" });
    if (nameMissing || wrong !== null || price === null || busy) return;
    setBusy(true);
    const stored = await onSave(price, name.trim());
    setBusy(false);
    if (stored) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        {nameField ? (
          <TextField
            label={nameField.label}
            value={name}
            maxLength={200}
            autoComplete="off"
            error={nameError}
            data-autofocus
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
        <TextField
          label={priceLabel}
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          value={typed}
          error={priceError}
          data-autofocus={nameField ? undefined : true}
          onChange={(event) => setTyped(event.target.value)}
          className="figures"
        />
      </form>
    </Dialog>
  );
}
