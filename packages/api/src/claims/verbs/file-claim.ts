import type { fileClaimInput } from "@gf-ledger/claim/file/claim-input";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { lastDayPaid } from "@gf-ledger/claim/snapshot/last-day-paid";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { earliestToday } from "@gf-ledger/domain/calendar/earliest-today";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { notifyWebhooks } from "../../webhooks/notify-webhooks";
import { editionOf, periodOf } from "../claim-row";
import { claimView } from "../claim-view";
import { findClaim, lockOwner } from "../find-claim";
import { checkPeriodOverlap } from "../queries/check-period-overlap";
import { periodColumns } from "./change-claim";
import { FREEZING, type Frozen, freezeClaim, markUsed } from "./freeze-claim";

type NotFiled =
  | "no_such_claim"
  | "claim_period_wrong"
  | "date_of_future"
  | "filed_before_last_purchase"
  | "claim_empty"
  | "claim_too_large"
  | "exchange_rate_missing"
  | "adjustments_unclear";

/**
 * The day of filing: the one that is said, if it can be true; otherwise today, as long as it is that day anywhere in
 * the claim's country, so that nothing filed in time is called late (claim-62).
 */
function filingDayOf(
  ctx: SignedInContext,
  edition: Edition,
  { content }: Frozen,
  given: CalendarDate | null,
): Outcome<CalendarDate, "date_of_future" | "filed_before_last_purchase"> {
  if (given !== null && isOfFuture(given, ctx.now())) return refused("date_of_future", { field: "filedOn" });
  const lastPaid = lastDayPaid(content);
  if (given === null) {
    // What the claim counts may be dated later, where it is that day already.
    const entered = content.adjustments.map(({ date }) => date).filter((day) => !isOfFuture(day, ctx.now()));
    const today = earliestToday(ctx.now(), edition);
    const [last = today] = [today, ...entered, ...(lastPaid === null ? [] : [lastPaid])].sort().reverse();
    return done(last);
  }
  if (lastPaid === null || given >= lastPaid) return done(given);
  return refused("filed_before_last_purchase", { day: formatDate(lastPaid, ctx.locale) });
}

/**
 * POST /api/claims/{id}/file: freezes the draft as it is now (claim-16), as filed on the day that is said
 * (claim-62). A claim that is filed already is answered as it is, so that the call can be repeated.
 */
export function fileClaim(
  ctx: SignedInContext,
  { id, why, filedOn, moreRepayments }: z.output<typeof fileClaimInput>,
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
      const frozen = await freezeClaim(ctx, transaction, claim, {
        moreRepayments: moreRepayments ?? undefined,
      });
      if (!frozen.ok) return frozen;
      const day = filingDayOf(ctx, editionOf(claim), frozen.value, filedOn ?? null);
      if (!day.ok) return day;
      await setAuditReason(transaction, why);
      const filed = await transaction.claim.update({
        where: { id, userId: scope.userId },
        data: {
          status: "filed",
          ...periodColumns(period.value),
          filedAt: ctx.now(),
          filedOn: dateColumnOf(day.value),
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
