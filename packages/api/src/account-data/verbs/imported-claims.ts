import type { Transaction } from "@gf-ledger/db/database";
import type { ClaimRecord } from "../claim-records";
import { withIdsReplaced } from "../rules/ids-in-text";
import type { RowsToImport } from "../rules/rows-to-import";
import type { IdsOfSnapshot } from "../rules/snapshot-ids";

interface Waiting {
  readonly record: ClaimRecord;
  readonly named: IdsOfSnapshot;
  readonly id: string;
}

/**
 * Imported claims name people and line items that are imported after them. When all is there, what they
 * name is turned into the ids of this account; the text of a snapshot stays, since its hash stands beside it.
 */
export class ImportedClaims {
  private readonly waiting: Waiting[] = [];

  constructor(private readonly rows: RowsToImport) {}

  add(claim: Waiting): void {
    this.waiting.push(claim);
    const { owner } = claim.named;
    // An owner about whom nothing was said has no record of their own.
    if (owner !== null && this.rows.idOf(owner) === null) this.rows.isOwner(owner);
  }

  async finish(transaction: Transaction): Promise<void> {
    const { rows } = this;
    for (const { record, named, id } of this.waiting) {
      const estimateInputs = withIdsReplaced(record.worthInputs, (one) => rows.idOf(one));
      const ofPersons = withIdsReplaced(record.periodOfPersons, (one) => rows.idOf(one));
      const snapshotIds = record.snapshot === null ? null : idsOfHere(record, named, rows);
      await transaction.$executeRaw`
        UPDATE claims SET worth_inputs = NULLIF(${JSON.stringify(estimateInputs)}::jsonb, 'null'::jsonb),
          period_of_persons = NULLIF(${JSON.stringify(ofPersons)}::jsonb, 'null'::jsonb),
          snapshot_ids = NULLIF(${JSON.stringify(snapshotIds)}::jsonb, 'null'::jsonb)
        WHERE id = ${id}::uuid AND user_id = ${rows.userId}::uuid`;
    }
  }
}

/** Maps the ids in an imported snapshot to this account's ids; the snapshot may have been imported before. */
function idsOfHere(
  { snapshotIds }: ClaimRecord,
  { ids }: IdsOfSnapshot,
  rows: RowsToImport,
): Record<string, string> {
  const here: Record<string, string> = {};
  for (const id of ids) {
    const there = snapshotIds?.[id] ?? id;
    const row = rows.idOf(there) ?? there;
    if (row !== id) here[id] = row;
  }
  return here;
}
