// `npm start`: checks Node, installs the dependencies, then becomes the launcher.
import { pathToFileURL } from "node:url";
import "./end-with-parent.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
process.chdir(ROOT);
// Imported only now: it needs the dependencies installed above.
const { bundledLauncher } = await import("../apps/web/launcher/bundle.mjs");
await import(pathToFileURL(await bundledLauncher()).href);
