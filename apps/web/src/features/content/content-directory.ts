import type { Language } from "@gf-ledger/domain/edition/locale";
import { webFile } from "@/environment/process-environment";

/** The path of a text, or of a folder of texts. */
export function contentPath(...parts: string[]): string {
  return webFile("content", ...parts);
}

/** The path of a text in a language: a translation has the English one's name, in the folder of its language. */
export function textPath(folder: "articles" | "faq" | "legal", name: string, language: Language): string {
  return language === "en" ? contentPath(folder, name) : contentPath(folder, language, name);
}
