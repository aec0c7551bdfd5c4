// `npm run check [-- source types units]`: what can be known in two minutes, without a product, a database or a browser.
import { checkSource, checkTypes, testUnits } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

/** They start a PostgreSQL, or read photos for minutes; `npm run test:unit` has them. */
const LONG = ["api", "db", "reader", "rest"];

const PARTS = { source: checkSource, types: checkTypes, units: () => testUnits(LONG) };

requireNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(", ")} of the check. There are: ${Object.keys(PARTS).join(", ")}.\n`,
  );
  process.exit(1);
}
ensureInstalled();
for (const [part, checkPart] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(part)) await checkPart();
}
finish();
