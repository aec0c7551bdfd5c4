import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../../../..");

export interface Example {
  readonly language: string;
  readonly code: string;
}

/** The blocks of code of a page, by its path from the root. */
export function examplesIn(page: string): Example[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  return [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language = "", code = ""]) => ({
    language,
    code,
  }));
}
