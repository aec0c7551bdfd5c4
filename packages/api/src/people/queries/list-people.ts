import type { People } from "@gf-ledger/domain/people/person-view";
import type { SignedInContext } from "../../context";
import { namedPeople } from "../named-people";
import { personView } from "../person-view";
import { personUses } from "./person-uses";
import { readHousehold } from "./read-household";

/** The year of the server's day, which a caller means who names none. */
export function yearOfToday(ctx: SignedInContext): number {
  return ctx.now().getUTCFullYear();
}

/** GET /api/people: the household, the owner first, as a tax year sees it. */
export async function listPeople(
  ctx: SignedInContext,
  { year = yearOfToday(ctx) }: { readonly year?: number | undefined },
): Promise<People> {
  const { scope } = ctx.actor;
  const [people, usesOf] = await Promise.all([
    readHousehold(ctx.database, scope),
    personUses(ctx.database, scope),
  ]);
  const seenFrom = { edition: ctx.edition, taxYear: year };
  return {
    year,
    people: namedPeople(people, ctx.locale).map((person) => personView(person, usesOf(person.id), seenFrom)),
  };
}
