import { chooseShares } from "@gf-ledger/claim/people/choose-shares";
import { defaultShares } from "@gf-ledger/claim/people/default-shares";
import type { Transaction } from "@gf-ledger/db/database";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { type LineItemShares, type SharesView, sharesViewSchema } from "@gf-ledger/domain/people/shares-view";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { readAllocationRows } from "./read-allocations";
import { readHousehold } from "./read-household";

/** GET /api/people/shares. */
export async function sharesView(client: Transaction, scope: UserScope): Promise<SharesView> {
  const [people, chosen] = await Promise.all([
    readHousehold(client, scope),
    readAllocationRows(client, scope),
  ]);
  const categories = [...chosen.byCategory].map(([category, shares]) => ({ category, shares }));
  return sharesViewSchema.parse({
    household: chosen.ofHousehold,
    inForce: chosen.ofHousehold ?? defaultShares(people),
    categories: categories.sort((a, b) => a.category.localeCompare(b.category, "en")),
    lineItems: chosen.byLineItem.size,
  });
}

/** Who eats one line item, and where that was said. */
export async function lineItemShares(
  client: Transaction,
  scope: UserScope,
  id: string,
): Promise<Outcome<LineItemShares, "no_such_line_item">> {
  const line = await client.lineItem.findFirst({
    where: { id, ...liveLineItems(scope) },
    select: { category: true, returnOfId: true },
  });
  if (!line) return refused("no_such_line_item");
  const [people, chosen] = await Promise.all([
    readHousehold(client, scope),
    readAllocationRows(client, scope),
  ]);
  const own = chosen.byLineItem.get(id) ?? null;
  const ofPurchase = chosen.byLineItem.get(line.returnOfId ?? id) ?? null;
  const { shares, from } = chooseShares({
    forItem: own ?? ofPurchase,
    forCategory: chosen.byCategory.get(line.category || UNCATEGORIZED) ?? null,
    ofHousehold: chosen.ofHousehold ?? defaultShares(people),
  });
  const ofThePurchase = from === "item" && own === null;
  return done({ lineItemId: id, shares: [...shares], from: ofThePurchase ? "purchase" : from });
}

/** GET /api/tax-report/line-items/{id}/allocations. */
export function readLineItemShares(ctx: SignedInContext, { id }: { readonly id: string }) {
  return lineItemShares(ctx.database, ctx.actor.scope, id);
}
