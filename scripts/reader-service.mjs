// `npm run reader-service`: checks Node, installs the dependencies, then becomes a reader apart from the web
// servers, so that a SIGTERM reaches it.
import "./end-with-parent.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
process.chdir(ROOT);
// Imported only now: it needs the dependencies installed above.
const { register } = await import("tsx/esm/api");
register();
await import("../packages/reader/scripts/reader-service.ts");
