"use client";

import clsx from "clsx";
import { type ComponentProps, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { CONTROL_STYLE, describedBy, Field, type FieldTexts } from "./field";

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<"input">, "type">;

/** A password that can be shown while it is typed (accounts-51). */
export function PasswordField({
  label,
  error,
  hint,
  labelHidden,
  className,
  id: given,
  ...rest
}: PasswordFieldProps) {
  const made = useId();
  const id = given ?? made;
  const [shown, setShown] = useState(false);
  const t = useTranslations("common.passwordField");
  return (
    <Field id={id} label={label} error={error} hint={hint} labelHidden={labelHidden}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, { error, hint })}
          className={clsx(CONTROL_STYLE, "pr-24", className)}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-11 px-4 text-sm font-semibold text-brand"
        >
          {t.rich("show", {
            label: label.toLowerCase(),
            rest: (inside) => <span className="sr-only">{inside}</span>,
          })}
        </button>
      </div>
    </Field>
  );
}
