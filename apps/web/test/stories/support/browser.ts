import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { address, linkTo, newEmail } from "./product";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Browser;
const open: { context: BrowserContext; complaints: string[] }[] = [];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  });
});
afterAll(() => browser.close());

/** A console error or warning in any story fails it. */
afterEach(async () => {
  const complaints = open.flatMap((one) => one.complaints);
  for (const { context } of open.splice(0)) await context.close();
  expect(complaints).toEqual([]);
});

export interface Visitor {
  readonly page: Page;
  /** Console messages that this story expects are taken out by their pattern. */
  allow(pattern: RegExp): void;
}

/** A browser of somebody new. */
export async function visitor(
  viewport = DESK,
  options: { colorScheme?: "light" | "dark" } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 768,
    acceptDownloads: true,
    reducedMotion: "reduce",
    locale: "en-CA",
    ...options,
  });
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const complain = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const page = await context.newPage();
  page.on("console", (message) => {
    // A 401 of the user call is how the product learns that nobody is signed in.
    const expected = message.location().url.includes("/api/user") || message.text().includes("/api/user");
    if (["error", "warning"].includes(message.type()) && !expected)
      complain(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`page error: ${error.message}`));
  open.push({ context, complaints });
  return { page, allow: (pattern) => allowed.push(pattern) };
}

/** Signs a new person in as one does: by the mailed link. */
export async function signedIn(
  viewport = DESK,
  edition: "ca" | "us" = "ca",
  options = {},
): Promise<Visitor & { email: string }> {
  const guest = await visitor(viewport, options);
  const email = newEmail();
  await guest.page.goto(address("/auth", edition));
  const status = await guest.page.evaluate(async (body) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch("/api/auth/magic-link", { method: "POST", headers, body })).status;
  }, JSON.stringify({ email }));
  expect(status).toBe(200);
  await guest.page.goto(await linkTo(email));
  await guest.page.waitForURL(/\/(reports|dashboard)/, { timeout: 20_000 });
  return { ...guest, email };
}
