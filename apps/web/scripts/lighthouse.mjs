// Runs Lighthouse on every public page of both editions, on the production build: prints a table, and writes
// all figures as JSON to bench-results/. A score is the median of three runs, since one run on a busy machine
// says little. With `--signed-in` it visits the pages of a person who has a year of purchases.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, browserPath } from "./launched-browser.mjs";
import { fillWithSampleYear, SAMPLE_EMAILS, signIn } from "./sample-account.mjs";
import { startedProduct } from "./started-product.mjs";

const PUBLIC_PAGES = [
  "/",
  "/how-it-works",
  "/tools",
  "/blog",
  "/blog/how-much-more-gluten-free-food-costs",
  "/terms",
  "/privacy-policy",
  "/auth",
  "/forgot-password",
];
const SIGNED_IN_PAGES = [
  "/upload-receipt",
  "/receipts",
  "/reports",
  "/tax-summary",
  "/claim",
  "/price-book",
  "/people",
  "/imports",
  "/account",
  "/subscription",
];
const EDITIONS = ["ca", "us"];
const RESULTS = fileURLToPath(new URL("../../../bench-results/", import.meta.url));
const DEBUG_PORT = Number(process.env.DEBUG_PORT ?? 9333);

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    runs: { type: "string", default: "3" },
    desktop: { type: "boolean", default: false },
    "signed-in": { type: "boolean", default: false },
  },
});
const isSignedIn = values["signed-in"];
const PAGES = isSignedIn ? SIGNED_IN_PAGES : PUBLIC_PAGES;
/** No search engine sees a page behind a sign-in. */
const WANTED = isSignedIn
  ? { performance: 90, accessibility: 100, "best-practices": 100 }
  : { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The names of the audits that count and score below 0.9. */
function faultsOf({ audits, categories }) {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter((ref) => ref.weight > 0),
  );
  return [...new Set(weighty.map(({ id }) => id))].filter((id) => {
    const { score } = audits[id];
    return score !== null && score < 0.9;
  });
}

async function measure(address) {
  const results = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const onlyCategories = Object.keys(WANTED);
    const flags = { port: DEBUG_PORT, logLevel: "silent", output: "json", onlyCategories };
    const { lhr } = await lighthouse(address, flags, values.desktop ? desktopConfig : undefined);
    results.push(lhr);
  }
  const scores = Object.fromEntries(
    Object.keys(WANTED).map((name) => [
      name,
      median(results.map(({ categories }) => Math.round((categories[name].score ?? 0) * 100))),
    ]),
  );
  const timing = (id) => Math.round(median(results.map(({ audits }) => audits[id].numericValue ?? 0)));
  return {
    address,
    scores,
    firstPaintMs: timing("first-contentful-paint"),
    largestPaintMs: timing("largest-contentful-paint"),
    blockingMs: timing("total-blocking-time"),
    shift: median(results.map(({ audits }) => audits["cumulative-layout-shift"].numericValue ?? 0)),
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

const product = await startedProduct();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
});
const measured = [];

/** Signs the browser in that Lighthouse opens its pages in: not in one of Playwright's own contexts. */
async function signInHere(edition) {
  const { cookies } = await signIn(
    browser,
    `http://${edition}.localhost:${product.port}`,
    SAMPLE_EMAILS[edition],
  );
  const sameBrowser = await chromium.connectOverCDP(`http://127.0.0.1:${DEBUG_PORT}`);
  await sameBrowser.contexts()[0].addCookies(cookies);
  // Left connected it attaches to each page that Lighthouse opens, and its work is measured too.
  await sameBrowser.close();
}

try {
  if (isSignedIn && product.dataDir) fillWithSampleYear(product);
  const heads = Object.keys(WANTED).map((name) => name.slice(0, 4).padEnd(6));
  process.stdout.write(`${"page".padEnd(56)}${heads.join("")}LCP ms  TBT ms\n`);
  for (const edition of EDITIONS) {
    if (isSignedIn) await signInHere(edition);
    for (const path of PAGES.filter((page) => !values.only || values.only.split(",").includes(page))) {
      const result = await measure(`http://${edition}.localhost:${product.port}${path}`);
      measured.push({ edition, path, ...result });
      const { scores, largestPaintMs, blockingMs, faults } = result;
      const cells = Object.values(scores).map((score) => String(score).padEnd(6));
      process.stdout.write(
        `${`${edition} ${path}`.padEnd(56)}${cells.join("")}${String(largestPaintMs).padEnd(8)}${blockingMs}  ${faults.join(" ")}\n`,
      );
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  `${RESULTS}lighthouse${isSignedIn ? "-signed-in" : ""}${values.desktop ? "-desktop" : ""}.json`,
  JSON.stringify(measured, null, 2),
);
const below = measured.filter(({ scores }) =>
  Object.entries(WANTED).some(([name, least]) => scores[name] < least),
);
process.stdout.write(
  `${measured.length - below.length} of ${measured.length} pages reach ${Object.values(WANTED).join(" / ")}\n`,
);
process.exitCode = below.length > 0 ? 1 : 0;
