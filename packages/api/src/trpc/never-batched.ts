import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { TRPCError } from "@trpc/server";
import { trpcCodeOf } from "./error-mapper";

/** Calls at which a password, a link or an address can be guessed: each is sent by itself (accounts-19). */
const ALONE: ReadonlySet<string> = new Set([
  "auth.login",
  "auth.register",
  "auth.requestMagicLink",
  "auth.requestPasswordReset",
  "auth.verifyToken",
  "auth.testToken",
  "auth.resetPassword",
  "account.changePassword",
  "account.delete",
  "confirmation.byPassword",
  "confirmation.byCode",
]);

/**
 * Returns the context; refuses a batch that holds a sign-in call and any other call.
 * @param calls as tRPC read them from the request, so that no other spelling of a name gets through.
 * @throws TRPCError `BAD_REQUEST`
 */
export function unlessBatched<Context>(
  calls: readonly { readonly path: string }[],
  context: Context,
): Context {
  if (calls.length < 2 || !calls.some(({ path }) => ALONE.has(path))) return context;
  const cause = new AppError("bad_request", failure("signInAlone"));
  throw new TRPCError({ code: trpcCodeOf(cause), message: cause.message, cause });
}
