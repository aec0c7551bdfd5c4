// `npm run test:hardened`: production, development, attacks and resilience, as `npm test` runs them.
import { ensureBrowser } from "./browser.mjs";
import { testAttacksOnHealth, testDevelopment, testHardened } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

requireNode();
ensureInstalled();
process.env.CHROMIUM_PATH = ensureBrowser((line) => process.stderr.write(`${line}\n`));
await testHardened();
await testAttacksOnHealth();
await testDevelopment();
finish();
