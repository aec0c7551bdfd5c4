"use client";

import { KINDS, type Kind } from "@gf-ledger/domain/line-item/kind";
import { KIND_LABELS, UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import { UNITS, type Unit } from "@gf-ledger/domain/size/unit";
import { NO_CANADIAN_TEXT } from "@gf-ledger/domain/tax-report/claim-sentences";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { Dialog } from "@/components/dialog";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { ItemShares } from "@/features/people/item-shares";
import { useEdition } from "@/hooks/use-edition";
import { type BoughtTyped, readBought, typedBought } from "./bought-entry";
import type { LineItemEdit } from "./line-item-edit";

const UNIT_OPTIONS = [
  { value: "", label: "Not known" },
  ...UNITS.map((unit) => ({ value: unit, label: UNIT_LABELS[unit] })),
];
const KIND_OPTIONS = KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }));

interface BoughtDialogProps {
  row: LineItemView;
  onSave: (edit: LineItemEdit) => void;
  onClose: () => void;
}

/** reports-34: edits how much of what kind a line item bought. Enter saves, Escape cancels. */
export function BoughtDialog({ row, onSave, onClose }: BoughtDialogProps) {
  const edition = useEdition();
  const [typed, setTyped] = useState<BoughtTyped>(() => typedBought(row));
  const [wrong, setWrong] = useState<Partial<Record<keyof BoughtTyped, string>>>({});
  const form = useId();
  const change = (part: Partial<BoughtTyped>) => setTyped((before) => ({ ...before, ...part }));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const entry = readBought(row, typed);
    if (!entry.ok) {
      setWrong(entry.wrong);
      return;
    }
    onSave(entry.edit);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit Quantity and Size"
      description={row.name}
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
          label={row.soldByWeight ? "Times bought" : "Quantity"}
          inputMode="decimal"
          autoComplete="off"
          value={typed.quantity}
          error={wrong.quantity}
          data-autofocus
          onChange={(event) => change({ quantity: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={row.soldByWeight ? "Weight" : "Size of one package"}
            inputMode="decimal"
            autoComplete="off"
            value={typed.size}
            error={wrong.size}
            onChange={(event) => change({ size: event.target.value })}
          />
          <SelectField
            label="Unit"
            options={UNIT_OPTIONS}
            value={typed.unit}
            onChange={(event) => change({ unit: event.target.value as Unit | "" })}
          />
        </div>
        <SelectField
          label="Kind"
          options={KIND_OPTIONS}
          value={typed.kind}
          onChange={(event) => change({ kind: event.target.value as Kind })}
        />
        {typed.kind === "no-counterpart" ? (
          <Checkbox
            label={edition === "ca" ? `Count in full. ${NO_CANADIAN_TEXT}` : "Count in full"}
            checked={typed.countsInFull}
            onChange={(event) => change({ countsInFull: event.target.checked })}
          />
        ) : null}
        {typed.kind === "natural" || typed.kind === "never" ? (
          <TextField
            label="Why it counts here"
            maxLength={500}
            value={typed.kindNote}
            error={wrong.kindNote}
            onChange={(event) => change({ kindNote: event.target.value })}
          />
        ) : null}
      </form>
      <ItemShares lineItemId={row.id} name={row.name} />
    </Dialog>
  );
}
