import type { ClaimChange, EstimateInputsChange } from "@gf-ledger/claim/file/claim-input";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import type { EstimateInputs } from "@gf-ledger/claim/file/estimate-inputs";
import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { readHousehold } from "../../people/queries/read-household";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { estimateInputsOf } from "../claim-row";
import { claimView } from "../claim-view";
import { findClaim, lockOwner } from "../find-claim";
import { checkPeriodOverlap } from "../queries/check-period-overlap";

/** `undefined` leaves what was said; `null` takes it back. */
const answered = <Value>(given: Value | undefined, before: Value): Value =>
  given === undefined ? before : given;

/** The estimate's inputs after a change; what the change leaves out stays. */
function changedEstimateInputs(before: EstimateInputs, change: EstimateInputsChange): EstimateInputs {
  return {
    province: answered(change.province, before.province),
    partners:
      change.partners?.map((partner) => ({
        personId: partner.personId,
        workIncomeCents: partner.workIncome ?? null,
        quebecIncomeCents: partner.quebecIncome ?? null,
        federalTaxCents: partner.federalTax ?? null,
        provincialTaxCents: partner.provincialTax ?? null,
        residentAllYear: partner.residentAllYear,
        provinceAtDeath: partner.provinceAtDeath ?? null,
      })) ?? before.partners,
    disabilitySupportsCents: answered(change.disabilitySupports, before.disabilitySupportsCents),
    state: answered(change.state, before.state),
    filingStatus: answered(change.filingStatus, before.filingStatus),
    otherItemisedCents: answered(change.otherItemised, before.otherItemisedCents),
    cashGiftsCents: answered(change.cashGifts, before.cashGiftsCents),
    extraConditions: answered(change.extraConditions, before.extraConditions),
    marginalRatePercent: answered(change.marginalRatePercent, before.marginalRatePercent),
  };
}

/** The columns of a period; `null` empties them. */
export function periodColumns(period: ClaimPeriod | null) {
  const own = period?.ofPersons ?? [];
  return {
    periodFrom: period && dateColumnOf(period.from),
    periodTo: period && dateColumnOf(period.to),
    periodOfPersons: own.length > 0 ? [...own] : Prisma.DbNull,
  };
}

/** PUT /api/claims/{id}: the choices of a draft; what is left out stays as it is. */
export function changeClaim(
  ctx: SignedInContext,
  change: ClaimChange,
): Promise<Outcome<ClaimView, "no_such_claim" | "claim_filed" | "claim_period_wrong" | "no_such_person">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockOwner(transaction, scope);
    const found = await findClaim(transaction, scope, change.id);
    if (!found.ok) return found;
    const claim = found.value;
    if (claim.status !== "draft") return refused("claim_filed");
    if (change.period) {
      const checked = await checkPeriodOverlap(ctx, transaction, claim, change.period);
      if (!checked.ok) return checked;
    }
    const known = new Set((await readHousehold(transaction, scope)).map(({ id }) => id));
    if (change.worthInputs?.partners?.some(({ personId }) => !known.has(personId)))
      return refused("no_such_person");
    await setAuditReason(transaction, change.why);
    const data: Prisma.ClaimUpdateInput = {
      ...(change.period === undefined ? {} : periodColumns(change.period)),
      ...(change.exchangeMethod ? { exchangeMethod: change.exchangeMethod } : {}),
      ...(change.countGuidance === undefined ? {} : { countGuidance: change.countGuidance }),
      ...(change.worthInputs
        ? { worthInputs: changedEstimateInputs(estimateInputsOf(claim), change.worthInputs) }
        : {}),
    };
    const where = { id: claim.id, userId: scope.userId };
    return done(claimView(await transaction.claim.update({ where, data, omit: { snapshot: true } })));
  });
}

/** DELETE /api/claims/{id}: a draft goes; its line items stay as they are. */
export function deleteClaim(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<{ id: string }, "no_such_claim" | "claim_filed">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockOwner(transaction, scope);
    const found = await findClaim(transaction, scope, id);
    if (!found.ok) return found;
    if (found.value.status !== "draft") return refused("claim_filed");
    await transaction.claim.delete({ where: { id, userId: scope.userId } });
    return done({ id });
  });
}
