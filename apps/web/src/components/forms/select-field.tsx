"use client";

import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { CONTROL_STYLE, describedBy, Field, type FieldTexts } from "./field";

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "children"> & { options: readonly SelectOption[] };

/** A choice of one among a few, shown as the system's own list. */
export function SelectField({
  label,
  error,
  hint,
  labelHidden,
  options,
  className,
  id: given,
  ...rest
}: SelectFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <Field id={id} label={label} error={error} hint={hint} labelHidden={labelHidden}>
      <select
        {...rest}
        id={id}
        {...describedBy(id, { error, hint })}
        className={clsx(CONTROL_STYLE, className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
