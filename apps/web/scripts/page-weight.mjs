// How much JavaScript the home page loads, compared with an empty page of the same Next.js and React; both
// are built and served here. Counts every script that the browser fetches until the network is quiet, each
// gzipped.
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
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
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
  for (const edition of ["ca", "us"]) {
    const bytes = await scriptBytes(browser, `http://${edition}.localhost:${product.port}/`);
    const ratio = bytes / emptyBytes;
    process.stdout.write(
      `home page, ${edition}   ${bytes} bytes, ${ratio.toFixed(3)} times the empty page\n`,
    );
    if (ratio > LIMIT) process.exitCode = 1;
  }
} finally {
  empty.stop();
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
