import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { serverSentences } from "./en/server-sentences";
import { translatorOf } from "./translator";

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
  // A key's arguments are those of its pattern, which no type can tell from a text.
  const t = translatorOf(locale, "serverSentences") as (key: Key, values?: Record<string, string>) => string;
  const key = WITHOUT.get(sentence);
  if (key) return t(key);
  for (const { key: withArguments, pattern } of WITH_ARGUMENTS) {
    const found = pattern.exec(sentence);
    if (found) return t(withArguments, { ...found.groups });
  }
  return null;
}
