import type { Transaction } from "@gf-ledger/db/database";
import type { PersonUses } from "@gf-ledger/domain/people/person-view";
import type { UserScope } from "../../gate/user-scope";

type Row = PersonUses & { readonly personId: string };

const NONE: PersonUses = { lineItems: 0, categories: 0, otherExpenses: 0, adjustments: 0 };

/** What points to each person of an account, by the person's id. */
export async function personUses(
  client: Transaction,
  { userId }: UserScope,
): Promise<(personId: string) => PersonUses> {
  const rows = await client.$queryRaw<Row[]>`
    SELECT people.id AS "personId",
      (SELECT count(*)::int FROM allocation_parts JOIN allocations ON allocations.id = allocation_id
        WHERE allocations.user_id = people.user_id AND person_id = people.id AND line_item_id IS NOT NULL)
        + (SELECT count(*)::int FROM receipt_items JOIN receipts ON receipts.id = receipt_id
          WHERE receipts.user_id = ${userId}::uuid
            AND shares @> jsonb_build_array(jsonb_build_object('personId', people.id))) AS "lineItems",
      (SELECT count(*)::int FROM allocation_parts JOIN allocations ON allocations.id = allocation_id
        WHERE allocations.user_id = people.user_id AND person_id = people.id AND category IS NOT NULL) AS "categories",
      (SELECT count(*)::int FROM other_expenses
        WHERE other_expenses.user_id = people.user_id AND person_id = people.id) AS "otherExpenses",
      (SELECT count(*)::int FROM adjustments
        WHERE adjustments.user_id = people.user_id AND person_id = people.id) AS "adjustments"
    FROM people WHERE user_id = ${userId}::uuid`;
  const uses = new Map(rows.map(({ personId, ...counts }) => [personId, counts]));
  return (id) => uses.get(id) ?? NONE;
}
