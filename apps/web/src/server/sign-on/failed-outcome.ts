import type { SignOnOutcome } from "@gf-ledger/domain/account/sign-in/sign-on";

/** What next-auth and openid-client say of a failure, and what the person is told of it (accounts-61). */
const SIGNS: readonly (readonly [RegExp, SignOnOutcome])[] = [
  [/access_denied|login_required|consent_required|interaction_required/, "denied"],
  [
    /invalid_client|unauthorized_client|invalid_redirect_uri|redirect_uri|unexpected iss value|unexpected JWT alg|invalid_scope/,
    "misconfigured",
  ],
  [/JWT expired|JWT not active yet/, "clock"],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|EHOSTUNREACH|ETIMEDOUT|timed out|expected 200 OK|CERT_|certificate|self.signed/,
    "issuer-down",
  ],
];

function textOf(failure: unknown): string {
  if (failure instanceof Error) {
    const code = "code" in failure ? String(failure.code) : "";
    return `${code} ${failure.message} ${failure.cause === undefined ? "" : textOf(failure.cause)}`;
  }
  if (typeof failure === "object" && failure !== null && "error" in failure) return textOf(failure.error);
  return String(failure);
}

/** The kind of a failed sign-on, from what next-auth logs; `failed` for one of no known kind. */
export function failedOutcome(failure: unknown): SignOnOutcome {
  const text = textOf(failure);
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? "failed";
}
