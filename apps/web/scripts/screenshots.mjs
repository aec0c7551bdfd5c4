// Shoots every screen of the product in both editions, on a phone and a desk, in light and dark, into /screenshots/.
// `--only=WORD` keeps to the screens whose name holds the word.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ROOT, tsx } from "../../../scripts/prepare.mjs";
import { launchBrowser } from "./launched-browser.mjs";
import { startedProduct } from "./started-product.mjs";

const SAMPLE_EMAIL = "demo@example.com";
const OUT = fileURLToPath(new URL("../../../screenshots/", import.meta.url));
const VIEWPORTS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const PUBLIC = {
  home: "/",
  "how-it-works": "/how-it-works",
  tools: "/tools",
  blog: "/blog",
  article: "/blog/how-much-more-gluten-free-food-costs",
  terms: "/terms",
  privacy: "/privacy-policy",
  auth: "/auth",
  register: "/auth?tab=register",
  "forgot-password": "/forgot-password",
  "check-email": "/auth/check-email?email=ada%40example.com&isRegistration=true",
  "login-callback-failed": "/login/callback?token=none&email=ada%40example.com",
  "reset-password": "/reset-password",
  "not-found": "/no-such-page",
  "docs-api": "/docs/api",
  outbox: "/outbox",
  "email-test": "/email-test",
  "auth-debug": "/auth-debug",
  "reports-signed-out": "/reports",
  "my-subscription-signed-out": "/my-subscription",
  offline: "/offline",
};
const SIGNED_IN = {
  "home-signed-in": "/",
  "upload-receipt": "/upload-receipt",
  reports: "/reports",
  "tax-summary": "/tax-summary",
  subscription: "/subscription",
  "my-subscription": "/my-subscription",
  "subscription-success": "/my-subscription?success=true",
  account: "/account",
};

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = (name) => !values.only || name.includes(values.only);

function fillWithSampleYear({ port, dataDir }) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [tsx(), "apps/web/launcher/demo.ts"], {
    cwd: ROOT,
    env,
  });
  if (status !== 0) throw new Error(`The sample account could not be filled:\n${stderr}`);
}

/** Signs the sample person in by the mailed link, and answers the cookies of it. */
async function signIn(browser, origin) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/auth`);
  const link = await page.evaluate(async (email) => {
    const linksSent = async () => {
      const { messages } = await (await fetch("/api/outbox")).json();
      const links = messages.filter(({ to }) => to.includes(email)).flatMap((message) => message.links);
      return links.filter((one) => one.includes("/login/callback"));
    };
    // A link works once: one that was sent before may be spent.
    const before = new Set(await linksSent());
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/auth/magic-link", { method: "POST", headers, body: JSON.stringify({ email }) });
    for (;;) {
      const sent = (await linksSent()).find((one) => !before.has(one));
      if (sent) return sent;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, SAMPLE_EMAIL);
  await page.goto(origin + new URL(link).pathname + new URL(link).search);
  await page.waitForURL(/\/(reports|dashboard)/);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Uploads the edition's sample receipt, so that there is one to review. */
async function reviewPath(browser, origin, edition, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  const base64Image = readFileSync(`${ROOT}apps/web/public/samples/receipt-${edition}.jpg`).toString(
    "base64",
  );
  const receipt = await page.evaluate(async (image) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ base64Image: image });
    return (await fetch("/api/receipts", { method: "POST", headers, body })).json();
  }, base64Image);
  await context.close();
  return `/receipt-review/${receipt.receipt?.id ?? receipt.id}`;
}

async function shoot(context, origin, screens, label) {
  const page = await context.newPage();
  for (const [name, path] of Object.entries(screens)) {
    if (!wanted(name)) continue;
    await page.goto(origin + path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle").catch(() => {});
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}${name}.${label}.png`, fullPage: true });
  }
  await page.close();
}

mkdirSync(OUT, { recursive: true });
const product = await startedProduct();
const browser = await launchBrowser();
try {
  if (product.dataDir) fillWithSampleYear(product);
  for (const edition of ["ca", "us"]) {
    const origin = `http://${edition}.localhost:${product.port}`;
    const storageState = await signIn(browser, origin);
    const review = { "receipt-review": await reviewPath(browser, origin, edition, storageState) };
    for (const [device, viewport] of Object.entries(VIEWPORTS)) {
      for (const colorScheme of ["light", "dark"]) {
        const label = `${edition}.${device}.${colorScheme}`;
        const options = { viewport, colorScheme, hasTouch: device === "phone", reducedMotion: "reduce" };
        const guest = await browser.newContext(options);
        await shoot(guest, origin, PUBLIC, label);
        await guest.close();
        const person = await browser.newContext({ ...options, storageState });
        await shoot(person, origin, { ...SIGNED_IN, ...review }, label);
        await person.close();
      }
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`Screenshots are in ${OUT}\n`);
