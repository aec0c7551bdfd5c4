/** The field of a form that holds a call's other fields, as JSON. */
export const INPUT_FIELD = "input";

/**
 * A call's input as the form that carries its bytes: a file under the name of its field, and the other fields
 * as JSON. `null` for an input without bytes, which is sent as JSON, and for bytes alone, which are sent as they are.
 */
export function formOfInput(input: unknown): FormData | null {
  if (typeof input !== "object" || input === null || input instanceof Uint8Array) return null;
  const form = new FormData();
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]));
    else others[name] = value;
  }
  if (Object.keys(others).length === Object.keys(input).length) return null;
  form.append(INPUT_FIELD, JSON.stringify(others));
  return form;
}
