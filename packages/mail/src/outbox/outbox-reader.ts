import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutboxMessage } from "./outbox-message";
import { parseMessage } from "./parsed-message";

const EXTENSION = ".eml";

/** How many of the newest messages are shown. */
const SHOWN = 200;

export interface OutboxReader {
  /** The newest messages, newest first; with an address only those to it. A folder that does not exist counts as empty. */
  list(to?: string): Promise<OutboxMessage[]>;
}

/**
 * Reads the outbox's folder. A message's file never changes, so each is parsed once, and kept in memory while it is
 * among the newest `shown`.
 */
export function createOutboxReader(directory: string, shown = SHOWN): OutboxReader {
  let known: ReadonlyMap<string, OutboxMessage> = new Map();

  async function newestNames(): Promise<string[]> {
    const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .sort()
      .reverse()
      .slice(0, shown);
  }

  return {
    async list(to) {
      const newest = new Map<string, OutboxMessage>();
      for (const name of await newestNames()) {
        const message = known.get(name) ?? {
          id: name.slice(0, -EXTENSION.length),
          ...(await parseMessage(await readFile(join(directory, name)))),
        };
        newest.set(name, message);
      }
      known = newest;
      const messages = [...newest.values()];
      if (to === undefined) return messages;
      const address = to.toLowerCase();
      return messages.filter((message) => message.to.toLowerCase().split(", ").includes(address));
    },
  };
}
