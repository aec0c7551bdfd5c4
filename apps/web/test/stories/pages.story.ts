import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOf, violationsOfAnyRule } from "./support/accessibility";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { drawnPage } from "./support/drawn-page";
import { addressesIn, withWideRecords } from "./support/every-page";
import { address } from "./support/product";

/** What opens over a page: by its path, what is pressed for it. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/receipt-review/[id]": (page) =>
    page
      .getByRole("button", { name: /^(Edit|Modifier) GF Bread/ })
      .first()
      .click(),
  "/receipts": (page) => page.keyboard.press("Control+k"),
  "/price-book/walk": (page) => page.keyboard.press("?"),
};

test.each([
  ["en-CA", DESK, "light"],
  ["en-CA", PHONE, "dark"],
  ["fr-CA", DESK, "dark"],
  ["fr-CA", PHONE, "light"],
  ["en-US", DESK, "light"],
  ["en-US", PHONE, "dark"],
] as const)(
  "WCAG 2.2 AA: no violation on any signed-in page, nor in what opens over it, %s %o %s",
  async (locale, viewport, colorScheme) => {
    const { edition } = LOCALE_FACTS[locale];
    const person = await signedIn(viewport, edition, { colorScheme });
    const { page } = person;
    const receipt = await withWideRecords(person, edition === "ca" ? "CAD" : "USD");
    const pages = (await addressesIn(locale, person, receipt)).filter(({ isSignedIn }) => isSignedIn);
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(Object.keys(DIALOGS)));
    for (const { path, route } of pages) {
      await page.goto(address(path, edition));
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      expect([path, await violationsOfAnyRule(page)]).toEqual([path, []]);
      const open = DIALOGS[route];
      if (!open) continue;
      await open(page);
      await page.getByRole("dialog").locator("h2, input").filter({ visible: true }).first().waitFor();
      expect([path, await violationsOf(page)]).toEqual([path, []]);
    }
  },
  180_000,
);

test("screens-11 the unresolved targets resolve and keep their query", async () => {
  const { page } = await visitor();
  const targets = {
    "/login?redirect=/reports": "/auth?redirect=",
    "/sign-up": "/auth?tab=register",
    "/check-email?email=a@example.com": "/auth/check-email?email=",
  };
  for (const [path, expected] of Object.entries(targets)) {
    await page.goto(address(path));
    expect(page.url()).toContain(expected);
  }
});

test("screens-5 an account that does not answer within 3 seconds: from a spinner to /auth, with the way back", async () => {
  const { page } = await signedIn(PHONE, "us");
  await page.route("**/api/trpc/auth.user*", () => {});
  await page.route("**/api/user", () => {});
  await page.goto(address("/tax-summary?year=2025", "us"));
  await page.getByText("Checking your account...").waitFor();
  await page.waitForURL("**/auth?*");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/tax-summary?year=2025");
});

test.each([
  ["ca", PHONE, "light"],
  ["us", DESK, "dark"],
] as const)(
  "screens-17 while the server starts again nobody is told to sign in, and the page goes on by itself (%s)",
  async (edition, viewport, colorScheme) => {
    const { page, allow } = await signedIn(viewport, edition, { colorScheme });
    allow(/503|ERR_CONNECTION_REFUSED/);
    const user = "**/api/trpc/auth.user*";
    await page.route(user, (route) => route.fulfill({ status: 503, body: "starting" }));
    await page.route("**/api/user", (route) => route.abort("connectionrefused"));
    await page.goto(address("/price-book", edition));
    await page.getByRole("heading", { name: "GF Ledger isn’t responding right now" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute(user);
    await page.route(user, (route) => route.abort("connectionrefused"));
    // Longer than a page may wait for the account.
    await page.waitForTimeout(4000);
    expect(new URL(page.url()).pathname).toBe("/price-book");
    await page.getByRole("heading", { name: "GF Ledger isn’t responding right now" }).waitFor();
    await page.unroute(user);
    await drawnPage(page, "Price Book");
    expect(await page.getByRole("link", { name: "Sign In" }).count()).toBe(0);
  },
);

test("screens-18 a page of which a part does not arrive says so, and is tried again", async () => {
  const { page, allow } = await signedIn(PHONE);
  allow(/ERR_FAILED|ChunkLoadError|Failed to load chunk|Loading chunk/);
  await page.goto(address("/account"));
  await drawnPage(page);
  const parts = "**/_next/static/chunks/**";
  await page.route(parts, (route) => route.abort());
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[href='/tools']")?.click());
  await page.getByRole("heading", { name: "This page could not be shown" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(parts);
  await page.getByRole("button", { name: "Try again" }).click();
  await drawnPage(page, "Tools & Calculators");
});

test("screens-18 chat-1 a chat that does not arrive says so, and is fetched again when it is asked for", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/ERR_FAILED/);
  await page.goto(address("/terms"));
  await page.waitForLoadState("networkidle");
  const parts = "**/_next/static/chunks/**";
  await page.route(parts, (route) => route.abort());
  await page.getByRole("button", { name: "Chat with Millie" }).click();
  await page.getByText("The chat could not be loaded").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("any other path is the Page Not Found page", async () => {
  const { page, allow } = await visitor();
  allow(/404/);
  const response = await page.goto(address("/no-such-page"));
  expect(response?.status()).toBe(404);
  expect(await page.locator("h1").first().textContent()).toMatch(/not found/i);
});

test("no page allows an inline script that is not named, and none is framed", async () => {
  const { page } = await visitor();
  for (const path of ["/", "/auth", "/receipt-review/00000000-0000-7000-8000-000000000000"]) {
    const response = await page.goto(address(path));
    const policy = response?.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
    expect([path, scripts.includes("'unsafe-inline'"), /'(sha256|nonce)-/.test(scripts)]).toEqual([
      path,
      false,
      true,
    ]);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});
