import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { ROUTED_PAGES } from "./support/pages/routed-pages";
import { address } from "./support/product";

type Page = Awaited<ReturnType<typeof signedIn>>["page"];

/** How many pages are open at once, each without one of the scripts. */
const AT_ONCE = 7;

/** The scripts that a page names, by their paths. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(address("/robots.txt"));
  const html = await page.evaluate(async (path) => (await fetch(path)).text(), path);
  const named = html.matchAll(/<(?:script|link rel="preload" as="script")[^>]* (?:src|href)="([^"]+)"/g);
  return [...new Set([...named].map(([, source]) => source ?? ""))];
}

/** What a person finds on a page of which one script never comes: the page itself, or the way to try it again. */
async function shownWithout(script: string, page: Page): Promise<string> {
  await page.route(
    (url) => url.pathname === new URL(script, address("/")).pathname,
    (route) => route.abort(),
  );
  await page.goto(address("/reports"));
  const again = page
    .getByRole("link", { name: "Try again" })
    .or(page.getByRole("button", { name: "Try again" }));
  // Its first figures: the heading is there before its scripts.
  const report = page.locator("main dl dd").first();
  return Promise.any([
    again.waitFor({ timeout: 8000 }).then(() => "try again"),
    report.waitFor({ timeout: 8000 }).then(() => "the report"),
  ]).catch(() => "nothing");
}

test("screens-31 a script of /reports that does not come leaves nobody waiting, whichever it is", async () => {
  const { page } = await signedIn(DESK);
  const scripts = await scriptsOf(page, "/reports");
  expect(scripts.length).toBeGreaterThan(10);
  const left: string[] = [];
  let offeredAgain = 0;
  for (let from = 0; from < scripts.length; from += AT_ONCE) {
    await Promise.all(
      scripts.slice(from, from + AT_ONCE).map(async (script) => {
        const without = await page.context().newPage();
        const shown = await shownWithout(script, without);
        if (shown === "nothing") left.push(script);
        if (shown === "try again") offeredAgain += 1;
        await without.close();
      }),
    );
  }
  expect(left).toEqual([]);
  expect(offeredAgain).toBeGreaterThan(scripts.length / 2);
}, 180_000);

test("screens-49 a page for signed-in people has its head before its scripts have run", async () => {
  const { page } = await signedIn(PHONE);
  await page.goto(address("/robots.txt"));
  const paths = ROUTED_PAGES.filter(({ isSignedIn }) => isSignedIn).map(({ path }) =>
    path.replace("[id]", "1"),
  );
  const pages = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => [path, await (await fetch(path)).text()] as const)),
    paths,
  );
  const without = pages.filter(([, html]) => !html.includes("<h1")).map(([path]) => path);
  // What stands above the heading of these, or what they are called, is known with the account alone.
  expect(without.toSorted()).toEqual([
    "/join-household",
    "/price-book/walk",
    "/receipt-review/1",
    "/subscription/success",
  ]);
  const receipts = pages.find(([path]) => path === "/receipts")?.[1] ?? "";
  expect(receipts).toContain("A saved receipt can still be corrected.");
  expect(receipts).toMatch(/aria-current="page"[^>]*>Receipts</);
});

test("screens-49 screens-36 the tabs of a page that waits for its account keep the tax year of the address", async () => {
  const { page } = await signedIn(PHONE);
  await page.route("**/api/trpc/auth.user*", () => undefined);
  await page.goto(address("/reports?year=2024"));
  const tab = page
    .getByRole("navigation", { name: "Your records" })
    .getByRole("link", { name: "Tax summary" });
  await expect.poll(() => tab.getAttribute("href")).toBe("/tax-summary?year=2024");
});

test("screens-50 a page asks its first calls before its scripts have come, each once, and none where nobody is signed in", async () => {
  const { page } = await signedIn(PHONE);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/trpc/")) asked.push(pathname.slice("/api/trpc/".length));
  });
  let sendScripts = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    sendScripts = resolve;
  });
  await page.route("**/_next/static/chunks/**/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(address("/reports?year=2025"), { waitUntil: "commit" });
  await expect.poll(() => asked.toSorted()).toEqual(["auth.user", "taxReport.lineItems"]);
  sendScripts();
  await drawnPage(page, "Reports");
  const calls = asked.flatMap((path) => path.split(","));
  expect(calls.filter((call) => call === "auth.user" || call === "taxReport.lineItems").toSorted()).toEqual([
    "auth.user",
    "taxReport.lineItems",
  ]);
  // The list of one year takes no answer of what is to be checked, which keeps no connection all the same.
  await page.goto(address("/receipts?year=2025"), { waitUntil: "networkidle" });
  await page.context().clearCookies();
  asked.length = 0;
  await page.goto(address("/reports?year=2025"));
  await page.getByRole("main").getByRole("link", { name: "Login" }).waitFor();
  expect(asked).toEqual([]);
});

test("screens-51 a page starts without the schemas of forms that nobody has opened", async () => {
  const { page } = await signedIn(PHONE);
  // The schema library leaves its registry for all copies of itself.
  const hasSchemas = () => page.evaluate(() => "__zod_globalRegistry" in globalThis);
  const loaded: string[] = [];
  const paths = ["/receipts", "/subscription", "/tax-summary", "/upload-receipt", "/account", "/people"];
  for (const path of [...paths, "/price-book", "/claim", "/imports", "/reports"]) {
    await page.goto(address(path));
    await drawnPage(page);
    if (await hasSchemas()) loaded.push(path);
  }
  expect(loaded).toEqual([]);
  await page.getByRole("button", { name: "Add an item" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").waitFor();
  expect(await hasSchemas()).toBe(true);
});

test("screens-31 a page without its scripts says so after four seconds, not before, and is tried again where it was, in English and in French", async () => {
  const visits = [
    [PHONE, "light", "/reports?year=2025", "Try again", "Reports"],
    [DESK, "dark", "/fr/rapports?year=2025", "Réessayer", "Rapports"],
  ] as const;
  // At once, because each page says so only after four seconds.
  await Promise.all(
    visits.map(async ([viewport, colorScheme, path, label, heading]) => {
      const { page, allow } = await signedIn(viewport, "ca", { colorScheme });
      allow(/ERR_FAILED/);
      const scripts = "**/_next/static/chunks/**/*.js";
      await page.route(scripts, (route) => route.abort());
      await page.goto(address(path));
      const again = page.getByRole("link", { name: label });
      expect([path, await again.count()]).toEqual([path, 0]);
      await again.waitFor();
      expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3900);
      if (process.env.STORY_PICTURES)
        await page.screenshot({ path: `${process.env.STORY_PICTURES}/late-${colorScheme}.png` });
      expect([path, await violationsOf(page)]).toEqual([path, []]);
      await page.unroute(scripts);
      await again.click();
      await drawnPage(page, heading);
      expect(page.url()).toBe(address(path));
    }),
  );
}, 30_000);

test("screens-31 a mailed link whose page gets no scripts offers itself again", async () => {
  const paths = [
    "/login/callback?token=a&email=b",
    "/unsubscribe?token=a",
    "/shared-claim",
    "/reset-password",
  ];
  // At once, because each page says so only after four seconds.
  const offered = await Promise.all(
    paths.map(async (path) => {
      const { page, allow } = await signedIn(PHONE);
      allow(/ERR_FAILED/);
      await page.route("**/_next/static/chunks/**/*.js", (route) => route.abort());
      await page.goto(address(path));
      const again = page.getByRole("link", { name: "Try again" });
      await again.waitFor();
      return { path, leadsTo: await again.evaluate((link: HTMLAnchorElement) => link.href), at: page.url() };
    }),
  );
  for (const { path, leadsTo, at } of offered) expect(leadsTo, path).toBe(at);
}, 60_000);

test("screens-51 a form whose scripts do not come when it is opened says so, and offers the page again", async () => {
  const { page, allow } = await signedIn(PHONE);
  allow(/ERR_FAILED/);
  await page.goto(address("/reports?year=2025"));
  await drawnPage(page, "Reports");
  await page.route("**/_next/static/chunks/**/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Add an item" }).first().click();
  const missing = page.getByRole("alert").filter({ hasText: "Part of it didn’t load" });
  await missing.getByRole("button", { name: "Try again" }).waitFor();
  await page.unroute("**/_next/static/chunks/**/*.js");
  await missing.getByRole("button", { name: "Try again" }).click();
  await drawnPage(page, "Reports");
  await page.getByRole("button", { name: "Add an item" }).first().click();
  await expect.poll(() => page.getByRole("dialog").getByLabel("Name").count()).toBe(1);
});
