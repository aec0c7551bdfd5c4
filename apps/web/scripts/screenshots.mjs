// Takes every screen of the product and its states, in both editions, on a phone and a desktop, light and
// dark, into /screenshots/. `--only=WORD,WORD` takes only the pictures whose name (home.us.phone.dark)
// contains one of the words; `--french` takes the Canadian screens in French (home.ca-fr.phone.dark), without their states.
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ROOT } from "../../../scripts/prepare.mjs";
import { launchBrowser } from "./launched-browser.mjs";
import { fillWithSampleYear, SAMPLE_EMAILS, signIn } from "./sample-account.mjs";
import { PREMIUM_STATES, PUBLIC_STATES, SIGNED_IN_STATES, USED_UP_STATES } from "./screen-states.mjs";
import { startedProduct } from "./started-product.mjs";
import { usedUpAccount } from "./used-up-account.mjs";

/** A new person for each run: an address is sent at most five links an hour, and the records begin empty. */
const RUN = Date.now().toString(36);
const PREMIUM_EMAIL = `premium-${RUN}@example.com`;
const OUT = fileURLToPath(new URL("../../../screenshots/", import.meta.url));
/** Not every browser draws a window taller than this. */
const TALLEST = 12_000;
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
  "sign-on": "/login/sign-on?outcome=issuer-down",
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
  receipts: "/receipts",
  reports: "/reports",
  "tax-summary": "/tax-summary",
  imports: "/imports",
  people: "/people",
  claim: "/claim",
  "price-book": "/price-book",
  subscription: "/subscription",
  "my-subscription": "/my-subscription",
  "subscription-success": "/my-subscription?success=true",
  account: "/account",
};

const PREMIUM = {
  "home-premium": "/",
  "receipts-with-drafts": "/receipts",
  "reports-few-rows": "/reports",
  "tax-summary-few-rows": "/tax-summary",
  "my-subscription-premium": "/my-subscription",
  "subscription-premium": "/subscription",
};

const { values } = parseArgs({ options: { only: { type: "string" }, french: { type: "boolean" } } });
const words = values.only?.split(",") ?? [];
const wanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
const EDITIONS = { ca: "us", us: "ca" };
/** The editions of which a picture is asked for; nobody is signed in to the other. */
const editions = values.french
  ? ["ca"]
  : Object.keys(EDITIONS).filter((edition) =>
      words.every((word) => !word.includes(`.${EDITIONS[edition]}.`)),
    );
/** The steps to a state name what they press in English. */
const takeStates = values.french ? async () => {} : shootStates;

/**
 * Signs in a person with Premium, so that readings do not run out and the paid plan's screens can be seen.
 */
async function signInPremium(browser, origin) {
  const storageState = await signIn(browser, origin, PREMIUM_EMAIL);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  await page.evaluate(async () => {
    const headers = { "Content-Type": "application/json" };
    const send = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    // Refused when an earlier run has already paid.
    await send("/api/payments/create-subscription", {});
    await send("/api/payments/complete-practice", { outcome: "succeeds" });
  });
  await context.close();
  return storageState;
}

/**
 * Reads the edition's sample receipt twice: one to review, and one among the line items of a second person.
 */
async function reviewPath(browser, origin, edition, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  const base64Image = readFileSync(`${ROOT}apps/web/public/samples/receipt-${edition}.jpg`).toString(
    "base64",
  );
  const id = await page.evaluate(async (image) => {
    const headers = { "Content-Type": "application/json" };
    const send = async (path, body) =>
      (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    const draft = await send("/api/receipts", { base64Image: image });
    const saved = await send("/api/receipts", { base64Image: image });
    await send(`/api/receipts/${saved.id}/confirm`, {});
    return draft.id;
  }, base64Image);
  await context.close();
  return `/receipt-review/${id}`;
}

/** Runs in the browser: a state shows the photo before it is read, and its steps press the button. */
const turnReadingAtOnceOff = () => localStorage.setItem("gf-ledger.read-at-once", "off");

const atDraft = (states, draft) =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => [
      name,
      { ...state, path: state.path.replace("{draft}", draft) },
    ]),
  );

const settled = async (page) => {
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  await page.waitForTimeout(300);
};

/** Takes each screen in a window tall enough for it: all rows are drawn, and a fixed bar is at the end. */
async function shoot(context, origin, screens, label, viewport) {
  const page = await context.newPage();
  for (const [name, path] of Object.entries(screens)) {
    if (!wanted(`${name}.${label}.`)) continue;
    await page.setViewportSize(viewport);
    await page.goto(origin + path, { waitUntil: "load" });
    await settled(page);
    for (let look = 0; look < 3; look++) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: viewport.width, height: Math.min(height, TALLEST) });
      await page.waitForTimeout(150);
    }
    await page.screenshot({ path: `${OUT}${name}.${label}.png`, fullPage: true });
  }
  await page.close();
}

/**
 * Takes each state in an ordinary window. A state that was not reached is reported, and the next is taken.
 */
async function shootStates(context, origin, states, { label, edition, device }) {
  for (const [name, { path, phone, before, steps, after }] of Object.entries(states)) {
    if (!wanted(`${name}.${label}.`) || (phone && device !== "phone")) continue;
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      await before?.(page);
      await page.goto(origin + path, { waitUntil: "load" });
      await settled(page);
      await steps?.(page, edition);
      await page.waitForTimeout(400);
    } catch (error) {
      process.stderr.write(`${name}.${label}: ${error.message.split("\n")[0]}\n`);
    }
    await page.screenshot({ path: `${OUT}${name}.${label}.png` });
    await after?.(page);
    await page.close({ runBeforeUnload: false });
  }
}

mkdirSync(OUT, { recursive: true });
const product = await startedProduct();
const browser = await launchBrowser();
try {
  if (product.dataDir) fillWithSampleYear(product);
  for (const edition of editions) {
    const origin = `http://${edition}.localhost:${product.port}`;
    const storageState = await signIn(browser, origin, SAMPLE_EMAILS[edition]);
    const premium = await signInPremium(browser, origin);
    const usedUp = await signIn(browser, origin, `used-up-${edition}-${RUN}@example.com`);
    const draft = await usedUpAccount(browser, origin, edition, usedUp);
    const review = { "receipt-review": await reviewPath(browser, origin, edition, premium) };
    for (const [device, viewport] of Object.entries(VIEWPORTS)) {
      for (const colorScheme of ["light", "dark"]) {
        const label = `${edition}${values.french ? "-fr" : ""}.${device}.${colorScheme}`;
        const locale = values.french ? "fr-CA" : "en-CA";
        const options = {
          viewport,
          colorScheme,
          locale,
          hasTouch: device === "phone",
          reducedMotion: "reduce",
        };
        const guest = await browser.newContext(options);
        await shoot(guest, origin, PUBLIC, label, viewport);
        await takeStates(guest, origin, PUBLIC_STATES, { label, edition, device });
        await guest.close();
        const person = await browser.newContext({ ...options, storageState });
        await person.addInitScript(turnReadingAtOnceOff);
        await shoot(person, origin, SIGNED_IN, label, viewport);
        await takeStates(person, origin, SIGNED_IN_STATES, { label, edition, device });
        await person.close();
        const payer = await browser.newContext({ ...options, storageState: premium });
        await payer.addInitScript(turnReadingAtOnceOff);
        await shoot(payer, origin, { ...PREMIUM, ...review }, label, viewport);
        await takeStates(payer, origin, PREMIUM_STATES, { label, edition, device });
        await payer.close();
        const spent = await browser.newContext({ ...options, storageState: usedUp });
        await takeStates(spent, origin, atDraft(USED_UP_STATES, draft), { label, edition, device });
        await spent.close();
      }
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`Screenshots are in ${OUT}\n`);
