import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
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

export type VisitorOptions = Pick<
  BrowserContextOptions,
  "colorScheme" | "forcedColors" | "reducedMotion" | "serviceWorkers"
>;

/** Playwright's own words on a page that registers a service worker where the story has none. */
const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** A browser of somebody new. */
export async function visitor(viewport = DESK, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 768,
    isMobile: viewport.width < 768,
    acceptDownloads: true,
    reducedMotion: "reduce",
    locale: "en-CA",
    // Calls that a story answers itself must not pass through a worker; its own story has it.
    serviceWorkers: "block",
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
  /** A call to the product as the signed-in browser makes it; answers the body. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** What a procedure that changes nothing answers. */
  ask(procedure: string, input?: unknown): Promise<unknown>;
}

/** Signs a new person in by a mailed link, without showing a page. */
export async function signedIn(
  viewport = DESK,
  edition: "ca" | "us" = "ca",
  options: VisitorOptions = {},
): Promise<Person> {
  const guest = await visitor(viewport, options);
  const email = newEmail();
  // An address of the edition's own that runs nothing.
  await guest.page.goto(address("/robots.txt", edition));
  const call = (method: string, path: string, body?: unknown) => callFrom(guest.page, method, path, body);
  await call("POST", "/api/auth/magic-link", { email });
  const query = new URL(await linkTo(email)).searchParams;
  await call("POST", "/api/auth/verify-token", { token: query.get("token"), email: query.get("email") });
  const ask = async (procedure: string, input?: unknown) => {
    const asked = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
    const answer = await call("GET", `/api/trpc/${procedure}${asked}`);
    return (answer as { result: { data: { json: unknown } } }).result.data.json;
  };
  return { ...guest, email, call, ask };
}

/** A call with the page's cookies. @throws when it is refused. */
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
