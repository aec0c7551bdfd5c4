import { canonicalJson } from "./canonical-json";

export interface ChangedField {
  readonly field: string;
  /** Canonical JSON of both sides. The value `null` is the text "null"; a field that was absent is `null`. */
  readonly old: string | null;
  readonly new: string | null;
}

const textOf = (value: unknown) => (value === undefined ? null : canonicalJson(value));

/** The fields in which two records differ, in the order of their names. */
export function changedFields(old: object, now: object): ChangedField[] {
  const [before, after] = [Object.entries(old), Object.entries(now)].map((entries) => new Map(entries));
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  return names
    .map((field) => ({ field, old: textOf(before?.get(field)), new: textOf(after?.get(field)) }))
    .filter((change) => change.old !== change.new);
}
