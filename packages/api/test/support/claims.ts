import type { TestApp } from "./test-app";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** A person of a household as a test says it; dollars. */
interface Member {
  readonly name?: string;
  readonly relation: "self" | "spouse" | "child" | "other-dependant";
  readonly birthDate?: string;
  readonly diedOn?: string;
  readonly celiac?: boolean;
  readonly income?: number;
}

/** Writes the people of an account, with their net incomes of one year; their ids by relation. */
export async function household(
  testApp: TestApp,
  { user }: Person,
  taxYear: number,
  members: readonly Member[],
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name, relation, birthDate, diedOn, celiac = false, income } of members) {
    const { id } = await testApp.database.person.create({
      data: {
        // The owner's id is the account's own.
        ...(relation === "self" ? { id: user.id } : {}),
        userId: user.id,
        name: name ?? relation,
        relation,
        birthDate: birthDate ? day(birthDate) : null,
        diedOn: diedOn ? day(diedOn) : null,
        celiac,
        ...(income === undefined ? {} : { incomes: { create: { taxYear, cents: income * 100 } } }),
      },
    });
    ids[relation] = id;
  }
  return ids;
}

/** An other medical expense, in dollars. */
export async function otherExpense(
  testApp: TestApp,
  { user }: Person,
  expense: { personId?: string; date: string; dollars: number; currency?: "CAD" | "USD" },
): Promise<void> {
  const { personId = user.id, date, dollars, currency = "CAD" } = expense;
  await testApp.database.otherExpense.create({
    data: { userId: user.id, personId, date: day(date), amount: dollars * 100, currency, what: "Dentist" },
  });
}

/** Columns of a line item whose extra cost is so many dollars. */
export function extraOf(
  dollars: number,
  date: string,
  rest: { name?: string; currency?: "CAD" | "USD" } = {},
) {
  return {
    purchaseDate: day(date),
    price: dollars * 100 + 100,
    regularPrice: 100,
    priceSource: "custom",
    ...rest,
  };
}
