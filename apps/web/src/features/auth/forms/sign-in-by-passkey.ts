import type { UserView } from "@gf-ledger/domain/account/account-view";
import type { UsePasskeyOptions } from "@gf-ledger/domain/account/sign-in/passkey";
import { postJson } from "../post-json";

/** How the sign-in ended; `stopped`: cancelled by the person or the page, so no message is shown. */
type PasskeySignIn =
  | { readonly outcome: "signed-in"; readonly user: UserView }
  | { readonly outcome: "stopped" }
  | { readonly outcome: "wrong-address" }
  | { readonly outcome: "refused"; readonly message: string | undefined };

/**
 * Asks the browser for a passkey and signs in with it (accounts-63). With `autofill` it waits in the field of the
 * address, without a dialog, until one is chosen there; another sign-in ends that wait.
 */
export async function requestPasskeySignIn(autofill: boolean): Promise<PasskeySignIn> {
  const { startAuthentication, WebAuthnError } = await import("@simplewebauthn/browser");
  const options = await postJson<UsePasskeyOptions>("/api/auth/passkey/options");
  // Nobody asked for the field's offer, so nobody is told that there is none.
  if (!options.ok)
    return autofill ? { outcome: "stopped" } : { outcome: "refused", message: options.message };
  try {
    const credential = await startAuthentication({ optionsJSON: options.body, useBrowserAutofill: autofill });
    const answer = await postJson<UserView>("/api/auth/passkey", { credential });
    return answer.ok
      ? { outcome: "signed-in", user: answer.body }
      : { outcome: "refused", message: answer.message };
  } catch (error) {
    const wrongAddress =
      error instanceof WebAuthnError &&
      (error.code === "ERROR_INVALID_DOMAIN" || error.code === "ERROR_INVALID_RP_ID");
    return { outcome: wrongAddress ? "wrong-address" : "stopped" };
  }
}
