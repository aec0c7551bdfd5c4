"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { TextField } from "@/components/forms/text-field";
import { toast } from "@/components/notices/toast";
import { amountField, typedAmount, written } from "@/features/language/typed-amount";
import { typedPrice } from "./receipt-price";

interface PriceDialogProps {
  title: string;
  description?: ReactNode;
  priceLabel: string;
  price: number | null;
  /** What the typed price is for, where more than one was bought. */
  hintOf?: (typed: string) => string | undefined;
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
  hintOf,
  name: nameField,
  saveLabel,
  check,
  onSave,
  onClose,
}: PriceDialogProps) {
  const form = useId();
  const locale = useLocale();
  const t = useTranslations("receipt.details");
  const issues = useTranslations("entryIssues");
  const common = useTranslations("common");
  const [name, setName] = useState(nameField?.value ?? "");
  const [typed, setTyped] = useState(before === null ? "" : written(before.toFixed(2), locale));
  const [priceError, setPriceError] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const price = typedPrice(typedAmount(typed, locale));
    const nameMissing = nameField !== undefined && name.trim() === "";
    const wrong = price === null ? issues("priceWrong") : (check?.(price) ?? null);
    setNameError(nameMissing ? issues("nameNeeded") : undefined);
    setPriceError(wrong ?? undefined);
    if (price === null)
      toast({ title: t("invalidPriceTitle"), description: issues("priceWrong"), tone: "danger" });
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
            {common("cancel")}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {saveLabel ?? t("save")}
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
          hint={hintOf?.(typed)}
          {...amountField(locale)}
          step="0.01"
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
