// `npm run dev`: makes sure of Node and the dependencies, then becomes the launcher of development.
import "./end-with-parent.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
process.chdir(ROOT);
// Loaded late: they need what was installed just now. The launcher runs from its source, without a bundle.
const { register } = await import("tsx/esm/api");
register();
await import("../apps/web/launcher/develop.ts");
