// `npm run test:soak [-- --kills 50 --away 30]`: the resilience suite and the attacks at full length, then a
// table of what happened.
import { parseArgs } from "node:util";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { runReported } from "./reported-suites.mjs";

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: { kills: { type: "string", default: "50" }, away: { type: "string", default: "30" } },
});
const env = { KILLS: values.kills, AWAY_SECONDS: values.away, SOAK: "1" };
process.exit(await runReported(["resilience", "attacks"], env));
