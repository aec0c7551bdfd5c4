// `npm run build`: builds the packages and the product; what was built for the same sources is taken from turbo's cache.
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { runTool } from "./tools.mjs";

requireNode();
ensureInstalled();
process.exit(await runTool("turbo", ["run", "build", "--output-logs=errors-only"]));
