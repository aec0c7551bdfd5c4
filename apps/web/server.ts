import { createServer } from "node:http";
import { editionSchema } from "@gf-ledger/domain/edition/edition";
import next from "next";
import { rememberPages } from "./src/server/remembered-pages";

/** Requests under way are given this long when the server is asked to stop. */
const DRAIN_MS = 15_000;
/** A client that sends its request more slowly than this is let go. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;

const port = Number(process.env.PORT ?? 3000);
const app = next({
  dev: false,
  dir: process.env.WEB_DIRECTORY ?? process.cwd(),
  port,
  hostname: "localhost",
});
const fallbackEdition = editionSchema.catch("ca").parse(process.env.DEFAULT_EDITION);
const handle = rememberPages(app.getRequestHandler(), fallbackEdition);
await app.prepare();

/** A path with a broken escape (`%E0%A4%A`) is nobody's address; the framework would answer it with a 500. */
function isReadable(url: string | undefined): boolean {
  try {
    decodeURIComponent((url ?? "/").split("?")[0] ?? "/");
    return true;
  } catch {
    return false;
  }
}

const server = createServer((request, response) => {
  if (!isReadable(request.url)) {
    response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ message: "This address could not be read.", code: "bad_request" }));
    return;
  }
  // Overwritten on every request: what a client claims under this name never counts.
  request.headers["x-gf-client-address"] = request.socket.remoteAddress ?? "unknown";
  void handle(request, response);
});
server.requestTimeout = REQUEST_TIMEOUT_MS;
server.headersTimeout = HEADERS_TIMEOUT_MS;
server.keepAliveTimeout = 10_000;

server.on("error", (error) => {
  process.stderr.write(`The server could not listen: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, () => process.send?.("ready"));

/** Filled by what runs beside the requests: each ends its work and resolves. */
const holder = globalThis as typeof globalThis & { gfLedgerBeforeExit?: Set<() => Promise<void>> };

async function finishAndExit(): Promise<void> {
  const closers = [...(holder.gfLedgerBeforeExit ?? [])];
  await Promise.allSettled(closers.map((close) => close()));
  process.exit(0);
}

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  const deadline = setTimeout(() => process.exit(0), DRAIN_MS);
  deadline.unref();
  server.close(() => void finishAndExit());
  server.closeIdleConnections();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.on("disconnect", stop);
