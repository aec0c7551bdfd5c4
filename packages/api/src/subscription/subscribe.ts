import type { Transaction } from "@gf-ledger/db/database";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { asked } from "./ask-provider";
import { currentSubscription } from "./current-subscription";
import { isPremium } from "./premium";
import { refreshSubscription } from "./refresh";
import { storeState } from "./store-state";

/** The provider is called while the user's row is locked; it is given this long. */
const PROVIDER_MS = 25_000;

type Created = Outcome<{ clientSecret: string }, "already_premium" | "subscription_not_created">;

/**
 * plans-12 POST /api/payments/create-subscription. Two tabs at once get the same unfinished subscription: the
 * user's row is locked, and the provider is called with a key that repeats.
 */
export async function createSubscription(ctx: SignedInContext): Promise<Created> {
  // It may have been paid in another tab or have expired; what is learned stays stored even if this call
  // fails.
  const stored = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (stored?.status === "incomplete") await refreshSubscription(ctx);
  return inTransaction(ctx.database, (transaction) => createOnce(ctx, transaction), {
    timeout: PROVIDER_MS,
  });
}

async function createOnce(ctx: SignedInContext, transaction: Transaction): Promise<Created> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  const current = await currentSubscription(ctx, transaction, ctx.actor.scope);
  if (isPremium(current, ctx.now())) return refused("already_premium");
  const { currency } = EDITION_FACTS[ctx.edition];
  if (current?.status === "incomplete") {
    if (current.currency === currency && current.clientSecret)
      return done({ clientSecret: current.clientSecret });
    // plans-30: begun on the other edition. Its form may still be open, so nobody may pay it any more.
    const at = ctx.now();
    const state = await asked(ctx, () => ctx.payments.abandon(current.externalId));
    if (!state) return refused("subscription_not_created");
    await storeState(transaction, state, at);
    if (state.status !== "canceled") return refused("already_premium");
  }

  const who = {
    userId,
    email: ctx.actor.user.email,
    edition: ctx.edition,
    customerId: current?.customerId ?? null,
  };
  const key = `subscribe-${userId}-${currency}-${current?.externalId ?? "first"}`;
  const made = await asked(ctx, () => ctx.payments.subscribe(who, key));
  if (!made) return refused("subscription_not_created");
  const columns = {
    ...made.subscription,
    provider: ctx.payments.name,
    clientSecret: made.clientSecret,
    stateAt: ctx.now(),
  };
  await transaction.subscription.upsert({
    where: { userId },
    create: { userId, ...columns },
    update: columns,
  });
  return done({ clientSecret: made.clientSecret });
}
