import { calendarDateOf } from "../../calendar-column";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { type AllocationRecord, type PersonRecord, personRecordSchema } from "../household-records";
import type { AccountSource } from "./account-source";

/** The people of the owner's household, oldest first. */
export async function personRecords(source: AccountSource): Promise<PersonRecord[]> {
  const rows = await source.database.person.findMany({
    where: { userId: source.actor.scope.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { userId: true },
    include: { incomes: { orderBy: { taxYear: "asc" }, omit: { personId: true } } },
  });
  const dateOf = (column: Date | null) => column && calendarDateOf(column);
  return rows.map((row) =>
    personRecordSchema.parse({
      ...row,
      birthDate: dateOf(row.birthDate),
      diedOn: dateOf(row.diedOn),
      diagnosedOn: dateOf(row.diagnosedOn),
      letterDate: dateOf(row.letterDate),
      createdAt: row.createdAt.toISOString(),
      incomes: row.incomes.map(({ taxYear, cents }) => ({ taxYear, cents: Number(cents) })),
    }),
  );
}

/** Who eats what; without the shares of deleted line items, which a download does not hold. */
export async function allocationRecords(source: AccountSource): Promise<AllocationRecord[]> {
  const rows = await source.database.allocation.findMany({
    where: {
      userId: source.actor.scope.userId,
      OR: [{ lineItemId: null }, { lineItem: liveLineItems(source.actor.scope) }],
    },
    orderBy: { id: "asc" },
    select: {
      category: true,
      lineItemId: true,
      parts: { select: { personId: true, share: true }, orderBy: { personId: "asc" } },
    },
  });
  return rows.map((row) => ({ ...row, category: row.category as AllocationRecord["category"] }));
}
