import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect } from "vitest";
import { address, newEmail, newLinkTo } from "./product";
import { newSessionRow } from "./sign-on/session-row";

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

let browser: Browser | undefined;
const open: { context: BrowserContext; complaints: string[] }[] = [];

/** Starts the browser that the stories of a worker share. It ends with the worker's process. */
export async function startBrowser(): Promise<void> {
  if (browser?.isConnected()) return;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  });
}

/** Closes what a story's visitors opened. A console error or warning fails the story. */
export async function closeVisits(): Promise<void> {
  const complaints = open.flatMap((one) => one.complaints);
  for (const { context } of open.splice(0)) await context.close();
  expect(complaints).toEqual([]);
}

export interface Visitor {
  readonly page: Page;
  /** Lets the story print console messages that match the pattern. */
  allow(pattern: RegExp): void;
}

export type VisitorOptions = Pick<
  BrowserContextOptions,
  "colorScheme" | "forcedColors" | "locale" | "permissions" | "reducedMotion" | "serviceWorkers"
> & {
  /** Whether photos are read as soon as they are chosen; else the story presses the button. */
  readonly readsAtOnce?: boolean;
};

/** Playwright's own warning on a page that registers a service worker where the story allows none. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** Runs in the browser, before the page's own scripts. */
function turnReadingAtOnceOff() {
  try {
    localStorage.setItem("gf-ledger.read-at-once", "off");
  } catch {
    // A frame or browser without storage.
  }
}

/** Opens a browser for a new visitor. */
export async function visitor(
  viewport = DESK,
  { readsAtOnce = false, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  if (!browser) throw new Error("No browser was started: is support/setup.ts among the setup files?");
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 768,
    isMobile: viewport.width < 768,
    acceptDownloads: true,
    reducedMotion: "reduce",
    locale: "en-CA",
    // A service worker must not take the calls that a story answers; the worker's own story allows it.
    serviceWorkers: "block",
    ...options,
  });
  if (!readsAtOnce) await context.addInitScript(turnReadingAtOnceOff);
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  const complain = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  const page = await context.newPage();
  page.on("console", (message) => {
    // By a 401 of the user call the product learns that nobody is signed in.
    const expected =
      message.text() === WORKER_BLOCKED ||
      message.location().url.includes("/api/user") ||
      message.text().includes("/api/user");
    if (["error", "warning"].includes(message.type()) && !expected)
      complain(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complain(`page error: ${error.message}`));
  open.push({ context, complaints });
  return { page, allow: (pattern) => allowed.push(pattern) };
}

export interface Person extends Visitor {
  readonly email: string;
  /** Calls the product as the signed-in browser does; resolves with the body. @throws when it is refused. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Calls a query procedure; resolves with its answer. */
  ask(procedure: string, input?: unknown): Promise<unknown>;
}

/** Signs a new person in without showing a page: by a row of the database, and by a mailed link where it is elsewhere. */
export async function signedIn(
  viewport = DESK,
  edition: "ca" | "us" = "ca",
  options: VisitorOptions = {},
): Promise<Person> {
  const guest = await visitor(viewport, options);
  const email = newEmail();
  await guest.page.goto(quietPage(edition));
  const userAgent = await guest.page.evaluate(() => navigator.userAgent);
  const token = await newSessionRow({ email, edition, userAgent });
  if (token === null) await signInAs(guest.page, email, edition);
  else await guest.page.context().addCookies([sessionCookie(token, edition)]);
  const call = (method: string, path: string, body?: unknown) => callFrom(guest.page, method, path, body);
  const ask = async (procedure: string, input?: unknown) => {
    const asked = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
    const answer = await call("GET", `/api/trpc/${procedure}${asked}`);
    return (answer as { result: { data: { json: unknown } } }).result.data.json;
  };
  return { ...guest, email, call, ask };
}

/** A page of the edition's host that runs no script. */
const quietPage = (edition: "ca" | "us") => address("/robots.txt", edition);

function sessionCookie(token: string, edition: "ca" | "us") {
  const url = address("/", edition);
  return { name: sessionCookieName(false), value: token, url, httpOnly: true, sameSite: "Lax" as const };
}

/** Signs the browser of this page in by a mailed link, without showing a page. */
export async function signInAs(page: Page, email: string, edition: "ca" | "us" = "ca"): Promise<void> {
  await page.goto(quietPage(edition));
  await callFrom(page, "POST", "/api/auth/magic-link", { email, consented: true });
  const query = new URL(await newLinkTo(email)).searchParams;
  const link = { token: query.get("token"), email: query.get("email") };
  await callFrom(page, "POST", "/api/auth/verify-token", link);
}

/** Calls the product with the page's cookies; resolves with the body. @throws when it is refused. */
async function callFrom(page: Page, method: string, path: string, body: unknown): Promise<unknown> {
  const { status, text } = await page.evaluate(
    async ([method, path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, { method, ...(body === null ? {} : { headers, body }) });
      return { status: answer.status, text: await answer.text() };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
  return text === "" ? null : JSON.parse(text);
}
