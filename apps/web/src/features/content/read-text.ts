import { readFile } from "node:fs/promises";
import type { Language } from "@gf-ledger/domain/edition/locale";
import { textPath } from "./content-directory";

/** One of the legal texts, as markdown. */
export function readLegalText(
  name: "terms" | "terms-summary" | "privacy",
  language: Language = "en",
): Promise<string> {
  return readFile(textPath("legal", `${name}.md`, language), "utf8");
}
