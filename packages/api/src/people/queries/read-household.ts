import type { Person } from "@gf-ledger/claim/people/person";
import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import { personOf } from "../person-row";

/** What an owner without a name is called. */
const UNNAMED = "You";

/**
 * The account's owner as a person. The id is the account's own, before anything is stored and after, so that
 * rows of a claim keep their person when the first people are entered.
 */
export function ownerAlone(userId: string, name: string | null): Person {
  return {
    id: userId,
    name: name?.trim() || UNNAMED,
    relation: "self",
    birthDate: null,
    diedOn: null,
    celiac: true,
    diagnosedOn: null,
    letter: null,
    netIncomeByYear: {},
  };
}

/** The people of an account, the owner first (claim-10). An account without people has only its owner. */
export async function readHousehold(client: Transaction, scope: UserScope): Promise<Person[]> {
  const { name, people } = await client.user.findUniqueOrThrow({
    where: { id: scope.userId },
    select: {
      name: true,
      people: {
        include: { incomes: { orderBy: { taxYear: "asc" } } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      },
    },
  });
  const stored = people.map(personOf);
  const self = stored.find(({ relation }) => relation === "self") ?? ownerAlone(scope.userId, name);
  return [self, ...stored.filter(({ relation }) => relation !== "self")];
}
