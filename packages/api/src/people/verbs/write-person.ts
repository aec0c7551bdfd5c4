import type { Person } from "@gf-ledger/claim/people/person";
import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ChangedPerson, NewPerson } from "@gf-ledger/domain/people/person-input";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { assertRoomFor } from "../../limits/account-room";
import { inTransaction } from "../../refusals/in-transaction";
import { fittingHousehold } from "../fitting-household";
import { namedPeople } from "../named-people";
import { personView } from "../person-view";
import { yearOfToday } from "../queries/list-people";
import { personUses } from "../queries/person-uses";
import { readHousehold } from "../queries/read-household";
import { forgetShares } from "./forget-shares";
import { lockAndEnsureOwner } from "./lock-and-ensure-owner";

const dateOrNull = (date: string | null) => (date === null ? null : dateColumnOf(date));

/** The columns of a person who fits the household. */
export function personColumns(person: Person) {
  return {
    name: person.name,
    relation: person.relation,
    birthDate: dateOrNull(person.birthDate),
    diedOn: dateOrNull(person.diedOn),
    supported: person.dependence?.supported ?? null,
    resident: person.dependence?.resident ?? null,
    livedWith: person.dependence?.livedWith ?? null,
    celiac: person.celiac,
    diagnosedOn: dateOrNull(person.diagnosedOn),
    letterDate: dateOrNull(person.letter?.date ?? null),
    letterPractitioner: person.letter?.practitioner ?? null,
    letterSignedBy: person.letter?.signedBy ?? null,
  };
}

/** The rows of a person's net incomes, in cents. */
export const incomeRows = ({ netIncomeByYear }: Person) =>
  Object.entries(netIncomeByYear).map(([year, cents]) => ({ taxYear: Number(year), cents: BigInt(cents) }));

/** Fields that keep their value when a change leaves them out. */
type Kept = Pick<Person, "netIncomeByYear"> & Partial<Pick<Person, "relation" | "dependence">>;

/** The new answers about a dependence over the earlier ones; another relation is asked again. */
function dependenceFrom({ relation, dependence }: NewPerson, before: Kept): Pick<Person, "dependence"> {
  if (dependence === null) return {};
  const kept = before.relation === relation ? before.dependence : {};
  const { supported, resident, livedWith } = { ...kept, ...dependence };
  const all = { supported: supported ?? null, resident: resident ?? null, livedWith: livedWith ?? null };
  return Object.values(all).every((answer) => answer === null) ? {} : { dependence: all };
}

/** The input as a person; what is left out of it is unknown. */
function personFrom(id: string, input: NewPerson, before: Kept): Person {
  return {
    id,
    name: input.name,
    relation: input.relation,
    birthDate: input.birthDate ?? null,
    diedOn: input.diedOn ?? null,
    celiac: input.celiac,
    diagnosedOn: input.diagnosedOn ?? null,
    letter: input.letter ? { ...input.letter, signedBy: input.letter.signedBy ?? null } : null,
    ...dependenceFrom(input, before),
    netIncomeByYear: input.netIncomeByYear ?? before.netIncomeByYear,
  };
}

/** A person who was just written, as the caller sees one. */
export async function viewOf(
  ctx: SignedInContext,
  transaction: Transaction,
  person: Person,
): Promise<PersonView> {
  const usesOf = await personUses(transaction, ctx.actor.scope);
  const [named = person] = namedPeople([person], ctx.locale);
  return personView(named, usesOf(person.id), { edition: ctx.edition, taxYear: yearOfToday(ctx) });
}

/** POST /api/people: a further person of the household. */
export function addPerson(
  ctx: SignedInContext,
  input: NewPerson,
): Promise<Outcome<PersonView, "person_unfit">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockAndEnsureOwner(transaction, scope);
    const people = await readHousehold(transaction, scope);
    await assertRoomFor(transaction, scope, "people");
    const fits = fittingHousehold(ctx, people, personFrom("new", input, { netIncomeByYear: {} }));
    if (!fits.ok) return fits;
    const { id } = await transaction.person.create({
      data: {
        ...personColumns(fits.value),
        userId: scope.userId,
        createdAt: ctx.now(),
        incomes: { create: incomeRows(fits.value) },
      },
    });
    return done(await viewOf(ctx, transaction, { ...fits.value, id }));
  });
}

/**
 * PUT /api/people/{id}: replaces the whole person; only the incomes of years that are not given stay. Who is no
 * longer celiac has no share of anything.
 */
export function changePerson(
  ctx: SignedInContext,
  { id, ...input }: ChangedPerson,
): Promise<Outcome<PersonView, "person_unfit" | "no_such_person">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockAndEnsureOwner(transaction, scope);
    const people = await readHousehold(transaction, scope);
    const before = people.find((person) => person.id === id);
    if (!before) return refused("no_such_person");
    const fits = fittingHousehold(ctx, people, personFrom(id, input, before));
    if (!fits.ok) return fits;
    await transaction.person.update({
      where: { id, userId: scope.userId },
      data: { ...personColumns(fits.value), incomes: { deleteMany: {}, create: incomeRows(fits.value) } },
    });
    if (before.celiac && !fits.value.celiac) await forgetShares(transaction, scope, id);
    return done(await viewOf(ctx, transaction, fits.value));
  });
}
