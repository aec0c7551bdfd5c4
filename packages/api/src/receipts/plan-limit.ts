import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import { FREE_RECEIPTS_PER_MONTH } from "@gf-ledger/domain/subscription/plans";
import type { SignedInContext } from "../context";
import { currentSubscription } from "../subscription/current-subscription";
import { isPremium } from "../subscription/premium";

export interface PlanUse {
  readonly premium: boolean;
  readonly used: number;
  /** `null`: unlimited. */
  readonly limit: number | null;
  readonly resetsAt: Date;
}

/** The calendar month in UTC that counts (plans-4). */
function monthOf(now: Date): { start: Date; end: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

/** What the plan allows this month; the one place that decides it. */
export async function planUse(ctx: SignedInContext, transaction: Transaction): Promise<PlanUse> {
  const now = ctx.now();
  const { scope } = ctx.actor;
  const { start, end } = monthOf(now);
  const subscription = await currentSubscription(ctx, transaction, scope);
  const used = await transaction.reading.count({
    where: { userId: scope.userId, readAt: { gte: start, lt: end } },
  });
  const premium = isPremium(subscription, now);
  return { premium, used, limit: premium ? null : FREE_RECEIPTS_PER_MONTH, resetsAt: end };
}

/** @throws AppError `plan_limit` (402) when the free plan's month is used up (plans-4). */
export function assertWithinPlan(use: PlanUse): void {
  if (use.limit === null || use.used < use.limit) return;
  throw new AppError(
    "plan_limit",
    `You have used your ${use.limit} free receipts for this month. Upgrade to Premium for unlimited receipts.`,
    { body: { limit: use.limit, resetsAt: use.resetsAt.toISOString() } },
  );
}
