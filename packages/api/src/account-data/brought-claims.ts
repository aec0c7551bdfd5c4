import type { Transaction } from "@gf-ledger/db/database";
import { z } from "zod";
import type { ClaimRecord } from "./claim-records";
import { ID, withIdsReplaced } from "./ids-in-text";
import type { RowsToImport } from "./rows-to-import";

/**
 * Claims that were brought in name people and line items that come after them. When all is there, what they
 * name is turned into the ids of this account; the text of a snapshot stays, since its hash stands beside it.
 */
export class BroughtClaims {
  private readonly waiting: { readonly record: ClaimRecord; readonly id: string }[] = [];

  constructor(private readonly rows: RowsToImport) {}

  add(record: ClaimRecord, id: string): void {
    this.waiting.push({ record, id });
    const owner = ownerIn(record);
    // An owner about whom nothing was said has no record of their own.
    if (owner !== null && this.rows.idOf(owner) === null) this.rows.isHere(owner, this.rows.userId);
  }

  async finish(transaction: Transaction): Promise<void> {
    const { rows } = this;
    for (const { record, id } of this.waiting) {
      const worthInputs = withIdsReplaced(record.worthInputs, (one) => rows.idOf(one));
      const snapshotIds = record.snapshot === null ? null : idsNamedIn(record, rows);
      await transaction.$executeRaw`
        UPDATE claims SET worth_inputs = NULLIF(${JSON.stringify(worthInputs)}::jsonb, 'null'::jsonb),
          snapshot_ids = NULLIF(${JSON.stringify(snapshotIds)}::jsonb, 'null'::jsonb)
        WHERE id = ${id}::uuid AND user_id = ${rows.userId}::uuid`;
    }
  }
}

const peopleSchema = z.object({ people: z.array(z.object({ id: z.uuid(), relation: z.string() })) });

/** The id by which a snapshot names the owner of the account that it comes from. */
function ownerIn({ snapshot, snapshotIds }: ClaimRecord): string | null {
  if (snapshot === null) return null;
  const { people } = peopleSchema.parse(JSON.parse(snapshot));
  const id = people.find(({ relation }) => relation === "self")?.id;
  return id === undefined ? null : (snapshotIds?.[id] ?? id);
}

/** The ids in a snapshot, each with the row of this account that it stands for; it may have been elsewhere before. */
function idsNamedIn({ snapshot, snapshotIds }: ClaimRecord, rows: RowsToImport): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const [id] of (snapshot ?? "").matchAll(ID)) {
    const there = snapshotIds?.[id] ?? id;
    const here = rows.idOf(there) ?? there;
    if (here !== id) ids[id] = here;
  }
  return ids;
}
