import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import { ownerAlone } from "../queries/read-household";

/**
 * Stores the account's owner as a person, so that others can point to it; nothing changes where it is stored
 * already. Calls that write people of one account wait for each other from here on; whatever else names the account in
 * a new row does not.
 */
export async function lockAndEnsureOwner(transaction: Transaction, { userId }: UserScope): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const { name } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true },
  });
  const { id, relation, celiac, name: called } = ownerAlone(userId, name);
  await transaction.person.createMany({
    data: [{ id, userId, relation, celiac, name: called }],
    skipDuplicates: true,
  });
}
