"use client";

import { ITEM_KINDS, type ItemKind, OVERRULED } from "@gf-ledger/domain/line-item/kinds";
import { UNITS, type Unit } from "@gf-ledger/domain/size/units";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useKeyedMessages } from "../language/words/use-keyed-messages";
import type { BoughtTyped, BoughtWrong } from "./bought-typed";

interface BoughtFieldsProps {
  typed: BoughtTyped;
  wrong: BoughtWrong;
  onChange: (part: Partial<BoughtTyped>) => void;
  /** What the quantity and the size are called; no size, where the quantity is a weight. */
  labels: { readonly quantity: string; readonly size: string | null };
  /** A field beside the quantity. */
  beside?: ReactNode;
  /** What else a kind asks for. */
  children?: ReactNode;
}

const FIGURE = { inputMode: "decimal", autoComplete: "off", className: "figures" } as const;

/** A size brings a unit with it, which the person may change, and takes it away. */
const sizeTyped = (size: string, unit: Unit | "") => ({
  size,
  unit: size.trim() === "" ? ("" as const) : unit || ("g" as const),
});

/** Quantity, size and kind of what was bought: one set of fields for drafts and for line items. */
export function BoughtFields({ typed, wrong, onChange, labels, beside, children }: BoughtFieldsProps) {
  const t = useTranslations("bought");
  const sentence = useKeyedMessages();
  const errorText = (message: string | undefined) => (message === undefined ? undefined : sentence(message));
  const food = useTranslations("food");
  const units = [
    { value: "", label: t("notKnown") },
    ...UNITS.map((unit) => ({ value: unit, label: food(`unit.${unit}`) })),
  ];
  const kinds = ITEM_KINDS.map((kind) => ({ value: kind, label: food(`kind.${kind}`) }));
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {beside}
        <div className={beside ? undefined : "col-span-2"}>
          <TextField
            {...FIGURE}
            label={labels.quantity}
            value={typed.quantity}
            error={errorText(wrong.quantity)}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        </div>
        {labels.size === null ? null : (
          <>
            <TextField
              {...FIGURE}
              label={labels.size}
              value={typed.size}
              error={errorText(wrong.size)}
              onChange={(event) => onChange(sizeTyped(event.target.value, typed.unit))}
            />
            <SelectField
              label={t("unit")}
              options={units}
              value={typed.unit}
              onChange={(event) => onChange({ unit: event.target.value as Unit | "" })}
            />
          </>
        )}
      </div>
      <SelectField
        label={t("kind")}
        options={kinds}
        value={typed.kind}
        onChange={(event) => onChange({ kind: event.target.value as ItemKind })}
      />
      {children}
      {OVERRULED.has(typed.kind) ? (
        <TextField
          label={t("whyCounts")}
          maxLength={500}
          autoComplete="off"
          value={typed.kindNote}
          error={wrong.kindNote}
          onChange={(event) => onChange({ kindNote: event.target.value })}
        />
      ) : null}
    </>
  );
}
