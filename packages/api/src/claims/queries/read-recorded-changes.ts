import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { type ClaimPeriod, wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { Transaction } from "@gf-ledger/db/database";
import { changeWords } from "@gf-ledger/documents/claim/changes/change-words";
import { recordedField, recordedValue } from "@gf-ledger/documents/claim/changes/recorded-values";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { PageAsked } from "@gf-ledger/domain/input/page-input";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import type { Actor } from "../../gate/actor";
import { actorOfRow, describeActor, type OwnerDescription } from "../../records/recorded-actor";

type Recorded = ClaimChangesView["recorded"][number];

const fieldOf = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_under, letter: string) => letter.toUpperCase());

type Value = Recorded["old"];

/** A field's value as it is recorded; a note is said, which may be the product's own. */
const translateValue = (field: string, value: Value, locale: Locale): Value =>
  field === "kindNote" && typeof value === "string" ? translateWords(value, locale) : value;

/** A thing that was added or removed, by its fields: it is recorded by its columns. */
function thingByFields(value: Value, locale: Locale): Value {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([column, one]) => [fieldOf(column), one] as const);
  return Object.fromEntries(fields.map(([field, one]) => [field, translateValue(field, one, locale)]));
}

type RecordedRow = Omit<Recorded, "changedAt" | "inWords"> & {
  readonly changedAt: Date;
  readonly changedByKind: string | null;
  readonly changedById: string | null;
};

/** Whose changes are asked for: the claim, what it holds, and the days and rates that entries count in it by. */
interface AskedOf {
  readonly claimId: string;
  readonly ids: readonly string[];
  readonly period: ClaimPeriod;
  /** `null` where nothing is converted. */
  readonly exchangeMethod: string | null;
  /** What the reasons that the product itself recorded, and who changed, are said in. */
  readonly locale: Locale;
  /** How the owner is spoken of. */
  readonly owner: OwnerDescription;
  readonly page: PageAsked;
  /** What the things that changed are called, their days, and the people, by their ids. */
  readonly named: NamedThings;
  /** The claim's own, of amounts that say no other. */
  readonly currency: Currency;
}

/** A thing of a claim as a person knows it. */
export type NamedThings = ReadonlyMap<string, { readonly name: string; readonly day: CalendarDate | null }>;

/**
 * The owner's recorded changes of what a claim holds, newest first: of a draft all of them, otherwise those since
 * its snapshot was taken, by the database's own clock. Entries that came and went within the period are among them.
 */
export async function readRecordedChanges(
  client: Transaction,
  { scope: { userId } }: Pick<Actor, "scope">,
  { claimId, ids, period, exchangeMethod, locale, owner, named, currency, page: { page, perPage } }: AskedOf,
): Promise<{ recorded: Recorded[]; moreRecorded: boolean }> {
  const { from, to } = wholeSpan(period);
  const words = changeWords(locale, (id) => named.get(id)?.name ?? id);
  // The snapshot that an adjustment replaced is large; its hash stands for it.
  const rows = await client.$queryRaw<RecordedRow[]>`
    SELECT thing, thing_id::text AS "thingId", change, field,
      CASE WHEN field = 'snapshot' THEN old - 'text' ELSE old END AS old, new,
      changed_by_kind AS "changedByKind", changed_by_id::text AS "changedById", changed_by AS "changedBy", why, changed_at AS "changedAt"
    FROM record_changes
    WHERE user_id = ${userId}::uuid AND (thing_id = ANY(${[...ids]}::uuid[]) OR thing_id IN (
        SELECT thing_id FROM record_changes entry
        WHERE entry.user_id = ${userId}::uuid AND entry.change IN ('added', 'removed') AND (
          (thing IN ('adjustment', 'other-expense')
            AND COALESCE(entry.new, entry.old) ->> 'date' BETWEEN ${from} AND ${to})
          OR (thing = 'exchange-rate' AND COALESCE(entry.new, entry.old) ->> 'method' = ${exchangeMethod}
            AND left(COALESCE(entry.new, entry.old) ->> 'date', 4)
              BETWEEN ${from.slice(0, 4)} AND ${to.slice(0, 4)}))))
      AND changed_at > COALESCE((
        SELECT max(changed_at) FROM record_changes
        WHERE user_id = ${userId}::uuid AND thing_id = ${claimId}::uuid AND field IN ('status', 'snapshotSha256')
          AND EXISTS (SELECT 1 FROM claims WHERE id = ${claimId}::uuid AND user_id = ${userId}::uuid AND status <> 'draft')), '-infinity')
    ORDER BY changed_at DESC, id DESC LIMIT ${perPage + 1} OFFSET ${(page - 1) * perPage}`;
  const translated = (field: string | null, value: Value) =>
    field === null ? thingByFields(value, locale) : translateValue(field, value, locale);
  return {
    recorded: rows.slice(0, perPage).map(({ changedByKind, changedById, ...row }): Recorded => {
      const [old, now] = [translated(row.field, row.old), translated(row.field, row.new)];
      const thing = named.get(row.thingId);
      return {
        ...row,
        changedBy: describeActor(actorOfRow(changedByKind, changedById, row.changedBy), locale, owner),
        old,
        new: now,
        inWords: {
          name: thing?.name ?? null,
          day: thing?.day ?? null,
          field: row.field && recordedField(row.field, words),
          old: recordedValue(row.field, old, words, currency),
          new: recordedValue(row.field, now, words, currency),
        },
        why: row.why && translateWords(row.why, locale),
        changedAt: row.changedAt.toISOString(),
      };
    }),
    moreRecorded: rows.length > perPage,
  };
}
