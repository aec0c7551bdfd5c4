import { readFile } from "node:fs/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { LOCALE_FACTS, type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import { contentPath } from "./content-directory";
import { splitFrontMatter } from "./front-matter";
import { figuresSchema, type Source } from "./source";

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export interface Faq {
  readonly entries: readonly FaqEntry[];
  readonly sources: readonly Source[];
}

/** Reads a text of `## Question` headings, each followed by its answer in markdown. */
function entriesOf(text: string): FaqEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("\n");
      return { question: section.slice(0, end).trim(), answer: section.slice(end).trim() };
    });
}

/** The questions of an edition or locale, in the order they are shown, and the sources of their figures. */
export async function readFaq(place: Edition | Locale): Promise<Faq> {
  const { edition } = LOCALE_FACTS[localeOfPlace(place)];
  const { data, body } = splitFrontMatter(await readFile(contentPath("faq", `${edition}.md`), "utf8"));
  return { entries: entriesOf(body), sources: figuresSchema.parse(data).sources };
}
