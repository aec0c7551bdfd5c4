import { canonicalJson } from "./canonical-json";
import type { ClaimContent } from "./claim-content";

function sorted<T>(values: readonly T[], key: (value: T) => string): T[] {
  const keyed = values.map((value) => ({ value, key: key(value) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ value }) => value);
}

/** Each reader once. */
export const readersInOrder = ({ readerVersions }: Pick<ClaimContent, "readerVersions">): string[] =>
  [...new Set(readerVersions)].sort();

/** The same claim with its lists in one order, so that the order of a query never changes a hash. */
export function inOrder(content: ClaimContent): ClaimContent {
  return {
    ...content,
    people: sorted(content.people, ({ id }) => id),
    lineItems: sorted(content.lineItems, ({ id }) => id),
    rows: sorted(content.rows, canonicalJson),
    adjustments: sorted(content.adjustments, ({ id }) => id),
    otherExpenses: sorted(content.otherExpenses, canonicalJson),
    readerVersions: readersInOrder(content),
  };
}
