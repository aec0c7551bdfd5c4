import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { byFiledRules } from "@gf-ledger/claim/snapshot/by-filed-rules";
import { snapshotDifference } from "@gf-ledger/claim/snapshot/snapshot-difference";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { finishedInTurns } from "../../in-turns";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { estimateInputsOf } from "../claim-row";
import { claimView } from "../claim-view";
import { findClaim, lockOwner } from "../find-claim";
import { readFiledContent } from "../queries/filed-content";
import { keepSnapshot } from "./earlier-snapshots";
import { FREEZING, freezeClaim, markUsed } from "./freeze-claim";

type NotAdjusted =
  | "claim_adjusted_too_often"
  | "no_such_claim"
  | "claim_not_filed"
  | "claim_unchanged"
  | "claim_empty"
  | "claim_too_large"
  | "exchange_rate_missing"
  | "adjustments_unclear";

/**
 * POST /api/claims/{id}/adjust: a filed claim whose content changed is frozen again, as it is reported to the
 * tax authority. The snapshot before it is kept whole in the record of changes (claim-29).
 */
export function adjustClaim(
  ctx: SignedInContext,
  { id, why }: { readonly id: string; readonly why?: string | null | undefined },
): Promise<Outcome<ClaimView, NotAdjusted>> {
  const { scope } = ctx.actor;
  return inTransaction(
    ctx.database,
    async (transaction) => {
      await lockOwner(transaction, scope);
      const found = await findClaim(transaction, scope, id);
      if (!found.ok) return found;
      const claim = found.value;
      const filed = await readFiledContent(transaction, claim);
      if (!filed) return refused("claim_not_filed");
      const frozen = await freezeClaim(ctx, transaction, claim, filed);
      if (!frozen.ok) return frozen;
      const now = await finishedInTurns(byFiledRules(filed, frozen.value.content, estimateInputsOf(claim)));
      const difference = await finishedInTurns(snapshotDifference(filed, now));
      if (difference.length === 0)
        return claim.status === "adjusted" ? done(claimView(claim)) : refused("claim_unchanged");
      await setAuditReason(transaction, why);
      const { text, sha256 } = frozen.value.snapshot;
      const kept = await keepSnapshot(transaction, claim, sha256);
      if (!kept.ok) return kept;
      const adjusted = await transaction.claim.update({
        where: { id, userId: scope.userId },
        data: { status: "adjusted", snapshot: text, snapshotSha256: sha256, updatedAt: ctx.now() },
        omit: { snapshot: true },
      });
      await markUsed(transaction, scope, frozen.value);
      return done(claimView(adjusted));
    },
    FREEZING,
  );
}
