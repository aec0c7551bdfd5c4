import { Prisma } from "@gf-ledger/db/generated/client";
import type { Services } from "../context";
import { withoutRecording } from "../records/recorder";
import { codedReason, codedSentence } from "./coded-sentence";
import { inBatches } from "./in-batches";

type Database = Pick<Services, "database">["database"];

interface Texts {
  readonly id: string;
  readonly texts: readonly (string | null)[];
}

interface Issues {
  readonly id: string;
  readonly issues: readonly { readonly message: string }[];
}

const reasonOf = (text: string | null) => text && codedReason(text);
/** A note or a reason that a person may have written stays theirs. */
const ownOf = (text: string | null) => text && (codedSentence(text) ?? text);

const asRows = (rows: readonly Texts[], coded: (text: string | null) => string | null) =>
  Prisma.join(
    rows.map(({ id, texts: [first = null, second = null] }) => {
      const columns = [first, coded(first), second, coded(second)].map((text) => Prisma.sql`${text}::text`);
      return Prisma.sql`(${id}::uuid, ${Prisma.join(columns)})`;
    }),
  );

/** What an update knows a row's one or two texts by. */
const CODED = Prisma.sql`AS coded (id, was_first, first, was_second, second)`;

const codeReasons = (database: Database) =>
  inBatches(
    (after, max) => database.$queryRaw<Texts[]>`
      /* everybody: older reasons of receipts are put into codes for all accounts */
      SELECT id::text, ARRAY[gluten_free_reason, kind_reason] AS texts FROM receipt_items
      WHERE id > ${after}::uuid
        AND (left(gluten_free_reason, 10) <> 'sentences.' OR left(kind_reason, 10) <> 'sentences.')
      ORDER BY id LIMIT ${max}`,
    (rows) => database.$executeRaw`
      /* everybody: older reasons of receipts are put into codes for all accounts */
      UPDATE receipt_items SET gluten_free_reason = coded.first, kind_reason = coded.second
      FROM (VALUES ${asRows(rows, reasonOf)}) ${CODED}
      WHERE receipt_items.id = coded.id AND gluten_free_reason IS NOT DISTINCT FROM coded.was_first
        AND kind_reason IS NOT DISTINCT FROM coded.was_second`,
  );

const codeItemNotes = (database: Database) =>
  inBatches(
    (after, max) => database.$queryRaw<Texts[]>`
      /* everybody: older notes of receipts are put into codes for all accounts */
      SELECT id::text, ARRAY[kind_note] AS texts FROM receipt_items
      WHERE id > ${after}::uuid AND kind_note LIKE 'Claimed by choice.%' ORDER BY id LIMIT ${max}`,
    (rows) => database.$executeRaw`
      /* everybody: older notes of receipts are put into codes for all accounts */
      UPDATE receipt_items SET kind_note = coded.first FROM (VALUES ${asRows(rows, ownOf)}) ${CODED}
      WHERE receipt_items.id = coded.id AND kind_note = coded.was_first`,
  );

/** No change of the line: neither recorded nor told to webhooks. */
const codeLineNotes = (database: Database) =>
  inBatches(
    (after, max) => database.$queryRaw<Texts[]>`
      /* everybody: older notes of line items are put into codes for all accounts */
      SELECT id::text, ARRAY[kind_note] AS texts FROM line_items
      WHERE id > ${after}::uuid AND kind_note LIKE 'Claimed by choice.%' ORDER BY id LIMIT ${max}`,
    (rows) =>
      database.$transaction(async (transaction) => {
        await withoutRecording(transaction);
        return transaction.$executeRaw`
          /* everybody: older notes of line items are put into codes for all accounts */
          UPDATE line_items SET kind_note = coded.first FROM (VALUES ${asRows(rows, ownOf)}) ${CODED}
          WHERE line_items.id = coded.id AND kind_note = coded.was_first`;
      }),
  );

const codeWhys = (database: Database) =>
  inBatches(
    (after, max) => database.$queryRaw<Texts[]>`
      /* everybody: reasons of older imports are put into codes for all accounts */
      SELECT id::text, ARRAY[why] AS texts FROM record_changes
      WHERE id > ${after}::uuid AND (why LIKE 'Taken in from %' OR why LIKE 'The import of % was undone')
      ORDER BY id LIMIT ${max}`,
    (rows) => database.$executeRaw`
      /* everybody: reasons of older imports are put into codes for all accounts */
      UPDATE record_changes SET why = coded.first FROM (VALUES ${asRows(rows, ownOf)}) ${CODED}
      WHERE record_changes.id = coded.id AND why = coded.was_first`,
  );

const codeIssues = (database: Database) =>
  inBatches(
    (after, max) => database.$queryRaw<Issues[]>`
      /* everybody: older issues of receipts are put into codes for all accounts */
      SELECT id::text, evidence -> 'issues' AS issues FROM receipts
      WHERE id > ${after}::uuid
        AND jsonb_path_exists(evidence, '$.issues[*].message ? (!(@ starts with "sentences."))')
      ORDER BY id LIMIT ${max}`,
    (rows) => {
      const values = rows.map(({ id, issues }) => {
        const coded = issues.map((issue) => ({ ...issue, message: codedReason(issue.message) }));
        return Prisma.sql`(${id}::uuid, ${JSON.stringify(issues)}::jsonb, ${JSON.stringify(coded)}::jsonb)`;
      });
      return database.$executeRaw`
        /* everybody: older issues of receipts are put into codes for all accounts */
        UPDATE receipts SET evidence = jsonb_set(evidence, '{issues}', coded.issues)
        FROM (VALUES ${Prisma.join(values)}) AS coded (id, was, issues)
        WHERE receipts.id = coded.id AND evidence -> 'issues' = coded.was`;
    },
  );

/**
 * Puts the English sentences of older rows (reasons, notes, issues, why something was recorded) into the keys of the
 * messages that say them, some hundred at a time. Whoever changes a row meanwhile wins. Returns how many it changed.
 */
export async function codeOlderSentences({ database }: Pick<Services, "database">): Promise<number> {
  let changed = 0;
  for (const code of [codeReasons, codeItemNotes, codeLineNotes, codeWhys, codeIssues])
    changed += await code(database);
  return changed;
}
