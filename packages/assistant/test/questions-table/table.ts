import { readFileSync } from "node:fs";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { Passage } from "../../src/assistant";
import { trainingQuestions } from "../../src/meaning/training-questions";
import { passageSubject } from "../../src/phrasings/phrasings-of";
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

/** The training questions that are set aside, as rows of a table: by these weights and distances are chosen. */
export const setAsideRows = (passages: readonly Passage[]): readonly TableRow[] =>
  trainingQuestions()
    .filter(({ isSetAside }) => isSetAside)
    .flatMap(({ text, language, subjects }, at) => {
      const named = passages.filter((passage) => subjects.includes(passageSubject(passage)));
      const expected = subjects.map((subject) => (named.length > 0 ? subject : "none"));
      const editions = (["ca", "us"] as const).filter(
        (edition) => named.some((one) => one.edition === edition) && (edition === "ca" || language === "en"),
      );
      const asked = editions.length > 0 ? editions : (["ca"] as const);
      return asked.map((edition): TableRow => {
        return {
          id: `${language}-${at}-${edition}`,
          edition,
          language,
          kind: subjects[0] ?? "",
          question: text,
          expected,
        };
      });
    });

/** Whether a question of the held-back part is of the half that is reported by itself. */
export const isReported = ({ id }: TableRow): boolean => !/[13579]-(?:ca|us)$/.test(id);

/** The titles of the passages that answer a question, with those for what was missing when the table was written. */
export function titlesOf({ expected, kind }: TableRow): readonly string[] {
  const named = expected.flatMap((one) =>
    one.startsWith("missing:") ? (MISSING_TITLES[one.slice("missing:".length)] ?? []) : [one],
  );
  return [...named, ...(ALSO_RIGHT[kind] ?? []), ...(MISSING_TITLES[kind] ?? [])];
}
