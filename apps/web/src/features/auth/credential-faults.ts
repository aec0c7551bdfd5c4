import english from "@gf-ledger/messages/en/credentials.json";
import type { PageMessages } from "@gf-ledger/messages/page-messages";

/** What a form shows in place of a message of its schema. */
export type Faults = Readonly<Record<string, string>>;

/** The messages of the schemas of addresses, passwords and consents, in another language's words. */
export function credentialFaults(words: PageMessages["credentials"]): Faults {
  if (!words) return {};
  const keys = Object.keys(english) as (keyof typeof english)[];
  return Object.fromEntries(
    keys.filter((key) => english[key] !== words[key]).map((key) => [english[key], words[key]]),
  );
}
