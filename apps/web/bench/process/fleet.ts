import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { AS_SHIPPED, type BenchServer, startBenchServer, startServer } from "./bench-server";

export interface Fleet {
  readonly servers: readonly BenchServer[];
  readonly readers: readonly BenchServer[];
  stop(): Promise<void>;
}

/** So many web servers of the built product on one database, and so many readers apart that they share. */
export async function startFleet(
  root: string,
  work: string,
  databaseUrl: string,
  { web, readers: readerCount }: { readonly web: number; readonly readers: number },
): Promise<Fleet> {
  const [servers, readers]: [BenchServer[], BenchServer[]] = [[], []];
  const stop = async () => {
    await Promise.all([...servers, ...readers].map((one) => one.stop()));
  };
  const READER_SECRET = randomBytes(24).toString("hex");
  try {
    for (let n = 0; n < readerCount; n += 1) {
      const port = await freePort();
      const program = join(root, "packages/reader/dist/reader-service.mjs");
      const env = { READER_SECRET, READER_PORT: String(port) };
      readers.push(await startServer([process.execPath, program], { cwd: root, port, path: "/ready", env }));
    }
    const env = {
      ...AS_SHIPPED,
      DATABASE_URL: databaseUrl,
      RECEIPT_READER: "remote",
      READER_SECRET,
      READER_URL: readers.map(({ origin }) => origin).join(","),
      // The readers' photos at once divided by the web servers, and two more.
      READER_AT_ONCE: String(Math.ceil(readerCount / web) + 2),
    };
    for (let n = 0; n < web; n += 1) {
      const DATA_DIR = join(work, `server-${web}-${readerCount}-${n}`);
      servers.push(await startBenchServer(root, await freePort(), { ...env, DATA_DIR }));
    }
    return { servers, readers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
