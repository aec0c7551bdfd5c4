import { readFileSync } from "node:fs";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Language } from "@gf-ledger/domain/edition/locale";
import { ALSO_RIGHT, MISSING_TITLES } from "./missing-titles";

/** A question of the table (README.md). */
export interface TableRow {
  readonly id: string;
  readonly edition: Edition;
  readonly language: Language;
  readonly kind: string;
  readonly question: string;
  readonly expected: readonly string[];
}

export const PARTS = ["open", "held-back"] as const;

export const tableOf = (part: (typeof PARTS)[number]): readonly TableRow[] =>
  JSON.parse(readFileSync(new URL(`./${part}.json`, import.meta.url), "utf8"));

/** Whether a question of the held-back part is of the half that is reported; the other set how sure an answer has to be. */
export const isReported = ({ id }: TableRow): boolean => !/[13579]-(?:ca|us)$/.test(id);

/** The titles of the passages that answer a question, with those for what was missing when the table was written. */
export function titlesOf({ expected, kind }: TableRow): readonly string[] {
  const named = expected.flatMap((one) =>
    one.startsWith("missing:") ? (MISSING_TITLES[one.slice("missing:".length)] ?? []) : [one],
  );
  return [...named, ...(ALSO_RIGHT[kind] ?? []), ...(MISSING_TITLES[kind] ?? [])];
}
