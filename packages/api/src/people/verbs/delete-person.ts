import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { PersonUses } from "@gf-ledger/domain/people/person-view";
import type { SignedInContext } from "../../context";
import { inTransaction } from "../../refusals/in-transaction";
import { keepForUndo } from "../../undo/undo-store";
import { wholePerson } from "../kept-person";
import { personUses } from "../queries/person-uses";
import { readHousehold } from "../queries/read-household";
import { forgetShares } from "./forget-shares";
import { lockAndEnsureOwner } from "./lock-and-ensure-owner";

/**
 * DELETE /api/people/{id}: with `withAll` also shares, other expenses and adjustments of the person. Kept for a moment
 * in which all of it can be brought back (restorePerson).
 */
export function deletePerson(
  ctx: SignedInContext,
  { id, withAll }: { readonly id: string; readonly withAll: boolean },
): Promise<Outcome<{ id: string; gone: PersonUses }, "no_such_person" | "owner_stays" | "person_in_use">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockAndEnsureOwner(transaction, scope);
    const people = await readHousehold(transaction, scope);
    const person = people.find((one) => one.id === id);
    if (!person) return refused("no_such_person");
    if (person.relation === "self") return refused("owner_stays");
    const gone = (await personUses(transaction, scope))(id);
    const inUse = Object.values(gone).some((count) => count > 0);
    if (inUse && !withAll) return refused("person_in_use", { name: person.name, ...gone });
    const before = await wholePerson(transaction, scope, person);
    await keepForUndo(ctx, transaction, "person-removed", { subjectId: id, before });
    await forgetShares(transaction, scope, id);
    await transaction.person.delete({ where: { id, userId: scope.userId } });
    return done({ id, gone });
  });
}
