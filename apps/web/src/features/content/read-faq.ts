import { readFile } from "node:fs/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { contentPath } from "./content-directory";

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** Reads a text of `## Question` headings, each followed by its answer in markdown. */
function parseFaq(text: string): FaqEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf("\n");
      return { question: section.slice(0, end).trim(), answer: section.slice(end).trim() };
    });
}

/** The edition's questions, in the order they are shown. */
export async function readFaq(edition: Edition): Promise<FaqEntry[]> {
  return parseFaq(await readFile(contentPath("faq", `${edition}.md`), "utf8"));
}
