import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import { deductedBy, laterIncomeCents } from "@gf-ledger/claim/adjustments/later-income";
import { placeRepayment } from "@gf-ledger/claim/adjustments/place-repayment";
import { withinRows } from "@gf-ledger/claim/adjustments/within-rows";
import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { countsInPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { DatedAmount } from "@gf-ledger/claim/periods/dated-amount";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { translatorOf } from "@gf-ledger/messages/translator";
import { adjustmentOf, WITH_PAID_BACK } from "../../adjustments/adjustment-row";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { isIncomeOfLaterYear } from "../basis/placed-repayment";
import { readAccountChoices } from "../basis/read-account-choices";
import { readRepaidExpenses } from "../basis/read-repaid-expenses";
import type { StoredClaim } from "../claim-row";

type Income = ClaimChangesView["incomeOfLaterYears"];
const { currency } = EDITION_FACTS.us;

const centsOfParts = (entry: Adjustment | undefined): Cents =>
  (entry?.parts ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);

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
    centsOf: ({ currency: of, cents }) => (of === currency ? cents : null),
  });
  const t = translatorOf(ctx.locale, "claimRules");
  const deducted = deductedBy(filed.figures);
  const isInside = ({ personId, date }: DatedAmount) => countsInPeriod(filed.period, personId, date);
  const placed = later.map((row): Adjustment => {
    const parts = placeRepayment(row.amount ?? 0, repaid(row)).filter(isInside);
    return { ...adjustmentOf(row), parts };
  });
  // No more of a row than the return counted of it was deducted (claim-83).
  const within = withinRows(placed, filed.rows, filed.period);
  let before = 0;
  return placed.map((entry, at): Income[number] => {
    const { id, date } = entry;
    const year = taxYearOf(date);
    const cents = centsOfParts(within[at]);
    const upToHere = deducted && laterIncomeCents(before + cents, deducted);
    const income = upToHere === null ? null : upToHere - (deducted ? laterIncomeCents(before, deducted) : 0);
    before += cents;
    return {
      adjustmentId: id,
      date,
      year,
      amount: dollarsFromCents(centsOfParts(entry)),
      income: income === null ? null : dollarsFromCents(income),
      words: t(income === null ? "laterIncome.unknown" : "laterIncome.known", { year: String(year) }),
    };
  });
}
