import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { lockAndEnsureOwner } from "../people/verbs/lock-and-ensure-owner";

/**
 * The person of the household that an entry is for; the owner where nobody is named. From here on the
 * transaction is the account's only one that writes people or entries.
 */
export async function entryPerson(
  { actor: { scope } }: SignedInContext,
  transaction: Transaction,
  personId: string | undefined,
): Promise<Outcome<string, "no_such_person">> {
  await lockAndEnsureOwner(transaction, scope);
  const where = { id: personId ?? scope.userId, userId: scope.userId };
  const person = await transaction.person.findFirst({ where, select: { id: true } });
  return person ? done(person.id) : refused("no_such_person");
}
