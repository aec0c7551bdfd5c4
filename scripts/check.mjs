// `npm run check [-- source types units]`: the checks that take two minutes together and need no product, no
// database and no browser.
import { checkTypes, SOURCE_CHECKS, unitSuites } from "./checking/checks.mjs";
import { finish, sideBySide } from "./checking/tally.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";

/** Packages whose tests start a PostgreSQL or read photos for minutes; `npm run test:unit` runs them. */
const LONG = ["api", "db", "reader", "rest"];

const PARTS = { types: [checkTypes], units: unitSuites(LONG), source: SOURCE_CHECKS };
const LANES = 2;

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
const chosen = Object.entries(PARTS).filter(([part]) => asked.length === 0 || asked.includes(part));
await sideBySide(
  LANES,
  chosen.flatMap(([, jobs]) => jobs),
);
finish();
