import { type UserView, userViewSchema } from "@gf-ledger/domain/account/account-view";
import type { UsedPasskey, UsePasskeyOptions } from "@gf-ledger/domain/account/sign-in/passkey";
import type { Outcome } from "@gf-ledger/domain/outcome/outcome";
import { startSession } from "../auth/verbs/start-session";
import type { ApiContext } from "../context";
import { type PasskeyUnfit, usePasskey, usePasskeyOptions } from "./use-passkey";

/** POST /api/auth/passkey/options: names nobody, so that it tells nobody who has an account (accounts-63). */
export const signInOptions = (ctx: ApiContext): Promise<Outcome<UsePasskeyOptions, "too_many_requests">> =>
  usePasskeyOptions(ctx, null);

/** POST /api/auth/passkey: signs in whoever holds the passkey, in the same session as every other way in. */
export function signInByPasskey(
  ctx: ApiContext,
  { credential: used }: { credential: UsedPasskey },
): Promise<Outcome<UserView, PasskeyUnfit>> {
  return usePasskey(ctx, { used, userId: null }, async (transaction, { user }) => {
    await startSession(ctx, transaction, user);
    return userViewSchema.parse(user);
  });
}
