"use client";

import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { CONTROL_STYLE, describedBy, Field, type FieldTexts } from "./field";

type TextFieldProps = FieldTexts & ComponentProps<"input">;

/** One line of typed text, a number, an address or a date, with its label, hint and error. */
export function TextField({
  label,
  error,
  hint,
  labelHidden,
  className,
  id: given,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <Field id={id} label={label} error={error} hint={hint} labelHidden={labelHidden}>
      <input
        {...rest}
        id={id}
        {...describedBy(id, { error, hint })}
        className={clsx(CONTROL_STYLE, className)}
      />
    </Field>
  );
}
