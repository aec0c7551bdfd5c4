import type { SyntheticEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { useScriptsRun } from "@/hooks/use-scripts-run";

type Checked = Record<string, string | boolean>;
/** A schema, or how it is fetched once the form is used. */
type Schema<Output> = z.ZodType<Output> | (() => Promise<z.ZodType<Output>>);

async function loadResolver<Values extends Checked, Output extends FieldValues>(schema: Schema<Output>) {
  const [{ zodResolver }, loaded] = await Promise.all([
    import("@hookform/resolvers/zod"),
    typeof schema === "function" ? schema() : schema,
  ]);
  // The cast: a form's values may still be wrong, so their type is not yet the schema's input.
  return zodResolver(loaded as z.ZodType<Output, Values>);
}

/** Checks by the schema. Where that can't be fetched, the server, which checks too, says what is wrong. */
function resolverOf<Values extends Checked, Output extends FieldValues>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const resolver = await loadResolver<Values, Output>(schema).catch(() => null);
    // The cast: what nobody checked is sent as it is.
    return resolver
      ? resolver(values, context, options)
      : { values: values as FieldValues as Output, errors: {} };
  };
}

/**
 * A form checked by a schema: first when it is sent, then on every change. A refused form focuses its first
 * wrong field. It is inert until the page's scripts run: typed text would be lost, and the browser itself
 * would send it. `onValid` gets the schema's output. `said` says what the schema answers by its key.
 */
export function useValidatedForm<Values extends Checked, Output extends FieldValues>(
  schema: Schema<Output>,
  initial: Values,
  onValid: (output: Output) => void | Promise<void>,
  translate: (message: string) => string = (message) => message,
) {
  const ready = useScriptsRun();
  const { register, handleSubmit, reset, getValues, setError, watch, formState } = useForm<
    Values,
    unknown,
    Output
  >({
    resolver: resolverOf<Values, Output>(schema),
    defaultValues: initial as DefaultValues<Values>,
  });
  const names = Object.keys(initial) as Path<Values>[];

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!formState.isSubmitting) void handleSubmit(onValid)(event);
  }

  /** The first press into the form fetches what checks it. */
  function onFocus() {
    void loadResolver(schema).catch(() => {});
  }

  return {
    form: { onSubmit, onFocus, noValidate: true, inert: !ready } as const,
    busy: formState.isSubmitting,
    /** The props of a field. One field's value can make another one wrong, so all are checked with it. */
    field(name: Path<Values>) {
      const message = formState.errors[name]?.message;
      return {
        ...register(name, { deps: names }),
        error: typeof message === "string" ? translate(message) : undefined,
      };
    },
    /** Says at a field why the server refused its value, and puts the focus there; typing takes it away. */
    refuse: (name: Path<Values>, message: string) =>
      setError(name, { type: "server", message }, { shouldFocus: true }),
    /** Whether the server refused the field's value. */
    isRefused: (name: Path<Values>) => formState.errors[name]?.type === "server",
    /** A field's value as it is now. */
    valueOf: <Name extends Path<Values>>(name: Name) => getValues(name),
    /** A field's value; the form is rendered again whenever it changes. */
    watch: <Name extends Path<Values>>(name: Name) => watch(name),
    /** Resets the form, except for the values in `kept`. */
    clear: (kept: Partial<Values> = {}) => reset({ ...initial, ...kept }),
  };
}
