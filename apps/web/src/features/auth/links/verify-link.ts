import type { UserView } from "@gf-ledger/domain/account/account-view";
import type { Words } from "../../language/words/words";
import { type OtherAccount, postJson } from "../post-json";

type Verified =
  | {
      readonly ok: true;
      readonly message: string;
      readonly user: UserView;
      readonly redirectTo: string | null;
    }
  | { readonly ok: false; readonly message: string; readonly otherAccount?: OtherAccount | undefined };

interface LinkParts {
  readonly token: string | null;
  readonly email: string | null;
  /** Agreed to where somebody else is signed in (accounts-83). */
  readonly switchAccount: boolean;
}

/** The diagnostic call of accounts-31. It consumes nothing (accounts-13), and its own failure changes nothing. */
async function diagnose(token: string, email: string): Promise<void> {
  const query = new URLSearchParams({ token, email });
  await fetch(`/api/auth/token-verify-test?${query}`, { credentials: "include", cache: "no-store" }).catch(
    () => {},
  );
}

/**
 * Uses up a link's token, with the diagnostic call before and after (accounts-31). Returns the server's words,
 * else with those of the page (accounts-12, accounts-32). Never throws.
 */
export async function verifyLink(
  { token, email, switchAccount }: LinkParts,
  t: Words<"auth.callback">,
): Promise<Verified> {
  if (!token || !email) return { ok: false, message: t("faults.missing") };
  await diagnose(token, email);
  const answer = await postJson<{ message?: string; user: UserView; redirectTo?: string }>(
    "/api/auth/verify-token",
    { token, email, ...(switchAccount ? { switchAccount } : {}) },
  );
  await diagnose(token, email);
  if (answer.ok) {
    const { message, user, redirectTo } = answer.body;
    return { ok: true, message: message ?? t("done"), user, redirectTo: redirectTo ?? null };
  }
  const unreachable = answer.status === 0 || answer.status >= 500;
  const message = unreachable ? t("faults.other") : (answer.message ?? t("faults.failed"));
  return { ok: false, message, otherAccount: answer.otherAccount };
}
