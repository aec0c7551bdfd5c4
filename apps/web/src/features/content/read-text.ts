import { readFile } from "node:fs/promises";
import { contentPath } from "./content-directory";

/** One of the legal texts, as markdown. */
export function readLegalText(name: "terms" | "terms-summary" | "privacy"): Promise<string> {
  return readFile(contentPath("legal", `${name}.md`), "utf8");
}
