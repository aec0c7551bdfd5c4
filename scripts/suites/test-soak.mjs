// `npm run test:soak [-- --kills 50 --away 30 --minutes 10]`: the resilience suite and the attacks at full length, a
// table of what happened, then the generated tests again and again for ten minutes: strange texts in every field, and
// every right through all that ends it.
import { parseArgs } from "node:util";
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runVitest } from "../tools.mjs";
import { runReported } from "./reported-suites.mjs";

requireNode();
ensureInstalled();
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    away: { type: "string", default: "30" },
    minutes: { type: "string", default: "10" },
  },
});
const env = { KILLS: values.kills, AWAY_SECONDS: values.away, SOAK: "1" };
let worst = await runReported(["resilience", "attacks"], env);
const until = Date.now() + Number(values.minutes) * 60_000;
do {
  for (const [folder, file] of [
    ["apps/web/test/attacks", "strange-texts.test.ts"],
    ["packages/api", "test/rights.test.ts"],
  ])
    worst = Math.max(worst, await runVitest(folder, [file], { SOAK: "1" }));
} while (Date.now() < until);
process.exit(worst);
