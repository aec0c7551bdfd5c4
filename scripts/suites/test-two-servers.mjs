// `npm run test:two-servers`: the whole contract suite against two servers on one database, which take the
// requests in turn.
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runVitest } from "../tools.mjs";
import { twoServers } from "./two-servers.mjs";

requireNode();
ensureInstalled();
const servers = await twoServers();
const status = await runVitest("packages/contract-tests", process.argv.slice(2), servers.env);
await servers.stop();
process.exit(status);
