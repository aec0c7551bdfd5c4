"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { useId } from "react";
import type { z } from "zod";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { type FormStart, HOW_OPTIONS, observationFormSchema, UNIT_OPTIONS } from "./observation-values";
import { useObservationChanges } from "./use-observation-changes";

interface ObservationFormProps {
  start: FormStart;
  edition: Edition;
  onClose: () => void;
  onApply: (kept: ObservationView) => void;
}

/** Adds or corrects a price; what is refused stays in the form with the server's words (prices-28). */
export function ObservationForm({ start, edition, onClose, onApply }: ObservationFormProps) {
  const id = useId();
  const { add, change, busy } = useObservationChanges();

  async function keep({ size, unit, price, ...rest }: z.output<typeof observationFormSchema>) {
    const known = rest.name === start.values.name && start.productId !== undefined;
    const observation = {
      ...rest,
      size,
      unit: size === null ? null : unit,
      price: dollarsFromCents(price),
      fileSha256: start.fileSha256 ?? null,
      ...(known ? { productId: start.productId ?? null } : {}),
    };
    const kept =
      start.id === undefined ? await add(observation) : await change({ id: start.id, ...observation });
    if (kept === null) return;
    onClose();
    toast({
      title: "Price kept",
      description: `${kept.name} is in your price book.`,
      tone: "success",
      ...(kept.productId === null
        ? {}
        : { durationMs: 10_000, action: { label: "Apply", onPress: () => onApply(kept) } }),
    });
  }

  const form = useValidatedForm(observationFormSchema, start.values, keep);
  return (
    <Dialog
      open
      onClose={onClose}
      title={start.title}
      description="The price of one regular package, as you saw it."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Keep this price
          </Button>
        </>
      }
    >
      <form {...form.form} id={id} className="grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <TextField
            {...form.field("name")}
            label="Regular product"
            maxLength={200}
            autoComplete="off"
            data-autofocus
          />
        </div>
        <div className="col-span-2">
          <TextField {...form.field("brand")} label="Brand, if any" maxLength={100} autoComplete="off" />
        </div>
        <TextField
          {...form.field("price")}
          label={`Price (${EDITION_FACTS[edition].currency})`}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...form.field("seenOn")} label="Seen on" type="date" />
        <TextField {...form.field("size")} label="Package size" inputMode="decimal" autoComplete="off" />
        <SelectField {...form.field("unit")} label="Unit" options={UNIT_OPTIONS} />
        <TextField {...form.field("store")} label="Store" maxLength={200} autoComplete="off" />
        <TextField {...form.field("place")} label="Town" maxLength={200} autoComplete="off" />
        <div className="col-span-2">
          <SelectField {...form.field("how")} label="How you know it" options={HOW_OPTIONS} />
        </div>
        <div className="col-span-2">
          <TextField
            {...form.field("url")}
            label="Web address, if any"
            type="url"
            maxLength={2000}
            autoComplete="off"
          />
        </div>
      </form>
    </Dialog>
  );
}
