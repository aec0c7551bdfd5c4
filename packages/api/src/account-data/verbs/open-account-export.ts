import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import type { NotBegun } from "../../downloads/document-job";
import { type OpenedDocument, openDocument } from "../../downloads/open-document";
import { inTransaction } from "../../refusals/in-transaction";
import { notifyWebhooks } from "../../webhooks/notify-webhooks";

/** Told when a download begins: whoever stops halfway has taken a part of it (api-35). */
async function reportExport(ctx: SignedInContext): Promise<void> {
  const data = { exportedAt: ctx.now().toISOString() };
  await inTransaction(ctx.database, async (transaction) => {
    await notifyWebhooks(ctx, transaction, ctx.actor.scope, { type: "account.exported", data });
    return done(null);
  });
}

/** Begins the download of all the person's data (accounts-40), until the signal says that nobody waits for it. */
export async function exportAccount(
  ctx: SignedInContext,
  signal?: AbortSignal,
): Promise<Outcome<OpenedDocument, "too_many_requests" | NotBegun>> {
  const taken = await ctx.limits.take([["accountDataOfAccount", ctx.actor.scope.userId]]);
  if (!taken.ok) return taken;
  return openDocument(ctx, { kind: "account" }, { signal, before: () => reportExport(ctx) });
}
