import { householdSchema } from "@gf-ledger/claim/people/household-schema";
import type { Person } from "@gf-ledger/claim/people/person";
import { type Done, done, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";

/**
 * The household with one person added or changed, checked whole: dates against today, one self, at most one
 * partner and 50 people. Paths of what is wrong are fields of that person.
 */
export function fittingHousehold(
  ctx: SignedInContext,
  people: readonly Person[],
  written: Person,
): Done<Person> | Refused<"person_unfit"> {
  const others = people.filter(({ id }) => id !== written.id);
  const today = ctx.now().toISOString().slice(0, 10);
  const checked = householdSchema(today).safeParse([written, ...others]);
  if (checked.success) return done(checked.data[0] ?? written);
  const issues = checked.error.issues.map(({ path, message }) => ({
    path: path.slice(1).join("."),
    message,
  }));
  return refused("person_unfit", { issues });
}
