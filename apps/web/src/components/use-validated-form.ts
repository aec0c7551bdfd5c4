import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";
import { useScriptsRun } from "@/components/use-scripts-run";

/**
 * A form judged by a schema: first when it is sent, from then on with every change. A refused form puts the
 * focus on its first wrong field. It takes nothing before the page's scripts run: typed text would be lost, and
 * the browser itself would send it. `onValid` gets what the schema made of the values.
 */
export function useValidatedForm<Values extends Record<string, string | boolean>, Output extends FieldValues>(
  schema: z.ZodType<Output>,
  initial: Values,
  onValid: (output: Output) => void | Promise<void>,
) {
  const ready = useScriptsRun();
  const { register, handleSubmit, reset, getValues, watch, formState } = useForm<Values, unknown, Output>({
    // Two fields can be wrong together: what a form holds is not yet what its schema takes.
    resolver: zodResolver(schema as z.ZodType<Output, Values>),
    defaultValues: initial as DefaultValues<Values>,
  });
  const names = Object.keys(initial) as Path<Values>[];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!formState.isSubmitting) void handleSubmit(onValid)(event);
  }

  return {
    form: { onSubmit, noValidate: true, inert: !ready } as const,
    busy: formState.isSubmitting,
    /** The props of a field. What one field holds can make another one wrong, so all are judged with it. */
    field(name: Path<Values>) {
      const message = formState.errors[name]?.message;
      return {
        ...register(name, { deps: names }),
        error: typeof message === "string" ? message : undefined,
      };
    },
    /** A field's value as it is now. */
    valueOf: <Name extends Path<Values>>(name: Name) => getValues(name),
    /** A field's value; the form is drawn anew with each change of it. */
    watch: <Name extends Path<Values>>(name: Name) => watch(name),
    /** Empties the form, but for what is to stay. */
    clear: (kept: Partial<Values> = {}) => reset({ ...initial, ...kept }),
  };
}
