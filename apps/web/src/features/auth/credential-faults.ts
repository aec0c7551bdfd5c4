import type { PageMessages } from "@gf-ledger/messages/page-messages";

/** What a public page says of a wrong address, password or consent. */
export type Faults = PageMessages["credentials"];

const NAMESPACE = /^credentials\./;

/** Returns how a public page says what the schema of such a form answers by its key. */
export function saidIn(faults: Faults): (message: string) => string {
  const words: Readonly<Record<string, string>> = faults ?? {};
  return (message) => words[message.replace(NAMESPACE, "")] ?? message;
}
