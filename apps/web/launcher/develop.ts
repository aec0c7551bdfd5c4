import { fileURLToPath } from "node:url";
import { isProduction } from "../src/environment/process-environment";
import { startDevelopmentServer } from "./process/development-server";
import { watchBundles } from "./process/watched-bundles";
import { runProduct } from "./run-product";
import { StartRefused } from "./steps";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Apart from the build of `npm start`, which development must neither use nor change. */
const NEXT_DIST_DIR = ".next-dev";
const bundles = watchBundles(root);
bundles.catch(() => {});

/** `npm run dev`: screens and calls are compiled when they are asked for, and again when their code changes. */
runProduct({
  root,
  async makeReady() {
    if (isProduction()) {
      throw new StartRefused("npm run dev is for development. Start production with npm start.");
    }
    return { ...(await bundles).workers, NEXT_DIST_DIR, NEXT_TELEMETRY_DISABLED: "1" };
  },
  startServer: async (environment, databaseUrl) =>
    startDevelopmentServer(root, environment, databaseUrl, await bundles),
});
