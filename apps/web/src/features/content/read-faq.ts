import { readFile } from "node:fs/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import { textPath } from "./content-directory";
import { splitFrontMatter } from "./front-matter";
import { type Source, statedFiguresSchema } from "./source";
import { sourcesNamed, translatedSourcesSchema } from "./translated-head";

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

/**
 * The questions of an edition or locale, in the order they are shown, and the sources of their figures. An
 * edition stands for its English locale.
 */
export async function readFaq(place: Edition | Locale): Promise<Faq> {
  const { edition, language } = LOCALE_FACTS[localeOfPlace(place)];
  const english = splitFrontMatter(await readFile(textPath("faq", `${edition}.md`, "en"), "utf8"));
  const { sources } = statedFiguresSchema.parse(english.data);
  if (language === "en") return { entries: entriesOf(english.body), sources };
  const { data, body } = splitFrontMatter(await readFile(textPath("faq", `${edition}.md`, language), "utf8"));
  const names = translatedSourcesSchema.parse(data).sources;
  return { entries: entriesOf(body), sources: sourcesNamed(sources, names) };
}
