// `npm run test:hardened`: production, attacks and resilience, as `npm test` has them.
import { testHardened } from "./checks.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { finish } from "./tally.mjs";

requireNode();
ensureInstalled();
await testHardened();
finish();
