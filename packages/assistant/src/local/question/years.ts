import type { Passage } from "../../assistant";

const YEAR = /\b20\d\d\b/g;

const yearsIn = (text: string) => [...new Set(text.match(YEAR) ?? [])];

/** A text without its years, for a follow-up that names another one. */
export const withoutYears = (text: string) => text.replace(YEAR, " ");

/**
 * Whether a passage's figures are those of the years that a question names. A passage with another year in
 * its title, or with figures of several years but not of this one, is not its answer (chat-20).
 */
export function isOfItsYears(question: string, { title, text }: Passage): boolean {
  const asked = yearsIn(question);
  if (asked.length === 0) return true;
  const titled = yearsIn(title);
  if (titled.length > 0) return asked.some((year) => titled.includes(year));
  const reported = [
    ...new Set([...text.matchAll(/\b(?:for|pour) (20\d\d)\b/gi)].map(([, year = ""]) => year)),
  ];
  return reported.length < 2 || asked.some((year) => reported.includes(year));
}

/** Whether a question names a year of the law at all. */
export const namesYear = (question: string) => yearsIn(question).length > 0;
