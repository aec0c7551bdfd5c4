import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { setAuditReason } from "../records/recorder";
import { inTransaction } from "../refusals/in-transaction";
import { notifyWebhooks } from "../webhooks/notify-webhooks";
import { periodColumns } from "./change-claim";
import { checkPeriodOverlap } from "./check-period-overlap";
import { periodOf } from "./claim-row";
import { claimView } from "./claim-view";
import { findClaim, lockOwner } from "./find-claim";
import { FREEZING, freezeClaim, markUsed } from "./freeze-claim";

type NotFiled =
  | "no_such_claim"
  | "claim_period_wrong"
  | "claim_empty"
  | "claim_too_large"
  | "exchange_rate_missing"
  | "adjustments_unclear";

/**
 * POST /api/claims/{id}/file: freezes the draft as it is now (claim-16). A claim that is filed already is
 * answered as it is, so that the call can be repeated.
 */
export function fileClaim(
  ctx: SignedInContext,
  { id, why }: { readonly id: string; readonly why?: string | null | undefined },
): Promise<Outcome<ClaimView, NotFiled>> {
  const { scope } = ctx.actor;
  return inTransaction(
    ctx.database,
    async (transaction) => {
      await lockOwner(transaction, scope);
      const found = await findClaim(transaction, scope, id);
      if (!found.ok) return found;
      const claim = found.value;
      if (claim.status !== "draft") return done(claimView(claim));
      const period = await checkPeriodOverlap(ctx, transaction, claim, periodOf(claim));
      if (!period.ok) return period;
      const frozen = await freezeClaim(ctx, transaction, claim);
      if (!frozen.ok) return frozen;
      await setAuditReason(transaction, why);
      const filed = await transaction.claim.update({
        where: { id, userId: scope.userId },
        data: {
          status: "filed",
          ...periodColumns(period.value),
          filedAt: ctx.now(),
          snapshot: frozen.value.snapshot.text,
          snapshotSha256: frozen.value.snapshot.sha256,
        },
        omit: { snapshot: true },
      });
      await markUsed(transaction, scope, frozen.value);
      const { sha256 } = frozen.value.snapshot;
      const data = { claimId: id, taxYear: claim.taxYear, sha256 };
      await notifyWebhooks(ctx, transaction, scope, { type: "claim.filed", data });
      return done(claimView(filed));
    },
    FREEZING,
  );
}
