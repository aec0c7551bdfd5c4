import type { Messages } from "@gf-ledger/messages/messages";
import type { Faults } from "./credential-faults";

/** What the auth screen and its forms say. */
export interface AuthWords
  extends Pick<
    Messages["auth"],
    "screen" | "login" | "register" | "forgot" | "link" | "passkey" | "code" | "signOn"
  > {
  readonly consents: Messages["consents"];
  readonly faults: Faults;
}
