import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";

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

test("screens-17 while the server starts again nobody is told to sign in, and the page goes on by itself", async () => {
  const visits = [
    ["ca", PHONE, "light"],
    ["us", DESK, "dark"],
  ] as const;
  // At once, because each page waits for some seconds.
  await Promise.all(
    visits.map(async ([edition, viewport, colorScheme]) => {
      const { page, allow } = await signedIn(viewport, edition, { colorScheme });
      allow(/503|ERR_CONNECTION_REFUSED/);
      const user = "**/api/trpc/auth.user*";
      await page.route(user, (route) => route.fulfill({ status: 503, body: "starting" }));
      await page.route("**/api/user", (route) => route.abort("connectionrefused"));
      await page.goto(address("/price-book", edition));
      await page.getByRole("heading", { name: "GF Ledger isn’t responding right now" }).waitFor();
      expect([edition, await violationsOf(page)]).toEqual([edition, []]);
      await page.unroute(user);
      await page.route(user, (route) => route.abort("connectionrefused"));
      // Longer than a page may wait for the account.
      await page.waitForTimeout(4000);
      expect([edition, new URL(page.url()).pathname]).toEqual([edition, "/price-book"]);
      await page.getByRole("heading", { name: "GF Ledger isn’t responding right now" }).waitFor();
      await page.unroute(user);
      await drawnPage(page, "Price Book");
      expect([edition, await page.getByRole("link", { name: "Sign In" }).count()]).toEqual([edition, 0]);
    }),
  );
});

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
