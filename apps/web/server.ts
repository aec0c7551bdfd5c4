import { Server } from "node:http";
import { Worker } from "node:worker_threads";
import { startTracingIfAsked } from "@gf-ledger/tracing/tracing-if-asked";
import next from "next";
import {
  arePagesInMemory,
  fallbackEdition,
  isDevelopment,
  isProduction,
  metricsToken,
  portToListenOn,
  trustedHops,
  variables,
  webDirectory,
  webFile,
} from "./src/environment/process-environment";
import { log } from "./src/server/logger";
import { pagesInMemory } from "./src/server/pages/pages-in-memory";
import { databaseAddress } from "./src/server/process/database-address";
import { drain } from "./src/server/process/drain";
import { type Answered, createHttpServer, type HttpServerOptions } from "./src/server/process/http-server";
import { listenAddresses } from "./src/server/process/listen-addresses";
import { listenOn } from "./src/server/process/listen-on";
import { metrics } from "./src/server/process/metrics";
import { isCollector } from "./src/server/process/metrics-token";
import { processState } from "./src/server/process/process-state";
import { onProxySeen } from "./src/server/process/request/forwarded-once";
import { knownHosts } from "./src/server/process/request/known-hosts";
import { routeClassOf } from "./src/server/process/request/route-class";
import { callsInTurn } from "./src/server/process/turns/calls-in-turn";
import { signInsInTurn } from "./src/server/process/turns/sign-ins-in-turn";

const production = isProduction();
const development = isDevelopment();
/**
 * In production a balancer has to hear of a stop before the port closes; on a person's own machine there is
 * none. In development a browser holds a connection while it shows a page, and a restart must not wait for
 * it.
 */
const DRAIN = development
  ? { tellMs: 0, requestsMs: 300, workMs: 2_000 }
  : { tellMs: production ? 5_000 : 500, requestsMs: 15_000, workMs: 7_000 };

// Before the framework loads, because loading it starts the background work.
processState().databaseKnown = databaseAddress();
processState().beforeExit.add(
  await startTracingIfAsked(variables(), "gf-ledger", webFile("../../packages/tracing/dist/tracing.mjs")),
);

// The launcher asks this thread what a server that no longer answers was doing.
if (process.send && !development) {
  const witness = new Worker(new URL("./hang-witness.mjs", import.meta.url), { execArgv: [] });
  witness.on("error", (error) => log("warn", "no_witness_of_hangs", { error }));
  witness.unref();
}

const port = portToListenOn();
/** Where the framework, in development, takes the connections that tell the browser of changed code. */
const upgrades = development ? new Server() : undefined;
const app = next({
  dev: development,
  ...(upgrades ? { httpServer: upgrades } : {}),
  dir: webDirectory(),
  port,
  hostname: "localhost",
});
const framework = callsInTurn(app.getRequestHandler());
const handle = signInsInTurn(
  development || !arePagesInMemory() ? framework : pagesInMemory(framework, fallbackEdition()),
);
await Promise.all([app.prepare(), processState().databaseKnown]);

/** One line a call, for those who operate a server; on a person's own terminal it would only be noise. */
const callLevel = production ? "info" : "debug";

/** The address itself is not logged: it may contain whatever somebody typed. */
function record({ requestId, method, url, status, seconds }: Answered): void {
  const routeClass = routeClassOf(method, url);
  metrics().request(routeClass, method, status, seconds);
  if (routeClass === "file" || routeClass === "health") return;
  log(callLevel, "request", { requestId, method, routeClass, status, ms: Math.round(seconds * 1000) });
}

const options = {
  handle: (request, response) => void handle(request, response),
  onAnswered: record,
  isStopping: () => processState().stopping,
  isKnownHost: knownHosts(variables()),
  isCollector: isCollector(metricsToken()),
  trustedHops: trustedHops(),
  onForwarded: onProxySeen(production),
  ...(upgrades
    ? {
        onUpgrade: (request, socket, head) => {
          // Before the framework's first call nobody takes it; the page tries again.
          if (!upgrades.emit("upgrade", request, socket, head)) socket.destroy();
        },
      }
    : {}),
} satisfies HttpServerOptions;

const servers = await listenOn(listenAddresses(variables()), port, () => createHttpServer(options)).catch(
  (error: Error) => {
    process.stderr.write(`The server could not listen: ${error.message}\n`);
    process.exit(1);
  },
);
for (const server of servers) {
  // A connection that could not be accepted concerns only its caller.
  server.on("error", (error) => log("error", "connection_not_taken", { error }));
}
let stopping = false;
async function stop(noticeMs: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // The stop may come from elsewhere than the launcher, which now has to wait for the end, not for answers.
  if (process.connected) process.send?.("stopping", undefined, undefined, () => {});
  await drain(servers, { ...DRAIN, tellMs: noticeMs });
  process.exit(0);
}
process.on("SIGTERM", () => void stop(DRAIN.tellMs));
process.on("SIGINT", () => void stop(DRAIN.tellMs));
// The launcher is gone, so nobody would restart or stop this server; the next one needs its port.
process.on("disconnect", () => void stop(0));
// Last: whoever hears it may tell the server to stop at once.
process.send?.("ready");
