// `npm run test:unit`: the unit tests of every package and of the app, on what they build.
import { checkBuilds, testUnits } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

requireNode();
ensureInstalled();
await checkBuilds();
await testUnits();
finish();
