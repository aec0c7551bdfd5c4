import { createInterface } from "node:readline/promises";
import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";
import { createClient } from "../create-client";
import { baseUrlOf } from "../transport/base-url";
import { UsageError } from "./exit-code";
import { keepSignIn } from "./settings-folder";
import type { Terminal } from "./terminal";

async function askForKey(terminal: Terminal, url: string): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`Give an API key: gf-ledger login --key ${API_KEY_PREFIX}…`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  terminal.err(`Make an API key at ${url}/account and paste it here.\n`);
  return (await lines.question("API key: ").finally(() => lines.close())).trim();
}

/** `gf-ledger login`: checks the key with the server and keeps it. */
export async function loginCommand(
  terminal: Terminal,
  options: { readonly url: string; readonly key?: string; readonly json: boolean },
): Promise<void> {
  if (!URL.canParse(options.url)) {
    throw new UsageError(`${options.url} is not an address. Write it whole: --url https://gfledger.ca`);
  }
  const baseUrl = baseUrlOf(options.url);
  const apiKey = options.key ?? (await askForKey(terminal, baseUrl));
  const user = await createClient({ baseUrl, apiKey }).auth.user.query();
  const file = await keepSignIn(terminal, { baseUrl, apiKey });
  if (options.json) terminal.out(`${JSON.stringify({ email: user.email, baseUrl })}\n`);
  else terminal.out(`Signed in as ${user.email}. The key is kept in ${file}.\n`);
}
