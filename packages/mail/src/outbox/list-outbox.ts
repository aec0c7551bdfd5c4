import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutboxMessage } from "./outbox-message";
import { parseMessage } from "./parsed-message";

const EXTENSION = ".eml";

/** The outbox's messages, newest first, at most `limit`. A folder that does not exist counts as empty. */
export async function listOutbox(directory: string, limit = 200): Promise<OutboxMessage[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const newest = names
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .reverse()
    .slice(0, limit);

  const messages: OutboxMessage[] = [];
  for (const name of newest) {
    const message = await parseMessage(await readFile(join(directory, name)));
    messages.push({ id: name.slice(0, -EXTENSION.length), ...message });
  }
  return messages;
}
