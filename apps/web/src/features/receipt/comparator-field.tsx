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
import { CONTROL_STYLE } from "@/components/field";
import { type Comparator, NO_COMPARATOR } from "./comparator";
import { useComparators } from "./use-comparators";

interface ComparatorFieldProps {
  value: Comparator;
  onChange: (comparator: Comparator) => void;
}

/** What an item is compared with: searched in the person's price book and in the catalogue (receipts-69). */
export function ComparatorField({ value, onChange }: ComparatorFieldProps) {
  const [typed, setTyped] = useState("");
  const { seen, products } = useComparators(typed);
  return (
    <Field>
      <Label className="mb-1.5 block text-sm font-semibold">Compared with</Label>
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
          displayValue={(shown: Comparator | null) => shown?.name ?? ""}
          onChange={(event) => setTyped(event.target.value)}
          className={CONTROL_STYLE}
        />
        <ComboboxOptions
          anchor={{ to: "bottom start", gap: 6 }}
          className="z-50 max-h-64! w-(--input-width) overflow-auto rounded-md border border-line bg-raised p-1 shadow-lift empty:invisible"
        >
          {typed.trim() === "" ? null : (
            <>
              <Offered comparator={NO_COMPARATOR} />
              {seen.map((one) => (
                <Offered key={one.key} comparator={one} origin="Your price book" />
              ))}
              {products.map((one) => (
                <Offered key={one.key} comparator={one} />
              ))}
            </>
          )}
        </ComboboxOptions>
      </Combobox>
      <Description className="mt-1.5 text-xs text-ink-soft">
        {value.detail}. Type to find another regular product.
      </Description>
    </Field>
  );
}

function Offered({ comparator, origin }: { comparator: Comparator; origin?: string }) {
  return (
    <ComboboxOption
      value={comparator}
      className="flex min-h-11 flex-col justify-center rounded-sm px-3 py-1.5 text-sm data-focus:bg-sunken forced-colors:data-focus:outline"
    >
      {comparator.name}
      <span className="text-xs text-ink-soft">
        {origin ? `${origin}: ` : ""}
        {comparator.detail}
      </span>
    </ComboboxOption>
  );
}
