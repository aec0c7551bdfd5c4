import { deductedBy, laterIncomeCents } from "@gf-ledger/claim/adjustments/later-income";
import { placeRepayment } from "@gf-ledger/claim/adjustments/place-repayment";
import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { translatorOf } from "@gf-ledger/messages/translator";
import { WITH_PAID_BACK } from "../adjustments/adjustment-row";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import type { StoredClaim } from "./claim-row";
import { isIncomeOfLaterYear } from "./placed-repayment";
import { readAccountChoices } from "./read-account-choices";
import { readRepaidExpenses } from "./read-repaid-expenses";

type Income = ClaimChangesView["incomeOfLaterYears"];
const { currency } = EDITION_FACTS.us;

/** What came back, after an American claim was filed, of expenses that it deducted: none elsewhere (claim-48). */
export async function incomeOfLaterYears(
  ctx: SignedInContext,
  claim: StoredClaim,
  filed: ClaimContent | null,
): Promise<Income> {
  if (claim.edition !== "us" || filed === null) return [];
  const { scope } = ctx.actor;
  const { from, to } = filed.period;
  const days = { gte: dateColumnOf(from), lte: dateColumnOf(to) };
  const rows = await ctx.database.adjustment.findMany({
    where: {
      userId: scope.userId,
      currency,
      date: { gt: dateColumnOf(to) },
      OR: [
        { lineItems: { some: { lineItem: { purchaseDate: days } } } },
        { expenses: { some: { expense: { date: days } } } },
      ],
    },
    include: WITH_PAID_BACK,
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  const later = rows.filter((row) => isIncomeOfLaterYear(row, claim));
  if (later.length === 0) return [];
  const { sharesOf, countTax } = await readAccountChoices(ctx.database, scope, "us");
  const repaid = await readRepaidExpenses(ctx.database, scope, later, {
    sharesOf,
    countTax,
    centsOf: (_date, of, cents) => (of === currency ? cents : null),
  });
  const t = translatorOf(ctx.locale, "claimRules");
  const deducted = deductedBy(filed.figures);
  let before = 0;
  return later.map((row): Income[number] => {
    const date = calendarDateOf(row.date);
    const year = taxYearOf(date);
    const inside = placeRepayment(row.amount ?? 0, repaid(row)).filter(
      (part) => part.date >= from && part.date <= to,
    );
    const cents = inside.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const upToHere = deducted && laterIncomeCents(before + cents, deducted);
    const income = upToHere === null ? null : upToHere - (deducted ? laterIncomeCents(before, deducted) : 0);
    before += cents;
    return {
      adjustmentId: row.id,
      date,
      year,
      amount: dollarsFromCents(cents),
      income: income === null ? null : dollarsFromCents(income),
      words: t(income === null ? "laterIncome.unknown" : "laterIncome.known", { year: String(year) }),
    };
  });
}
