import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, isProductBuilt } from "./build";
import { startWebServer } from "./process/web-server";
import { runProduct } from "./run-product";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// Begun early: looking through the source takes a while, and the checks of a start need not wait for it.
const built = isProductBuilt(root);
built.catch(() => {});

/** `npm start`: builds the product, unless this source was built already, and runs it. */
runProduct({
  root,
  async makeReady(database) {
    if (!(await built)) {
      await database;
      await build(root);
    }
    return { READER_WORKER: join(root, "packages/reader/dist/worker.mjs") };
  },
  startServer: (environment, databaseUrl) => startWebServer(root, environment, databaseUrl),
});
