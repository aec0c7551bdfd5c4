import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseMessage } from "./parsed-message";

/** A message of the outbox, as the page `/outbox` shows it (mail-2). */
export interface OutboxMessage {
  /** The file's name without `.eml`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  /** Not yet safe to place in a page of the product: show it in a sandboxed frame. */
  readonly html: string;
  /** Absolute addresses in the message, in order, each once. */
  readonly links: readonly string[];
  /** Where mail of this kind is stopped, as the message's header says. */
  readonly unsubscribeUrl: string | null;
}

const EXTENSION = ".eml";

/** The outbox's messages, newest first, at most `limit`. A folder that is not there is empty. */
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
