import type { OriginalAmount } from "../currency/original-amount";
import { SOURCE_NAMES, type SourceCode, sourceNameInEnglish } from "../figures/source-names";
import type { ClaimContent } from "./claim-content";

const CODES = new Map(Object.entries(SOURCE_NAMES).map(([code, name]) => [name, code]));

function withSources(content: ClaimContent, named: (source: string) => string): ClaimContent {
  const inOriginal = <Entry extends { readonly original?: OriginalAmount | undefined }>(
    entry: Entry,
  ): Entry =>
    entry.original
      ? { ...entry, original: { ...entry.original, source: named(entry.original.source) } }
      : entry;
  return {
    ...content,
    adjustments: content.adjustments.map(inOriginal),
    otherExpenses: content.otherExpenses.map(inOriginal),
    figures: content.figures.map((figure) =>
      figure.source
        ? { ...figure, source: { ...figure.source, source: named(figure.source.source) as SourceCode } }
        : figure,
    ),
  };
}

/** A claim with the English names of its sources, as a snapshot holds it. */
export const asFiled = (content: ClaimContent): ClaimContent => withSources(content, sourceNameInEnglish);

/** A claim of a snapshot with the codes of its sources; a name without a code stays as it is. */
export const withSourceCodes = (filed: ClaimContent): ClaimContent =>
  withSources(filed, (name) => CODES.get(name) ?? name);
