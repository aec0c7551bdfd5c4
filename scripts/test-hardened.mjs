// `npm run test:hardened`: production, development, attacks and resilience, as `npm test` runs them.
import { testHardened } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

requireNode();
ensureInstalled();
await testHardened();
finish();
