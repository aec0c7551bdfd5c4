// `npm run test:unit`: builds the packages, then runs the unit tests of every package and of the app.
import { checkBuilds, unitSuites } from "./checking/checks.mjs";
import { finish, sideBySide } from "./checking/tally.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";

requireNode();
ensureInstalled();
await checkBuilds();
await sideBySide(2, unitSuites());
finish();
