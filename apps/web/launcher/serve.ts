import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startWebServer } from "./process/web-server";
import { runProduct } from "./run-product";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs what was built before and builds nothing, as in a container image (operating-30). */
runProduct({
  root,
  makeReady: async () => ({ READER_WORKER: join(root, "packages/reader/dist/worker.mjs") }),
  startServer: (environment, databaseUrl) => startWebServer(root, environment, databaseUrl),
});
