import { chooseShares } from "@gf-ledger/claim/people/choose-shares";
import { defaultShares } from "@gf-ledger/claim/people/default-shares";
import { livesOn, sharesOfTheLiving } from "@gf-ledger/claim/people/living";
import type { Share } from "@gf-ledger/claim/people/shares";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import type { UserScope } from "../../gate/user-scope";
import { readHousehold } from "./read-household";

/** What was said about who eats, in its three places. */
export interface Allocations {
  /** `null` until the household says it. */
  readonly ofHousehold: readonly Share[] | null;
  readonly byCategory: ReadonlyMap<string, readonly Share[]>;
  readonly byLineItem: ReadonlyMap<string, readonly Share[]>;
}

interface AllocationRow {
  readonly id: string;
  readonly category: string | null;
  readonly lineItemId: string | null;
  readonly parts: readonly Share[];
}

/** An account can say it of each of its line items: read at once, they would hold everybody else up (api-60). */
const ROWS_AT_ONCE = 2_000;

/** A deleted line item says nothing any more, of its returns either: what counts must not change when its row goes. */
function nextRows(
  client: Transaction,
  { userId }: UserScope,
  after: string | null,
): Promise<AllocationRow[]> {
  return client.$queryRaw<AllocationRow[]>`
    SELECT id, category, line_item_id AS "lineItemId", COALESCE((
        SELECT jsonb_agg(jsonb_build_object('personId', person_id, 'share', share) ORDER BY person_id)
        FROM allocation_parts WHERE allocation_id = allocations.id), '[]') AS parts
    FROM allocations WHERE user_id = ${userId}::uuid AND (${after}::uuid IS NULL OR id > ${after}::uuid)
      AND (SELECT deleted_at FROM line_items
        WHERE line_items.id = line_item_id AND line_items.user_id = allocations.user_id) IS NULL
    ORDER BY id LIMIT ${ROWS_AT_ONCE}`;
}

export async function readAllocationRows(client: Transaction, scope: UserScope): Promise<Allocations> {
  const rows: AllocationRow[] = [];
  for (;;) {
    const next = await nextRows(client, scope, rows.at(-1)?.id ?? null);
    for (const row of next) rows.push(row);
    if (next.length < ROWS_AT_ONCE) break;
  }
  const ofPlace = (place: (row: (typeof rows)[number]) => string | null) =>
    new Map(rows.flatMap((row) => (place(row) === null ? [] : [[place(row) ?? "", row.parts] as const])));
  const household = rows.find(({ category, lineItemId }) => category === null && lineItemId === null);
  return {
    ofHousehold: household?.parts ?? null,
    byCategory: ofPlace(({ category }) => category),
    byLineItem: ofPlace(({ lineItemId }) => lineItemId),
  };
}

/** The line item whose shares are asked for. */
export interface SharedLine {
  readonly id: string;
  readonly category: string;
  /** A return is eaten by those who ate its purchase, unless it says otherwise. */
  readonly returnOfId: string | null;
  /** The day on which it counts; a return's is its purchase's. */
  readonly countedOn: CalendarDate;
}

/** The shares of a line item over the celiac people of its account (claim-11); an empty list: no one eats it. */
export type SharesOf = (line: SharedLine) => Share[];

/** Reads once who eats what in an account, and answers for each of its line items. */
export async function readAllocations(client: Transaction, scope: UserScope): Promise<SharesOf> {
  const [people, chosen] = await Promise.all([
    readHousehold(client, scope),
    readAllocationRows(client, scope),
  ]);
  return ({ id, category, returnOfId, countedOn }) => {
    const living = people.filter((person) => livesOn(person, countedOn));
    const ofHousehold = chosen.ofHousehold ?? defaultShares(living);
    const forItem = chosen.byLineItem.get(id) ?? chosen.byLineItem.get(returnOfId ?? id) ?? null;
    const forCategory = chosen.byCategory.get(category || UNCATEGORIZED) ?? null;
    const { shares } = chooseShares({ forItem, forCategory, ofHousehold });
    return sharesOfTheLiving(shares, people, countedOn);
  };
}
