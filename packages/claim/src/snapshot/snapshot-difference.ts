import type { ExplainedLine } from "../credits/explained-line";
import type { ClaimRow } from "../sums/claim-row";
import { canonicalJson } from "./canonical-json";
import type { ClaimContent } from "./claim-content";
import { asFiled } from "./filed-sources";
import { inOrder } from "./in-order";

interface ChangedField {
  readonly field: string;
  /** Canonical JSON of both sides. The value `null` is the text "null"; a field that was absent is `null`. */
  readonly old: string | null;
  readonly new: string | null;
}

const textOf = (value: unknown) => (value === undefined ? null : canonicalJson(value));

/** The fields in which two records differ, in the order of their names. */
function changedFields(old: object, now: object): ChangedField[] {
  const [before, after] = [Object.entries(old), Object.entries(now)].map((entries) => new Map(entries));
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort();
  return names
    .map((field) => ({ field, old: textOf(before?.get(field)), new: textOf(after?.get(field)) }))
    .filter((change) => change.old !== change.new);
}

export type ChangedThing =
  | "claim"
  | "totals"
  | "person"
  | "line-item"
  | "row"
  | "adjustment"
  | "figure"
  | "other-expense";

/** One thing that is not as it was when the claim was filed. */
export interface SnapshotChange {
  readonly thing: ChangedThing;
  readonly id: string;
  readonly change: "added" | "removed" | "changed";
  /** All fields of what was added or removed, or those that changed. */
  readonly fields: readonly ChangedField[];
}

function listChanges<T extends object>(
  thing: ChangedThing,
  old: readonly T[],
  now: readonly T[],
  idOf: (entry: T) => string,
): SnapshotChange[] {
  const [before, after] = [new Map(old.map((e) => [idOf(e), e])), new Map(now.map((e) => [idOf(e), e]))];
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  return ids.flatMap((id): SnapshotChange[] => {
    const [was, is] = [before.get(id), after.get(id)];
    const fields = changedFields(was ?? {}, is ?? {});
    const change = was && is ? "changed" : is ? "added" : "removed";
    return fields.length === 0 ? [] : [{ thing, id, change, fields }];
  });
}

/** The fields of a claim that are compared as one thing. */
function choices(content: ClaimContent) {
  const { edition, taxYear, period, countTax, countGuidance, exchangeMethod } = content;
  const { catalogueVersion, readerVersions } = content;
  return {
    edition,
    taxYear,
    period,
    countTax,
    countGuidance,
    exchangeMethod,
    catalogueVersion,
    readerVersions,
  };
}

const figureId = ({ part, key, personId }: ExplainedLine) => canonicalJson([part, key, personId]);
const rowId = ({ personId, product, size, unit, soldByWeight }: ClaimRow) =>
  canonicalJson([personId, product, size, unit, soldByWeight]);

/** What changed between the filed claim and today's, thing by thing; empty while nothing did (claim-29). */
export function snapshotDifference(before: ClaimContent, now: ClaimContent): SnapshotChange[] {
  const [filed, today] = [asFiled(before), asFiled(now)];
  return [
    ...listChanges("claim", [choices(inOrder(filed))], [choices(inOrder(today))], () => "claim"),
    ...listChanges("totals", [filed.totals], [today.totals], () => "totals"),
    ...listChanges("person", filed.people, today.people, ({ id }) => id),
    ...listChanges("line-item", filed.lineItems, today.lineItems, ({ id }) => id),
    ...listChanges("row", filed.rows, today.rows, rowId),
    ...listChanges("adjustment", filed.adjustments, today.adjustments, ({ id }) => id),
    ...listChanges("figure", filed.figures, today.figures, figureId),
    ...listChanges("other-expense", filed.otherExpenses, today.otherExpenses, canonicalJson),
  ];
}
