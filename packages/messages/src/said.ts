import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "./catalogues";
import { serverSentences } from "./en/server-sentences";
import { filledIn } from "./known-sentence";

type Key = keyof typeof serverSentences;
interface Known {
  readonly key: Key;
  readonly pattern: RegExp;
}

const ARGUMENT = /\{(\w+)\}/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The English messages that hold arguments, each as the pattern of its sentences. */
const WITH_ARGUMENTS: readonly Known[] = Object.entries(serverSentences).flatMap(([key, text]) => {
  const parts = text.split(ARGUMENT);
  if (parts.length === 1) return [];
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`)).join("");
  return [{ key: key as Key, pattern: new RegExp(`^${pattern}$`, "u") }];
});
const WITHOUT: ReadonlyMap<string, Key> = new Map(
  Object.entries(serverSentences).map(([key, text]) => [text, key as Key]),
);

/**
 * An English sentence of a package that knows no language, in a locale; `null` where it is not among the
 * catalogue's `serverSentences`. English comes back as it is.
 */
export function said(sentence: string, locale: Locale): string | null {
  if (LOCALE_FACTS[locale].language === "en") return sentence;
  const words = CATALOGUES[LOCALE_FACTS[locale].language].serverSentences;
  const key = WITHOUT.get(sentence);
  if (key) return words[key];
  for (const { key: withArguments, pattern } of WITH_ARGUMENTS) {
    const found = pattern.exec(sentence);
    if (found) return filledIn(words[withArguments], { ...found.groups });
  }
  return null;
}
