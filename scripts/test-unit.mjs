// `npm run test:unit`: builds the packages, then runs the unit tests of every package and of the app.
import { checkBuilds, testUnits } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

requireNode();
ensureInstalled();
await checkBuilds();
await testUnits();
finish();
