import type { Transaction } from "@gf-ledger/db/database";
import { refreshStatistics } from "@gf-ledger/db/refresh-statistics";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { MakeImport } from "@gf-ledger/domain/imports/import-input";
import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { stillMay } from "../../gate/queries/still-may";
import { assertRoomFor } from "../../limits/account-room";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { figuredRows } from "../figured-rows";
import { importViewOf } from "../import-row";
import { type FileRefused, readImportFile } from "../read-import-file";
import { questionsOf } from "../tables/table-questions";
import { withoutDuplicates } from "../without-duplicates";

/** Line items in one statement. */
const CHUNK = 500;
/** Twenty thousand rows take a few seconds. */
const LONGEST_MS = 120_000;

type Refusals = FileRefused | "import_unclear" | "import_has_faults" | "import_nothing_new" | "session_ended";

/** The rows that are to come in, of those that can. */
async function chosenRows(
  transaction: Transaction,
  ctx: SignedInContext,
  { rows, withDuplicates }: { readonly rows: readonly ImportedRow[]; readonly withDuplicates: boolean },
): Promise<{ readonly chosen: readonly ImportedRow[]; readonly leftOut: number }> {
  if (withDuplicates) return { chosen: rows, leftOut: 0 };
  const { currency } = EDITION_FACTS[ctx.edition];
  const { fresh, duplicates } = await withoutDuplicates(transaction, ctx.actor.scope, { rows, currency });
  return { chosen: fresh, leftOut: duplicates.length };
}

/**
 * reports-41 POST /api/imports: takes a file in, whole or not at all. The same file with the same mapping,
 * sent again, answers the import that is there.
 */
export async function makeImport(
  ctx: SignedInContext,
  input: MakeImport,
): Promise<Outcome<ImportView, Refusals>> {
  const { mapping } = input;
  if (questionsOf(mapping).length > 0) return refused("import_unclear");
  const read = await readImportFile(ctx, input);
  if (!read.ok) return read;
  const { sha256, rows, faultCount } = read.value;
  if (faultCount > 0 && !input.withoutFaults) return refused("import_has_faults", { count: faultCount });
  const figured = new Map(
    (await figuredRows(ctx, rows, input.kindNote ?? null)).map((item, index) => [rows[index], item]),
  );
  const { scope } = ctx.actor;
  const { userId } = scope;
  const made = await inTransaction(
    ctx.database,
    async (transaction) => {
      await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
      // Reading and comparing twenty thousand rows takes long enough for the right to end (accounts-93).
      if (!(await stillMay(ctx, transaction))) return refused("session_ended");
      // A call that is sent again finds what the first one made.
      const same = { fileSha256: sha256, undoneAt: null, mapping: { equals: mapping } };
      const before = await importViewOf(transaction, scope, same);
      if (before) return done(before);
      const { chosen, leftOut } = await chosenRows(transaction, ctx, {
        rows,
        withDuplicates: input.withDuplicates,
      });
      if (chosen.length === 0) return refused("import_nothing_new");
      await assertRoomFor(transaction, scope, "imports");
      await assertRoomFor(transaction, scope, "lineItems", chosen.length);
      await setAuditReason(transaction, messageKey("sentences.takenIn", { file: input.fileName }));
      const { id: importId } = await transaction.import.create({
        data: {
          userId,
          fileName: input.fileName,
          fileSha256: sha256,
          mapping,
          createdAt: ctx.now(),
          lineItemCount: chosen.length,
          duplicatesLeftOut: leftOut,
          faultsLeftOut: faultCount,
        },
        select: { id: true },
      });
      const lineItems = chosen.flatMap((row) => figured.get(row) ?? []);
      for (let at = 0; at < lineItems.length; at += CHUNK)
        await transaction.lineItem.createMany({
          data: lineItems.slice(at, at + CHUNK).map((item) => ({ ...item, importId })),
        });
      const view = await importViewOf(transaction, scope, { id: importId });
      if (!view) throw new Error("An import was not found in the transaction that made it.");
      return done(view);
    },
    { timeout: LONGEST_MS, maxWait: 10_000 },
  );
  if (made.ok) ctx.later(() => refreshStatistics(ctx.database, made.value.lineItemCount));
  return made;
}
