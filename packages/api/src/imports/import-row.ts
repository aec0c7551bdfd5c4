import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import type { UserScope } from "../gate/user-scope";
import { liveLineItems } from "../tax-report/queries/live-line-items";

const IMPORT_COLUMNS = {
  id: true,
  fileName: true,
  createdAt: true,
  lineItemCount: true,
  duplicatesLeftOut: true,
  faultsLeftOut: true,
  undoneAt: true,
} as const satisfies Prisma.ImportSelect;

/**
 * The owner's imports as every caller sees them, newest first, each with how many of its line items are left.
 * They are counted in a query of their own, which asks for these imports alone.
 */
export async function importViews(
  database: Transaction,
  scope: UserScope,
  { where, take }: { readonly where: Prisma.ImportWhereInput; readonly take: number },
): Promise<ImportView[]> {
  const rows = await database.import.findMany({
    where: { ...where, userId: scope.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take,
    select: IMPORT_COLUMNS,
  });
  if (rows.length === 0) return [];
  const counted = await database.lineItem.groupBy({
    by: ["importId"],
    where: { ...liveLineItems(scope), importId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  const remaining = new Map(counted.map(({ importId, _count }) => [importId, _count]));
  return rows.map(({ createdAt, undoneAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    remainingCount: remaining.get(row.id) ?? 0,
  }));
}

/** The newest import of the owner that is asked for; `null` where there is none. */
export async function importViewOf(
  database: Transaction,
  scope: UserScope,
  where: Prisma.ImportWhereInput,
): Promise<ImportView | null> {
  const [view] = await importViews(database, scope, { where, take: 1 });
  return view ?? null;
}
