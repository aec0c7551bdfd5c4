// Takes every screen of the product and its states, in both editions and both languages, at the five widths,
// light and dark. `--only=WORD,WORD` takes only the screens whose name contains one of the words; `--widths`,
// `--themes`, `--languages` and `--editions` take some of those; `--out=FOLDER` puts them elsewhere than /screenshots/.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
/** Not every browser draws a window taller than this. */
const TALLEST = 12_000;
/** A phone, an upright tablet, a tablet on its side, a small laptop and a desk. */
const WINDOWS = { 390: 844, 768: 1024, 1024: 768, 1180: 820, 1440: 900 };
/** A narrower window is a phone's. */
const WIDE = 768;

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
  "price-walk": "/price-book/walk",
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

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    widths: { type: "string", default: Object.keys(WINDOWS).join(",") },
    themes: { type: "string", default: "light,dark" },
    languages: { type: "string", default: "en,fr" },
    editions: { type: "string", default: "ca,us" },
    out: { type: "string", default: fileURLToPath(new URL("../../../screenshots/", import.meta.url)) },
  },
});
const list = (name) => values[name].split(",");
const words = values.only?.split(",") ?? [];
const wanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
const wantedOf = (screens) => Object.entries(screens).filter(([name]) => wanted(name));
const windows = list("widths").map((width) => ({ width: Number(width), height: WINDOWS[width] ?? 900 }));
const themes = list("themes");
const editions = list("editions");
/** Only Canada has pages in French. */
const languagesOf = (edition) =>
  list("languages").filter((language) => language === "en" || edition === "ca");

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

/** Resolves when nothing is fetched and the page has kept its height for a moment. */
async function settled(page) {
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  await atRest(page);
}

/** The page without its foot: a window of this height shows it whole, and leaves no gap above the foot. */
const heightOf = (page) =>
  page.evaluate(
    () => document.documentElement.scrollHeight - (document.querySelector("body footer")?.offsetHeight ?? 0),
  );

async function atRest(page) {
  let before = -1;
  for (let look = 0; look < 10; look++) {
    await page.waitForTimeout(120);
    const height = await heightOf(page);
    if (height === before) return;
    before = height;
  }
}

const report = (name, error) => process.stderr.write(`${name}: ${error.message.split("\n")[0]}\n`);

/** What is drawn near the window alone has its own height from the start. */
const ALL_DRAWN = "* { content-visibility: visible !important }";

/** Takes what the page shows at each of the windows, in each theme; `whole` is with all that scrolling would show. */
async function picture(page, name, label, wide, whole) {
  if (whole) await page.addStyleTag({ content: ALL_DRAWN });
  for (const window of wide) {
    await page.setViewportSize(window);
    await atRest(page);
    for (let look = 0; whole && look < 3; look++) {
      // All rows are drawn in a window that is tall enough for them, and a fixed bar is at its end.
      const height = Math.max(window.height, Math.min(await heightOf(page), TALLEST));
      await page.setViewportSize({ width: window.width, height });
      await atRest(page);
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(250);
      const path = join(values.out, `${name}.${label}.${window.width}.${colorScheme}.png`);
      await page.screenshot({ path, fullPage: whole });
    }
  }
}

/** Opens each screen once, and takes it at every one of `some` windows. */
async function shoot(context, origin, screens, label, some) {
  const page = await context.newPage();
  for (const [name, path] of wantedOf(screens)) {
    try {
      await page.setViewportSize(some[0]);
      await page.goto(origin + path, { waitUntil: "load" });
      await settled(page);
      await picture(page, name, label, some, true);
    } catch (error) {
      report(`${name}.${label}`, error);
    }
  }
  await page.close();
}

/**
 * Takes each state in ordinary windows; its steps are done once for the `given`, which are a phone's or all that is
 * wider. A state that was not reached is reported, and the next is taken.
 */
async function shootStates(context, origin, states, edition, given) {
  // The steps are done in the widest, where all is in sight.
  const some = given.toSorted((one, other) => other.width - one.width);
  for (const [name, { path, phone, before, steps, after }] of wantedOf(states)) {
    if (!phone || some[0].width < WIDE) {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      try {
        await page.setViewportSize(some[0]);
        await before?.(page);
        await page.goto(origin + path, { waitUntil: "load" });
        await settled(page);
        await steps?.(page, edition);
        await page.waitForTimeout(400);
        await picture(page, name, `${edition}-en`, some, false);
      } catch (error) {
        report(`${name}.${edition}.${some[0].width}`, error);
      }
      // Also where a step failed, or what the state changed would be left for the next.
      await after?.(page).catch((error) => report(`after ${name}.${edition}`, error));
      await page.close({ runBeforeUnload: false });
    }
  }
}

mkdirSync(values.out, { recursive: true });
const product = await startedProduct();
const browser = await launchBrowser();

/** Takes what one person sees, in each language; the steps to a state name what they press in English. */
async function visit(edition, origin, storageState, screens, states) {
  for (const language of languagesOf(edition)) {
    const locale = language === "fr" ? "fr-CA" : "en-CA";
    for (const [some, hasTouch] of [
      [windows.filter(({ width }) => width < WIDE), true],
      [windows.filter(({ width }) => width >= WIDE), false],
    ]) {
      if (some.length === 0) continue;
      const look = { storageState, locale, reducedMotion: "reduce", hasTouch };
      const context = await browser.newContext(look);
      await context.addInitScript(turnReadingAtOnceOff);
      await shoot(context, origin, screens, `${edition}-${language}`, some);
      if (language === "en") await shootStates(context, origin, states, edition, some);
      await context.close();
    }
  }
}

try {
  if (product.dataDir) fillWithSampleYear(product);
  for (const edition of editions) {
    const origin = `http://${edition}.localhost:${product.port}`;
    const any = (...groups) => groups.some((group) => wantedOf(group).length > 0);
    await visit(edition, origin, undefined, PUBLIC, PUBLIC_STATES);
    if (any(SIGNED_IN, SIGNED_IN_STATES)) {
      const person = await signIn(browser, origin, SAMPLE_EMAILS[edition]);
      await visit(edition, origin, person, SIGNED_IN, SIGNED_IN_STATES);
    }
    if (any(PREMIUM, PREMIUM_STATES, { "receipt-review": "" })) {
      const payer = await signInPremium(browser, origin);
      const review = { "receipt-review": await reviewPath(browser, origin, edition, payer) };
      await visit(edition, origin, payer, { ...PREMIUM, ...review }, PREMIUM_STATES);
    }
    if (any(USED_UP_STATES)) {
      const spent = await signIn(browser, origin, `used-up-${edition}-${RUN}@example.com`);
      const draft = await usedUpAccount(browser, origin, edition, spent);
      await visit(edition, origin, spent, {}, atDraft(USED_UP_STATES, draft));
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`Screenshots are in ${values.out}\n`);
