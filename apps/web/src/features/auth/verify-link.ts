import type { UserView } from "@gf-ledger/domain/account/account-view";
import { postJson } from "./post-json";

type Verified =
  | {
      readonly ok: true;
      readonly message: string;
      readonly user: UserView;
      readonly redirectTo: string | null;
    }
  | { readonly ok: false; readonly message: string };

/** The sentences of accounts-32 and accounts-12, to the word. */
const VERIFY_WORDS = {
  missing: "Invalid verification link. Missing token or email.",
  failed: "Failed to verify your email. Please try again.",
  other: "An error occurred while verifying your email. Please try again.",
  done: "Your email is verified.",
} as const;

/** The diagnostic call of accounts-31. It consumes nothing (accounts-13), and its own failure changes nothing. */
async function diagnose(token: string, email: string): Promise<void> {
  const query = new URLSearchParams({ token, email });
  await fetch(`/api/auth/token-verify-test?${query}`, { credentials: "include", cache: "no-store" }).catch(
    () => {},
  );
}

/** Uses up a link's token, with the diagnostic call before and after (accounts-31). Never throws. */
export async function verifyLink(token: string | null, email: string | null): Promise<Verified> {
  if (!token || !email) return { ok: false, message: VERIFY_WORDS.missing };
  await diagnose(token, email);
  const answer = await postJson<{ message?: string; user: UserView; redirectTo?: string }>(
    "/api/auth/verify-token",
    { token, email },
  );
  await diagnose(token, email);
  if (answer.ok) {
    const { message, user, redirectTo } = answer.body;
    return { ok: true, message: message ?? VERIFY_WORDS.done, user, redirectTo: redirectTo ?? null };
  }
  const unreachable = answer.status === 0 || answer.status >= 500;
  return { ok: false, message: unreachable ? VERIFY_WORDS.other : (answer.message ?? VERIFY_WORDS.failed) };
}
