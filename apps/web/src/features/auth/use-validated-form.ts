import { type FormEvent, useRef, useState } from "react";
import type { z } from "zod";
import { useScriptsRun } from "@/hooks/use-scripts-run";

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

function errorsOf<Values>(schema: z.ZodType, values: Values): Errors<Values> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: Errors<Values> = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0]) as keyof Values & string;
    errors[field] ??= issue.message;
  }
  return errors;
}

/**
 * A form judged by a schema: first when it is sent, from then on with every change. A refused form puts the
 * focus on its first wrong field. It takes nothing before the page's scripts run: typed text would be lost, and
 * the browser itself would send it. `onValid` gets what the schema made of the values.
 */
export function useValidatedForm<Values extends Record<string, string | boolean>, Output>(
  schema: z.ZodType<Output>,
  initial: Values,
  onValid: (output: Output) => Promise<void>,
) {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const ready = useScriptsRun();
  const form = useRef<HTMLFormElement>(null);
  const errors: Errors<Values> = tried ? errorsOf(schema, values) : {};

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const parsed = schema.safeParse(values);
    if (!parsed.success) {
      const wrong = errorsOf(schema, values);
      const names = Object.keys(wrong);
      const controls = [...(form.current?.elements ?? [])].filter(
        (control) => control instanceof HTMLInputElement,
      );
      controls.find((control) => names.includes(control.name))?.focus();
      return;
    }
    setBusy(true);
    await onValid(parsed.data);
    setBusy(false);
  }

  /** The props of a typed field. */
  function text(name: keyof Values & string) {
    return {
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { target: { value: string } }) =>
        setValues({ ...values, [name]: event.target.value }),
    };
  }

  /** The props of a box to tick. */
  function tick(name: keyof Values & string) {
    return {
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: { target: { checked: boolean } }) =>
        setValues({ ...values, [name]: event.target.checked }),
    };
  }

  function clear() {
    setValues(initial);
    setTried(false);
  }

  return {
    form: { ref: form, onSubmit, noValidate: true, inert: !ready } as const,
    busy,
    values,
    text,
    tick,
    clear,
  };
}
