import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "./catalogues";
import type { Messages, Namespace } from "./messages";
import type { Translation } from "./translation";

/** The messages that a page carries, in its language. */
export type PageMessages = Partial<Translation<Messages>>;

interface Tree {
  [key: string]: string | Tree;
}

/** Puts a part of a catalogue, named by its path, where it stands in the catalogue. */
function carry(carried: Tree, all: Tree, [key = "", ...deeper]: readonly string[]): void {
  const part = all[key];
  if (part === undefined) return;
  if (deeper.length === 0 || typeof part === "string") {
    carried[key] = part;
    return;
  }
  const within = carried[key];
  const branch = typeof within === "object" ? within : {};
  carried[key] = branch;
  carry(branch, part, deeper);
}

/** A locale's messages of the namespaces, or parts of them, that a page says in the browser. */
export function pageMessages(locale: Locale, namespaces: readonly Namespace[]): PageMessages {
  const carried: Tree = {};
  const all = CATALOGUES[LOCALE_FACTS[locale].language] as unknown as Tree;
  for (const namespace of namespaces) carry(carried, all, namespace.split("."));
  return carried as PageMessages;
}
