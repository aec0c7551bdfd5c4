import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { Transaction } from "@gf-ledger/db/database";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { namedPeople } from "../../people/named-people";
import type { NamedThings } from "./read-recorded-changes";

type Named = NonNullable<ReturnType<NamedThings["get"]>>;

/** What the things of a claim are called: an item as its receipt printed it, also one that was deleted since. */
export async function readNamedThings(
  client: Transaction,
  userId: string,
  contents: readonly ClaimContent[],
  locale: Locale,
): Promise<NamedThings> {
  const ids = [...new Set(contents.flatMap(({ lineItems }) => lineItems.map(({ id }) => id)))];
  const rows = await client.$queryRaw<{ id: string; name: string; day: string }[]>`
    SELECT id::text, name, to_char(purchase_date, 'YYYY-MM-DD') AS day
    FROM line_items WHERE user_id = ${userId}::uuid AND id = ANY(${ids}::uuid[])`;
  return new Map<string, Named>([
    ...contents.flatMap(({ people, lineItems, adjustments }) => [
      ...lineItems.map(
        ({ id, product, purchaseDate }) => [id, { name: product, day: purchaseDate }] as [string, Named],
      ),
      ...namedPeople(people, locale).map(({ id, name }) => [id, { name, day: null }] as [string, Named]),
      ...adjustments
        .filter(({ note }) => note !== "")
        .map(({ id, note, date }) => [id, { name: note, day: date }] as [string, Named]),
    ]),
    ...rows.map(({ id, name, day }) => [id, { name, day }] as [string, Named]),
  ]);
}
