import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import type { KeptPerson } from "../kept-person";

/** Gives a person who is back the shares that went along. Shares that were set since then stay. */
export async function putBackShares(
  transaction: Transaction,
  { userId }: UserScope,
  { person, shares, items }: KeptPerson,
): Promise<void> {
  const personId = person.id;
  // forgetShares takes only this one away whole.
  const ofHousehold = shares.flatMap(({ allocation: { parts, ...row } }) =>
    row.category === null && row.lineItemId === null && parts.length === 1 ? [{ ...row, userId }] : [],
  );
  await transaction.allocation.createMany({ data: ofHousehold, skipDuplicates: true });
  const there = await transaction.allocation.findMany({
    where: { userId, id: { in: shares.map(({ allocation }) => allocation.id) } },
    select: { id: true },
  });
  const ids = new Set(there.map(({ id }) => id));
  await transaction.allocationPart.createMany({
    data: shares.flatMap(({ share, allocation: { id: allocationId } }) =>
      ids.has(allocationId) ? [{ allocationId, personId, share }] : [],
    ),
  });
  await transaction.$executeRaw`
    UPDATE receipt_items SET shares = kept.shares
    FROM receipts, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS kept (id uuid, shares jsonb)
    WHERE receipt_items.id = kept.id AND receipts.id = receipt_id AND receipts.user_id = ${userId}::uuid
      AND receipt_items.shares = (SELECT coalesce(jsonb_agg(part), '[]')
        FROM jsonb_array_elements(kept.shares) AS part WHERE part ->> 'personId' <> ${personId})`;
}
