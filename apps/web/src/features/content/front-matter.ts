import { parse } from "yaml";

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Splits a text into the YAML between its first `---` lines and the rest. Without such lines, `data` is `{}`.
 */
export function splitFrontMatter(text: string): { data: unknown; body: string } {
  const match = FENCED.exec(text);
  if (!match) return { data: {}, body: text.trim() };
  return { data: parse(match[1] ?? ""), body: (match[2] ?? "").trim() };
}
