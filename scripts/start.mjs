// `npm start`: makes sure of Node and the dependencies, then becomes the launcher.
import { pathToFileURL } from "node:url";
import "./end-with-parent.mjs";
import { ensureInstalled, ROOT, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
process.chdir(ROOT);
// Loaded late: it needs what was installed just now.
const { bundledLauncher } = await import("../apps/web/launcher/bundle.mjs");
await import(pathToFileURL(await bundledLauncher()).href);
