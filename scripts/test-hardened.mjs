// `npm run test:hardened`: production, development, attacks and resilience, as `npm test` runs them.
import { ensureBrowser } from "./browser.mjs";
import { HARDENED_SUITES, testAttacks } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish, sideBySide } from "./tally.mjs";

requireNode();
ensureInstalled();
process.env.CHROMIUM_PATH = ensureBrowser((line) => process.stderr.write(`${line}\n`));
await sideBySide(2, HARDENED_SUITES);
await testAttacks();
finish();
