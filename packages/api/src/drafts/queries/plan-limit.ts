import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { FREE_RECEIPTS_PER_MONTH } from "@gf-ledger/domain/subscription/plans";
import type { SignedInContext } from "../../context";
import { currentSubscription } from "../../subscription/current-subscription";
import { isPremium } from "../../subscription/premium";

export interface PlanUse {
  readonly premium: boolean;
  /** Saves that count (plans-27). */
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

/** What the plan allows this month and what is used of it; nothing else decides this. */
export async function planUse(ctx: SignedInContext, transaction: Transaction): Promise<PlanUse> {
  const now = ctx.now();
  const { scope } = ctx.actor;
  const { start, end } = monthOf(now);
  const subscription = await currentSubscription(ctx, transaction, scope);
  const used = await transaction.countedSave.count({
    where: { userId: scope.userId, savedAt: { gte: start, lt: end } },
  });
  const premium = isPremium(subscription, now);
  return { premium, used, limit: premium ? null : FREE_RECEIPTS_PER_MONTH, resetsAt: end };
}

/** The same, if one more save is allowed; refused when the Free plan's month is used up (plans-4). */
export async function planUseWithRoom(
  ctx: SignedInContext,
  transaction: Transaction,
): Promise<Outcome<PlanUse, "plan_used_up">> {
  const use = await planUse(ctx, transaction);
  if (use.limit === null || use.used < use.limit) return done(use);
  return refused("plan_used_up", { limit: use.limit, resetsAt: use.resetsAt.toISOString() });
}
