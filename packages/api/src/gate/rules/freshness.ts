import { CONFIRMED_MINUTES } from "@gf-ledger/domain/account/sign-in/confirmation";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { ApiContext } from "../../context";
import type { Actor } from "../actor";

const CONFIRMED_MS = CONFIRMED_MINUTES * 60_000;

/** Until when the caller's session counts as confirmed; `null` where it does not (any more). */
export function confirmedUntil({ confirmedAt }: Actor, now: Date): Date | null {
  if (confirmedAt === null) return null;
  const until = new Date(confirmedAt.getTime() + CONFIRMED_MS);
  // A moment to come was stored before a clock was set back.
  return until > now && confirmedAt <= now ? until : null;
}

/**
 * Asserts that whoever is signed in showed within the last ten minutes that it is them (accounts-76). An API key was
 * made by somebody who did, and says so to its owner by mail.
 * @throws AppError `confirmation_required`
 */
export function assertFresh({ actor, now }: Pick<ApiContext, "actor" | "now">): void {
  if (!actor || actor.keyScopes !== null || confirmedUntil(actor, now())) return;
  throw new AppError("confirmation_required", failure("confirmFirst"));
}
