import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import type { SignedInContext } from "../context";
import { daysOfYear } from "../entries/days-asked";
import { importViews } from "./import-row";

/** Far more than a person takes in; older ones are in the download of one's data. */
const MAX = 200;

/** Files whose rows are all of one year: a key of that year is shown no other. */
function whollyOf(year: number) {
  const purchaseDate = daysOfYear(year);
  return { lineItems: { some: { purchaseDate }, none: { NOT: { purchaseDate } } } };
}

/** GET /api/imports: the files that were taken in, newest first, undone ones too. */
export async function listImports(ctx: SignedInContext): Promise<{ imports: ImportView[] }> {
  const { keyYear, scope } = ctx.actor;
  const where = keyYear === null ? {} : whollyOf(keyYear);
  return { imports: await importViews(ctx.database, scope, { where, take: MAX }) };
}
