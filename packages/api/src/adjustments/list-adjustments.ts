import type { AdjustmentsView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { EntriesAsked } from "@gf-ledger/claim/periods/dates-asked";
import { pageOf } from "@gf-ledger/domain/input/page-input";
import { localeOfClaim } from "../claims/locale-of-claim";
import { filedClaims } from "../claims/queries/filed-periods";
import type { SignedInContext } from "../context";
import { daysShown } from "../entries/days-asked";
import { adjustmentView, rulesOf, WITH_PAID_BACK } from "./adjustment-row";

/**
 * GET /api/adjustments: the owner's ledger beside the food, oldest first, a page at a time, by the edition's rules. Days
 * that are asked for also name the repayments of what was paid on them.
 */
export async function listAdjustments(ctx: SignedInContext, asked: EntriesAsked): Promise<AdjustmentsView> {
  const shown = daysShown(ctx.actor, asked);
  const { date, userId, ...ofKey } = shown;
  const paidThen = [
    { lineItems: { some: { lineItem: { purchaseDate: date } } } },
    { expenses: { some: { expense: { date } } } },
  ];
  const days = asked.from || asked.to ? { OR: [{ date }, ...paidThen] } : {};
  const where = { ...ofKey, ...days, userId };
  const { page, perPage } = asked;
  const [rows, totalItems, filed] = await Promise.all([
    ctx.database.adjustment.findMany({
      where,
      include: WITH_PAID_BACK,
      orderBy: [{ date: "asc" }, { id: "asc" }],
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    ctx.database.adjustment.count({ where }),
    filedClaims(ctx.database, ctx.actor.scope, ctx.edition),
  ]);
  const locale = localeOfClaim(ctx.edition, ctx);
  return {
    adjustments: rows.map((row) => adjustmentView(row, locale, filed)),
    rules: rulesOf(locale),
    ...pageOf(asked, totalItems),
  };
}
