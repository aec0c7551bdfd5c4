import names from "../../data/source-names.json";

/** A source of a figure or a rule. */
export type SourceCode = keyof typeof names;

/**
 * What figures and rules were read in, by code. The names are a part of the text of filed claims, and so of their
 * hash: a name never changes. `sources.json` of `packages/messages` has those that are shown.
 */
export const SOURCE_NAMES: Readonly<Record<SourceCode, string>> = names;

export const SOURCE_CODES = Object.keys(names) as [SourceCode, ...SourceCode[]];

/** The English name of a source; what a person typed stays as it is. */
export function sourceNameInEnglish(source: string): string {
  return SOURCE_CODES.includes(source as SourceCode) ? SOURCE_NAMES[source as SourceCode] : source;
}
