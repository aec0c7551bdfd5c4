import { refused } from "@gf-ledger/domain/outcome/outcome";
import { FairSlots } from "@gf-ledger/domain/turns/fair-slots";
import { answerOf } from "../refusals/refusal-error";

/** A page asks for a handful at once; further ones of an account wait for these. */
const LIMITS = { atOnce: 8, ofOwner: 3, maxOfOwner: 30 };
const RETRY_AFTER_SECONDS = 5;

/** One for the process: the framework bundles code in pieces that do not share modules. */
const holder = globalThis as typeof globalThis & { gfLedgerHeavyReads?: FairSlots };
holder.gfLedgerHeavyReads ??= new FairSlots(LIMITS);
const slots = holder.gfLedgerHeavyReads;

/**
 * Reads much, a claim's estimate or a year's report, in the account's turn: three of an account at once (api-45).
 * @throws AppError `rate_limited` where thirty of the account wait or are read already
 */
export async function inTurnOfAccount<Answer>(userId: string, read: () => Promise<Answer>): Promise<Answer> {
  const slot = slots.enter(userId);
  if (!slot) return answerOf(refused("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  try {
    await slot.given;
    return await read();
  } finally {
    slot.leave();
  }
}
