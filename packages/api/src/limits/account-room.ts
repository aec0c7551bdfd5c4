import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { KindOfRecord } from "@gf-ledger/domain/outcome/reasons";
import type { UserScope } from "../gate/user-scope";
import { throwRefusal } from "../refusals/throw-refusal";

/** What an account can hold of each kind: more than a household writes in a lifetime (api-46). */
export const MAX_RECORDS: Readonly<Record<KindOfRecord, number>> = {
  receipts: 50_000,
  lineItems: 200_000,
  ownPrices: 20_000,
  corrections: 20_000,
  mergedNames: 20_000,
  observations: 200_000,
  people: 50,
  expenses: 10_000,
  adjustments: 10_000,
  rates: 5_000,
  claims: 200,
  imports: 5_000,
};

const COUNTS: {
  readonly [Kind in KindOfRecord]: (database: Transaction, userId: string) => Promise<number>;
} = {
  receipts: (database, userId) => database.receipt.count({ where: { userId } }),
  lineItems: (database, userId) => database.lineItem.count({ where: { userId } }),
  ownPrices: (database, userId) => database.productPrice.count({ where: { userId } }),
  corrections: (database, userId) => database.correction.count({ where: { userId } }),
  mergedNames: (database, userId) => database.mergedName.count({ where: { userId } }),
  observations: (database, userId) => database.priceObservation.count({ where: { userId } }),
  people: (database, userId) => database.person.count({ where: { userId } }),
  expenses: (database, userId) => database.otherExpense.count({ where: { userId } }),
  adjustments: (database, userId) => database.adjustment.count({ where: { userId } }),
  rates: (database, userId) => database.givenRate.count({ where: { userId } }),
  claims: (database, userId) => database.claim.count({ where: { userId } }),
  imports: (database, userId) => database.import.count({ where: { userId } }),
};

/** Whether the account can hold so many more of a kind; refused, with what to delete, where it cannot. */
export async function roomFor(
  database: Transaction,
  { userId }: UserScope,
  kind: KindOfRecord,
  more = 1,
): Promise<Outcome<null, "account_full">> {
  const max = MAX_RECORDS[kind];
  const held = await COUNTS[kind](database, userId);
  return held + more <= max ? done(null) : refused("account_full", { kind, most: max });
}

/** The same inside a transaction (`inTransaction`), which is refused and rolled back where there is no room. */
export async function assertRoomFor(
  transaction: Transaction,
  scope: UserScope,
  kind: KindOfRecord,
  more = 1,
): Promise<void> {
  const room = await roomFor(transaction, scope, kind, more);
  if (!room.ok) throwRefusal(room);
}
