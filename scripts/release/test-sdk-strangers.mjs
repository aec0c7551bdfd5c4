// `npm run test:sdk-strangers`: the packed SDK in an empty project, as ES module and as CommonJS, under TypeScript from
// 5.4 to the newest, Node 20 to 24, Bun and Deno, which npm installs.
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runVitest } from "../tools.mjs";

requireNode();
ensureInstalled();
process.exitCode = await runVitest("packages/sdk/test/strangers", process.argv.slice(2));
