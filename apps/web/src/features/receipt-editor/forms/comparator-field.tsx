"use client";

import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Label,
} from "@headlessui/react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { CONTROL_STYLE } from "@/components/forms/field";
import { noComparator, type ShownComparator } from "./comparator";
import { useComparators } from "./use-comparators";

interface ComparatorFieldProps {
  value: ShownComparator;
  onChange: (comparator: ShownComparator) => void;
}

/** What an item is compared with: searched in the person's price book and in the catalogue (receipts-69). */
export function ComparatorField({ value, onChange }: ComparatorFieldProps) {
  const t = useTranslations("receipt.comparator");
  const [typed, setTyped] = useState("");
  const { seen, products } = useComparators(typed);
  return (
    <Field>
      <Label className="mb-1.5 block text-sm font-semibold">{t("label")}</Label>
      <Combobox
        value={value}
        onChange={(chosen) => {
          if (chosen) onChange(chosen);
        }}
        onClose={() => setTyped("")}
      >
        <ComboboxInput
          autoComplete="off"
          maxLength={100}
          displayValue={(shown: ShownComparator | null) => shown?.name ?? ""}
          onChange={(event) => setTyped(event.target.value)}
          className={CONTROL_STYLE}
        />
        <ComboboxOptions
          anchor={{ to: "bottom start", gap: 6 }}
          className="z-50 max-h-64! w-(--input-width) overflow-auto rounded-md border border-line bg-raised p-1 shadow-lift empty:invisible"
        >
          {typed.trim() === "" ? null : (
            <>
              <Offered comparator={noComparator(t)} />
              {seen.map((one) => (
                <Offered key={one.key} comparator={one} origin={t("book")} />
              ))}
              {products.map((one) => (
                <Offered key={one.key} comparator={one} />
              ))}
            </>
          )}
        </ComboboxOptions>
      </Combobox>
      <Description className="mt-1.5 text-xs text-ink-soft">
        {t("hint", { detail: value.detail })}
      </Description>
    </Field>
  );
}

function Offered({ comparator, origin }: { comparator: ShownComparator; origin?: string }) {
  const t = useTranslations("receipt.comparator");
  return (
    <ComboboxOption
      value={comparator}
      className="flex min-h-11 flex-col justify-center rounded-sm px-3 py-1.5 text-sm data-focus:bg-sunken forced-colors:data-focus:outline"
    >
      {comparator.name}
      <span className="text-xs text-ink-soft">
        {origin ? t("inBook", { book: origin, detail: comparator.detail }) : comparator.detail}
      </span>
    </ComboboxOption>
  );
}
