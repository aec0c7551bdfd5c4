import type { ExplainedLine } from "../credits/explanation/explained-line";
import type { ClaimRow } from "../sums/rows/claim-row";
import { canonicalJson } from "./canonical-json";
import type { ClaimContent } from "./claim-content";
import { asFiled } from "./filed-sources";
import { readersInOrder } from "./in-order";

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
    .filter((field) => !Object.is(before?.get(field), after?.get(field)))
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

/** Things compared in a step. */
const IN_A_STEP = 200;

function* listChanges<T extends object>(
  thing: ChangedThing,
  old: readonly T[],
  now: readonly T[],
  idOf: (entry: T) => string,
): Generator<null, SnapshotChange[]> {
  const before = yield* byId(old, idOf);
  const after = yield* byId(now, idOf);
  const changes: SnapshotChange[] = [];
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  for (const [index, id] of ids.entries()) {
    if (index % IN_A_STEP === 0) yield null;
    const [was, is] = [before.get(id), after.get(id)];
    const fields = changedFields(was ?? {}, is ?? {});
    const change = was && is ? "changed" : is ? "added" : "removed";
    if (fields.length > 0) changes.push({ thing, id, change, fields });
  }
  return changes;
}

function* byId<T>(entries: readonly T[], idOf: (entry: T) => string): Generator<null, Map<string, T>> {
  const found = new Map<string, T>();
  for (const [index, entry] of entries.entries()) {
    if (index % IN_A_STEP === 0) yield null;
    found.set(idOf(entry), entry);
  }
  return found;
}

/** The fields of a claim that are compared as one thing. */
function choices(content: ClaimContent) {
  const { edition, taxYear, period, countTax, countGuidance, exchangeMethod } = content;
  const { catalogueVersion } = content;
  const readerVersions = readersInOrder(content);
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

/**
 * What changed between the filed claim and today's, thing by thing; empty while nothing did (claim-29). In steps of a
 * few milliseconds, so that a claim of thousands of line items holds up nobody else.
 */
export function* snapshotDifference(
  before: ClaimContent,
  now: ClaimContent,
): Generator<null, SnapshotChange[]> {
  const [filed, today] = [asFiled(before), asFiled(now)];
  return [
    ...(yield* listChanges("claim", [choices(filed)], [choices(today)], () => "claim")),
    ...(yield* listChanges("totals", [filed.totals], [today.totals], () => "totals")),
    ...(yield* listChanges("person", filed.people, today.people, ({ id }) => id)),
    ...(yield* listChanges("line-item", filed.lineItems, today.lineItems, ({ id }) => id)),
    ...(yield* listChanges("row", filed.rows, today.rows, rowId)),
    ...(yield* listChanges("adjustment", filed.adjustments, today.adjustments, ({ id }) => id)),
    ...(yield* listChanges("figure", filed.figures, today.figures, figureId)),
    ...(yield* listChanges("other-expense", filed.otherExpenses, today.otherExpenses, canonicalJson)),
  ];
}
