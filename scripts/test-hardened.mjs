// `npm run test:hardened`: what a release must pass besides `npm test`. Production mode, two servers of which one is
// behind a pooler, kills and absences, attacks, the development server, the verbs on large
// years, and the reader on all its photos.
import { blackBoxSuite, started } from "./checking/black-box.mjs";
import { ensureBrowser } from "./checking/browser.mjs";
import {
  readInFull,
  testAttacks,
  testAttacksOnHealth,
  testDevelopment,
  testLargeYears,
  testProduction,
  testResilience,
} from "./checking/checks.mjs";
import { finish, runFailedAgain, say, sideBySide } from "./checking/tally.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { twoServers } from "./suites/two-servers.mjs";

requireNode();
ensureInstalled();
// The walks among the attacks open the browser.
process.env.CHROMIUM_PATH = ensureBrowser((line) => process.stderr.write(`${line}\n`));

const name = "contract tests on two servers";
// Started before the lanes, because the first start builds what the suites of both start.
const servers = await started(name, () => twoServers(say));
// All of them mostly wait: for the other's answers, and for products that start, stop and are replaced. The longest
// begins first.
await sideBySide(3, [
  testAttacks,
  () => blackBoxSuite(name, "packages/contract-tests", servers),
  testProduction,
  testResilience,
  testLargeYears,
]);
await runFailedAgain();
await servers?.stop();
// By themselves, because they measure what is answered meanwhile.
await testAttacksOnHealth();
// No product may start, and build, beside the development suite.
await sideBySide(2, [readInFull, testDevelopment]);
await runFailedAgain();
finish();
