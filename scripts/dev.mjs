// `npm run dev`: checks Node, installs the dependencies, then becomes the development launcher.
import "./end-with-parent.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
process.chdir(ROOT);
// Imported only now: both need the dependencies installed above. The launcher runs from source, unbundled.
const { register } = await import("tsx/esm/api");
register();
await import("../apps/web/launcher/develop.ts");
