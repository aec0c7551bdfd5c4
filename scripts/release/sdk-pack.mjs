// `npm run sdk:pack [-- FOLDER]`: builds the SDK and packs it as a tarball into a folder, by default
// `packages/sdk/dist`.
import { resolve } from "node:path";
import { ensureInstalled, ROOT, requireNode } from "../prepare.mjs";
import { runNode, runTool } from "../tools.mjs";

requireNode();
ensureInstalled();
const folder = resolve(process.env.INIT_CWD ?? ROOT, process.argv[2] ?? "packages/sdk/dist");
const built = await runNode(["packages/sdk/scripts/build.mjs"]);
const packed =
  built || (await runTool("pnpm", ["--dir", "packages/sdk", "pack", "--pack-destination", folder]));
process.exit(packed);
