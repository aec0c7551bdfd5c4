import type { AdjustmentsView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { DatesAsked } from "@gf-ledger/claim/periods/dates-asked";
import { localeOfClaim } from "../claims/locale-of-claim";
import type { SignedInContext } from "../context";
import { daysShown } from "../entries/days-asked";
import { adjustmentView, rulesOf, WITH_LINE_ITEMS } from "./adjustment-row";

/** GET /api/adjustments: the owner's ledger beside the food, oldest first, by the edition's rules. */
export async function listAdjustments(ctx: SignedInContext, asked: DatesAsked): Promise<AdjustmentsView> {
  const rows = await ctx.database.adjustment.findMany({
    where: daysShown(ctx.actor, asked),
    include: WITH_LINE_ITEMS,
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  const locale = localeOfClaim(ctx.edition, ctx);
  return { adjustments: rows.map((row) => adjustmentView(row, locale)), rules: rulesOf(locale) };
}
