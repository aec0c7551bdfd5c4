import type { Unit } from "@gf-ledger/domain/size/units";
import type { DocumentWords } from "../document-words";

/** What a change was of, or its kind, as it was recorded; one that is not known stays as it is. */
export function recordedWord({ tables }: DocumentWords, of: "kinds" | "things", recorded: string): string {
  const key = `changes.${of}.${recorded}` as "changes.kinds.added";
  return tables.has(key) ? tables(key) : recorded;
}

/** A unit as it was recorded; one that is not known stays as it is. */
export function recordedUnit({ common }: DocumentWords, recorded: string): string {
  const key = `unit.${recorded as Unit}` as const;
  return common.has(key) ? common(key) : recorded;
}
