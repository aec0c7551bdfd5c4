import type { Person } from "@gf-ledger/claim/people/person";
import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { UserScope } from "../gate/user-scope";

const POINTING = {
  createdAt: true,
  shares: {
    select: { share: true, allocation: { include: { parts: { select: { personId: true } } } } },
  },
  otherExpenses: { include: { repayments: { select: { adjustmentId: true } } } },
  adjustments: {
    include: { lineItems: { select: { lineItemId: true } }, expenses: { select: { expenseId: true } } },
  },
} as const satisfies Prisma.PersonSelect;

/** A person with everything that goes along; dates are text once it was stored. */
export type KeptPerson = Prisma.PersonGetPayload<{ select: typeof POINTING }> & {
  readonly person: Person;
  /** Items of drafts that name the person among who eats them. */
  readonly items: readonly { readonly id: string; readonly shares: Prisma.JsonValue }[];
};

/** Reads a person of the household as it is before it goes. */
export async function wholePerson(
  transaction: Transaction,
  { userId }: UserScope,
  person: Person,
): Promise<KeptPerson> {
  const pointing = await transaction.person.findFirstOrThrow({
    where: { id: person.id, userId },
    select: POINTING,
  });
  const items = await transaction.$queryRaw<{ id: string; shares: Prisma.JsonValue }[]>`
    SELECT receipt_items.id, shares FROM receipt_items JOIN receipts ON receipts.id = receipt_id
    WHERE receipts.user_id = ${userId}::uuid
      AND shares @> jsonb_build_array(jsonb_build_object('personId', ${person.id}::text))`;
  return { ...pointing, person, items };
}
