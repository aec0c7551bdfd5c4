import type { Edition } from "@gf-ledger/domain/edition/edition";
import next from "next";
import { log } from "./src/server/logger";
import { databaseAddress } from "./src/server/process/database-address";
import { drain } from "./src/server/process/drain";
import { type Answered, createHttpServer } from "./src/server/process/http-server";
import { metrics } from "./src/server/process/metrics";
import { processState } from "./src/server/process/process-state";
import { routeClassOf } from "./src/server/process/route-class";
import { signInsInTurn } from "./src/server/process/sign-ins-in-turn";
import { rememberPages } from "./src/server/remembered-pages";

/** Requests under way are given this long when the server is asked to stop, what runs beside them the rest. */
const DRAIN = { requestsMs: 15_000, workMs: 7_000 };

// Before the framework loads, which starts the work beside the requests.
processState().databaseKnown = databaseAddress();

const port = Number(process.env.PORT ?? 3000);
const app = next({
  dev: false,
  dir: process.env.WEB_DIRECTORY ?? process.cwd(),
  port,
  hostname: "localhost",
});
// The launcher has checked it; to check it here would load the whole of zod once more before every start.
const fallbackEdition: Edition = process.env.DEFAULT_EDITION === "us" ? "us" : "ca";
const handle = signInsInTurn(rememberPages(app.getRequestHandler(), fallbackEdition));
await Promise.all([app.prepare(), processState().databaseKnown]);

/** One line a call, for those who operate a server; on a person's own terminal it would only be noise. */
const callLevel = process.env.APP_ENV === "production" ? "info" : "debug";

/** The address itself is not logged: it may hold whatever somebody typed. */
function record({ requestId, method, url, status, seconds }: Answered): void {
  const routeClass = routeClassOf(method, url);
  metrics().request(routeClass, method, status, seconds);
  if (routeClass === "file" || routeClass === "health") return;
  log(callLevel, "request", { requestId, method, routeClass, status, ms: Math.round(seconds * 1000) });
}

const server = createHttpServer({
  handle: (request, response) => {
    processState().callComing(request, response);
    void handle(request, response);
  },
  onAnswered: record,
  isStopping: () => processState().stopping,
});
server.on("error", (error) => {
  process.stderr.write(`The server could not listen: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, () => process.send?.("ready"));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await drain(server, DRAIN);
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
// The launcher is gone, and with it whoever would start or stop this server.
process.on("disconnect", () => void stop());
