import { checkShares } from "@gf-ledger/claim/people/check-shares";
import type { Transaction } from "@gf-ledger/db/database";
import { type Done, done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import type { LineItemShares, SharesView, ShareView } from "@gf-ledger/domain/people/shares-view";
import type { SignedInContext } from "../../context";
import { notBeingCorrected } from "../../drafts/queries/not-being-corrected";
import type { UserScope } from "../../gate/user-scope";
import { inTransaction } from "../../refusals/in-transaction";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { readHousehold } from "../queries/read-household";
import { lineItemShares, sharesView } from "../queries/read-shares";
import { lockAndEnsureOwner } from "./lock-and-ensure-owner";

export type SharesRefused =
  | "no_such_person"
  | "share_of_not_celiac"
  | "person_shared_twice"
  | "shares_above_one";
/** Of one line item, of a category, or with neither of the household. */
type Place = { readonly lineItemId: string | null; readonly category: string | null };

/** Whether these people of the household can share an item so. */
export async function fittingShares(
  transaction: Transaction,
  scope: UserScope,
  shares: readonly ShareView[],
): Promise<Done<null> | Refused<SharesRefused>> {
  const people = await readHousehold(transaction, scope);
  const checked = checkShares(shares, people);
  if (checked.ok) return done(null);
  if (checked.reason === "above-one") return refused("shares_above_one");
  if (checked.reason === "person-twice") return refused("person_shared_twice");
  const person = people.find(({ id }) => id === checked.personId);
  return person ? refused("share_of_not_celiac", { name: person.name }) : refused("no_such_person");
}

/** Says who eats what a place covers; `null` takes back what was said. Every write of shares goes through here. */
async function writeShares(
  transaction: Transaction,
  scope: UserScope,
  place: Place,
  shares: readonly ShareView[] | null,
): Promise<Done<null> | Refused<SharesRefused>> {
  const fits = await fittingShares(transaction, scope, shares ?? []);
  if (fits.ok) await replaceShares(transaction, scope, place, shares);
  return fits;
}

/** Writes shares that fit (fittingShares) in the place of what was said there. */
export async function replaceShares(
  transaction: Transaction,
  { userId }: UserScope,
  place: Place,
  shares: readonly ShareView[] | null,
): Promise<void> {
  await transaction.allocation.deleteMany({ where: { userId, ...place } });
  if (shares === null) return;
  const parts = { create: shares.map(({ personId, share }) => ({ personId, share })) };
  await transaction.allocation.create({ data: { userId, ...place, parts } });
}

/** Says who eats each of several line items, which are the caller's. */
export async function shareLineItems(
  transaction: Transaction,
  scope: UserScope,
  lineItemIds: readonly string[],
  shares: readonly ShareView[] | null,
): Promise<Done<null> | Refused<SharesRefused>> {
  const fits = await fittingShares(transaction, scope, shares ?? []);
  if (!fits.ok) return fits;
  for (const lineItemId of lineItemIds)
    await replaceShares(transaction, scope, { lineItemId, category: null }, shares);
  return fits;
}

/** PUT /api/people/shares: the household's default, or what holds for a category. */
export function setShares(
  ctx: SignedInContext,
  input: { readonly category?: string | null | undefined; readonly shares: readonly ShareView[] | null },
): Promise<Outcome<SharesView, SharesRefused>> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockAndEnsureOwner(transaction, scope);
    const place = { lineItemId: null, category: input.category ?? null };
    const written = await writeShares(transaction, scope, place, input.shares);
    return written.ok ? done(await sharesView(transaction, scope)) : written;
  });
}

/** PUT /api/tax-report/line-items/{id}/allocations. */
export function setLineItemShares(
  ctx: SignedInContext,
  { id, shares }: { readonly id: string; readonly shares: readonly ShareView[] | null },
): Promise<Outcome<LineItemShares, SharesRefused | "no_such_line_item" | "receipt_being_corrected">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockAndEnsureOwner(transaction, scope);
    // The correction holds who eats its lines, and would write that over this (receipts-57).
    const free = await notBeingCorrected(transaction, scope, id);
    if (!free.ok) return free;
    const line = await transaction.lineItem.findFirst({
      where: { id, ...liveLineItems(scope) },
      select: { id: true },
    });
    if (!line) return refused("no_such_line_item");
    const written = await writeShares(transaction, scope, { lineItemId: id, category: null }, shares);
    return written.ok ? lineItemShares(transaction, scope, id) : written;
  });
}
