import type { ApiContext } from "../context";
import type { UserScope } from "./user-scope";

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

async function lineItemYears(database: Database, { userId }: UserScope, ids: readonly string[]) {
  const where = { id: { in: [...ids] }, userId };
  const rows = await database.lineItem.findMany({ where, select: { purchaseDate: true } });
  return rows.map(({ purchaseDate }) => purchaseDate.getUTCFullYear());
}

/** The years that a call names; of a row that is not there none, so that its verb says so. */
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
      return [...(await lineItemYears(database, scope, ids)), ...movedTo(input.purchaseDate)];
    case "expense":
      return [...yearsOf(await database.otherExpense.findMany(rows)), ...movedTo(input.date)];
    case "adjustment": {
      const paidBack = await lineItemYears(database, scope, idsIn(input.lineItemIds));
      const inReceipt = { receiptId: { in: idsIn(input.receiptId) }, userId };
      const receipt = await database.lineItem.findMany({ where: inReceipt, select: { purchaseDate: true } });
      const expenses = await database.otherExpense.findMany({
        where: { id: { in: idsIn(input.expenseIds) }, userId },
        select: { date: true },
      });
      return [
        ...yearsOf(await database.adjustment.findMany(rows)),
        ...paidBack,
        ...receipt.map(({ purchaseDate }) => purchaseDate.getUTCFullYear()),
        ...yearsOf(expenses),
        ...movedTo(input.date),
      ];
    }
    case "rate":
      return yearsOf(await database.givenRate.findMany(rows));
    case "import": {
      const where = { importId: { in: ids }, userId };
      const distinct = ["purchaseDate"] as const;
      const select = { purchaseDate: true };
      const days = await database.lineItem.findMany({ where, select, distinct: [...distinct] });
      return days.map(({ purchaseDate }) => purchaseDate.getUTCFullYear());
    }
  }
}
