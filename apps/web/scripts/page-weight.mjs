// How much JavaScript the home page loads in each edition and language, compared with an empty page of the
// same Next.js and React; both are built and served here. Counts every script that the browser fetches until
// the network is quiet, each gzipped. Then how large public pages are in English and in French, gzipped.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { launchBrowser } from "./launched-browser.mjs";
import { startedProduct } from "./started-product.mjs";

/** The most that the home page may weigh, as a multiple of the empty page. */
const LIMIT = 1.15;
const WEB = fileURLToPath(new URL("..", import.meta.url));
const NEXT = join(WEB, "node_modules/next/dist/bin/next");
const HOMES = [
  ["ca   ", "ca", "/"],
  ["ca-fr", "ca", "/fr"],
  ["us   ", "us", "/"],
];
/** Public pages of the Canadian edition, with their addresses in French. */
const PAGES = [
  ["/", "/fr"],
  ["/tools", "/fr/outils"],
  ["/auth", "/fr/connexion"],
  ["/blog", "/fr/blogue"],
  ["/how-it-works", "/fr/comment-ca-marche"],
  ["/privacy-policy", "/fr/politique-de-confidentialite"],
];
const EMPTY_APP = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": "export default {};",
  "app/layout.jsx":
    'export default ({ children }) => <html lang="en"><head><title>Empty</title></head><body>{children}</body></html>;',
  "app/page.jsx": "export default () => <p>Empty</p>;",
};

function buildEmptyApp() {
  const folder = join(WEB, ".next-empty-page");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(EMPTY_APP)) writeFileSync(join(folder, name), text);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, "build"], { cwd: folder, env });
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stdout}${stderr}`);
  return folder;
}

/** Serves the empty page on a port the system chooses. */
function serveEmptyApp(folder) {
  const child = spawn(process.execPath, [NEXT, "start", "-p", "0"], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      const address = /http:\/\/localhost:(\d+)/.exec(String(chunk));
      if (address) resolve({ address: `http://localhost:${address[1]}/`, stop: () => child.kill("SIGTERM") });
    });
    child.on("exit", (code) => reject(new Error(`The empty page's server ended with code ${code}.`)));
  });
}

const gzipped = (body) => gzipSync(body, { level: 9 }).length;

/** The gzipped bytes of a page without its scripts; by the browser, which knows the names under `localhost`. */
async function pageBytes(browser, address) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(address);
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}.`);
  const bytes = gzipped(await answer.body());
  await context.close();
  return bytes;
}

/** The gzipped bytes of all scripts that a first visit to `address` loads. */
async function scriptBytes(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const sizes = (await Promise.all(bodies)).map(gzipped);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

const browser = await launchBrowser();
const product = await startedProduct();
const folder = buildEmptyApp();
const empty = await serveEmptyApp(folder);
try {
  const emptyBytes = await scriptBytes(browser, empty.address);
  process.stdout.write(`empty page      ${emptyBytes} bytes of gzipped JavaScript\n`);
  for (const [name, edition, path] of HOMES) {
    const bytes = await scriptBytes(browser, `http://${edition}.localhost:${product.port}${path}`);
    const ratio = bytes / emptyBytes;
    process.stdout.write(`home page, ${name}   ${bytes} bytes, ${ratio.toFixed(3)} times the empty page\n`);
    if (ratio > LIMIT) process.exitCode = 1;
  }
  for (const [path, french] of PAGES) {
    const [inEnglish, inFrench] = await Promise.all(
      [path, french].map((address) => pageBytes(browser, `http://ca.localhost:${product.port}${address}`)),
    );
    process.stdout.write(`${path}   ${inEnglish} bytes of page in English, ${inFrench} in French\n`);
  }
} finally {
  empty.stop();
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
