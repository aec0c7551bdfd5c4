import type { Prisma } from "@gf-ledger/db/generated/client";
import type { ApiContext } from "../../context";
import type { UserScope } from "../user-scope";

/**
 * How a call is kept to the one tax year of a key (accounts-54). `free`: nothing in it belongs to a year. `narrowed`:
 * its answer lists that year alone. `rows`: its verb itself looks at the days in it. The others say which field of the
 * input, or which record that it names, tells the year.
 */
export type YearRule =
  | "free"
  | "narrowed"
  | "rows"
  | "year"
  | "taxYear"
  | "purchaseDate"
  | "date"
  | "claim"
  | "claimId"
  | "line item"
  | "changed line item"
  | "expense"
  | "adjustment"
  | "rate"
  | "import";

type Fields = Readonly<Record<string, unknown>>;
type Database = ApiContext["database"];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const yearOfText = (date: unknown) => (typeof date === "string" ? Number(date.slice(0, 4)) : Number.NaN);
/** The year that a field would move a row to; none where the call leaves it as it is. */
const movedTo = (date: unknown) => (date === undefined ? [] : [yearOfText(date)]);
const idsIn = (ids: unknown) =>
  (Array.isArray(ids) ? ids : [ids]).filter((id): id is string => typeof id === "string" && UUID.test(id));
const yearsOf = (rows: readonly { readonly date: Date }[]) => rows.map(({ date }) => date.getUTCFullYear());
const yearsBought = (rows: readonly { readonly purchaseDate: Date }[]) =>
  rows.map(({ purchaseDate }) => purchaseDate.getUTCFullYear());

type Items = Pick<Prisma.LineItemWhereInput, "id" | "importId" | "receiptId">;

/** The years of line items themselves. */
async function lineItemYears(database: Database, { userId }: UserScope, items: Items) {
  const select = { purchaseDate: true };
  const distinct = ["purchaseDate" as const];
  return yearsBought(await database.lineItem.findMany({ where: { ...items, userId }, select, distinct }));
}

/** The years that a change of line items reaches: also those of what they take back, and of what takes them back. */
async function yearsReachedBy(database: Database, { userId }: UserScope, items: Items) {
  const bought = { select: { purchaseDate: true } };
  const rows = await database.lineItem.findMany({
    where: { ...items, userId },
    select: {
      purchaseDate: true,
      returnOf: bought,
      returns: bought,
      adjustments: { select: { adjustment: { select: { date: true } } } },
    },
  });
  return rows.flatMap((row) => [
    ...yearsBought([row, ...row.returns, ...(row.returnOf ? [row.returnOf] : [])]),
    ...yearsOf(row.adjustments.map(({ adjustment }) => adjustment)),
  ]);
}

/** The years of entries, and of the food and the expenses that they pay back. */
async function yearsOfEntries(database: Database, { userId }: UserScope, ids: readonly string[]) {
  const rows = await database.adjustment.findMany({
    where: { id: { in: [...ids] }, userId },
    select: {
      date: true,
      lineItems: { select: { lineItem: { select: { purchaseDate: true } } } },
      expenses: { select: { expense: { select: { date: true } } } },
    },
  });
  return rows.flatMap((row) => [
    ...yearsOf([row, ...row.expenses.map(({ expense }) => expense)]),
    ...yearsBought(row.lineItems.map(({ lineItem }) => lineItem)),
  ]);
}

/** The years of other expenses, and of the entries that pay them back. */
async function yearsOfExpenses(database: Database, { userId }: UserScope, ids: readonly string[]) {
  const rows = await database.otherExpense.findMany({
    where: { id: { in: [...ids] }, userId },
    select: { date: true, repayments: { select: { adjustment: { select: { date: true } } } } },
  });
  return rows.flatMap((row) => yearsOf([row, ...row.repayments.map(({ adjustment }) => adjustment)]));
}

/**
 * The tax years that a call names or reaches. A missing row yields none; the verb then reports that it is not found.
 */
export async function yearsNamed(
  database: Database,
  scope: UserScope,
  rule: YearRule,
  input: Fields,
): Promise<readonly number[]> {
  const { userId } = scope;
  const ids = idsIn(rule === "claimId" ? input.claimId : input.id);
  const rows = { where: { id: { in: ids }, userId }, select: { date: true } };
  switch (rule) {
    case "free":
    case "narrowed":
    case "rows":
      return [];
    case "year":
    case "taxYear":
      return [Number(input[rule])];
    case "purchaseDate":
    case "date":
      return [yearOfText(input[rule])];
    case "claim":
    case "claimId": {
      const claims = await database.claim.findMany({ where: rows.where, select: { taxYear: true } });
      return claims.map(({ taxYear }) => taxYear);
    }
    case "line item":
      return lineItemYears(database, scope, { id: { in: ids } });
    case "changed line item":
      return [
        ...(await yearsReachedBy(database, scope, { id: { in: ids } })),
        ...movedTo(input.purchaseDate),
      ];
    case "expense":
      return [...(await yearsOfExpenses(database, scope, ids)), ...movedTo(input.date)];
    case "adjustment": {
      const expenses = await database.otherExpense.findMany({
        where: { id: { in: idsIn(input.expenseIds) }, userId },
        select: { date: true },
      });
      return [
        ...(await yearsOfEntries(database, scope, ids)),
        ...(await lineItemYears(database, scope, { id: { in: idsIn(input.lineItemIds) } })),
        ...(await lineItemYears(database, scope, { receiptId: { in: idsIn(input.receiptId) } })),
        ...yearsOf(expenses),
        ...movedTo(input.date),
      ];
    }
    case "rate":
      return yearsOf(await database.givenRate.findMany(rows));
    case "import":
      return yearsReachedBy(database, scope, { importId: { in: ids } });
  }
}
