// `npm run check`: what can be known in two minutes, without a product, a database or a browser.
import { checkSource, checkTypes, testUnits } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

/** They start a PostgreSQL, or read photos for minutes; `npm run test:unit` has them. */
const LONG = ["api", "db", "reader", "rest"];

requireNode();
ensureInstalled();
await checkSource();
await checkTypes();
await testUnits(LONG);
finish();
