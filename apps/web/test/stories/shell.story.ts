import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address, baseUrl } from "./support/product";

const NAVIGATION = ["Home", "Upload Receipt", "Reports", "Tools", "How It Works", "Blog"];

test("screens-1 top navigation, and signed out: Sign In and Start Free, both to /auth", async () => {
  const { page } = await visitor();
  await page.goto(address("/tools"));
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  expect(await main.getByRole("link").allTextContents()).toEqual(NAVIGATION);
  expect(await main.getByRole("link", { name: "Tools" }).getAttribute("aria-current")).toBe("page");
  for (const [name, href] of Object.entries({ "Sign In": "/auth", "Start Free": "/auth?tab=register" })) {
    expect(await page.getByRole("banner").getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
  await page.getByRole("banner").getByRole("link", { name: "Start Free" }).click();
  await page.getByRole("tab", { name: "Register", selected: true }).waitFor();
});

test("screens-1 accounts-16 signed in: My Subscription and Sign Out, which ends the session and goes to /auth", async () => {
  const { page } = await signedIn();
  await page.goto(address("/how-it-works"));
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: "My Subscription" });
  expect(await link.getAttribute("href")).toBe("/my-subscription");
  expect(await header.getByRole("link", { name: "Sign In" }).count()).toBe(0);
  await header.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/auth");
  await header.getByRole("link", { name: "Sign In" }).waitFor();
});

test("the first stop of the keyboard skips to the content", async () => {
  const { page } = await visitor();
  await page.goto(address("/blog"));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
  expect(page.url()).toContain("#main");
});

test("editions-4 region dropdown: flags, the current one disabled and labelled Current; Escape closes it", async () => {
  const { page } = await visitor();
  await page.goto(address("/tools"));
  const summary = page.getByLabel("CA, region: Canada");
  await summary.click();
  const current = page.getByRole("button", { name: /Canada \(CRA\)/ }).first();
  expect(await current.isDisabled()).toBe(true);
  expect(await current.textContent()).toContain("Current");
  expect(await page.locator("header details button svg").count()).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await current.isVisible()).toBe(false);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("editions-5 switching the region keeps the choice and goes to the other host at the same path", async () => {
  const { page } = await visitor();
  await page.goto(address("/tools?tab=soon"));
  await page.getByLabel("CA, region: Canada").click();
  // The page that is left stores the choice, on its own host.
  const kept = page.waitForRequest((request) => request.url().includes("us.localhost"));
  await page.getByRole("button", { name: "US (IRS)" }).click();
  await kept;
  await page.waitForURL(`http://us.localhost:${baseUrl.port}/tools?tab=soon`);
  await page.getByRole("heading", { name: "Itemized medical deduction (IRS)" }).waitFor();
  await page.goto(address("/robots.txt"));
  expect(await page.evaluate(() => localStorage.getItem("gf-ledger:edition"))).toBe("com");
});

test("screens-2 the drawer of a phone: same links, region, Account; focus goes in, stays in and comes back", async () => {
  const { page } = await visitor(PHONE, { colorScheme: "dark" });
  await page.goto(address("/how-it-works", "us"));
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  expect(await drawer.getByRole("navigation").getByRole("link").allTextContents()).toEqual(NAVIGATION);
  expect(await drawer.getByRole("button", { name: /US \(IRS\)/ }).isDisabled()).toBe(true);
  await drawer.getByRole("heading", { name: "Account" }).waitFor();
  expect(await drawer.getByRole("link", { name: "Start Free" }).getAttribute("href")).toBe(
    "/auth?tab=register",
  );
  expect(await violationsOf(page)).toEqual([]);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    const inPage = await page.evaluate(() => document.activeElement?.closest("main, footer") !== null);
    expect(inPage).toBe(false);
  }
  await page.keyboard.press("Escape");
  expect(await drawer.isVisible()).toBe(false);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  await drawer.getByRole("link", { name: "Blog" }).click();
  await page.waitForURL("**/blog");
  expect(await drawer.isVisible()).toBe(false);
});

test("screens-2 the drawer opens and closes before the page's scripts are there", async () => {
  const { page } = await visitor(PHONE);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", (route) => released.then(() => route.continue()));
  await page.goto(address("/how-it-works"), { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  expect(await drawer.isVisible()).toBe(true);
  await drawer.getByRole("button", { name: "Close menu" }).click();
  expect(await drawer.isVisible()).toBe(false);
  release();
  await page.waitForLoadState("networkidle");
});

test.each([
  ["ca", "CRA", "Celiac Canada"],
  ["us", "IRS", "Celiac Disease Foundation"],
] as const)(
  "screens-3 screens-4 footer columns, links and notices, edition %s",
  async (edition, authority, association) => {
    const { page } = await visitor();
    await page.goto(address("/privacy-policy", edition));
    const footer = page.getByRole("contentinfo");
    const linksOf = (name: string) =>
      footer.getByRole("region", { name }).getByRole("link").allTextContents();
    expect(await linksOf("Product")).toEqual(["Features", "Pricing", "FAQ", "Tools"]);
    expect(await linksOf("Resources")).toEqual([
      `${authority} Guidelines`,
      association,
      "Gluten-Free Products",
      "Tax Resources",
    ]);
    expect(await linksOf("Company")).toEqual(["About", "Blog", "Contact", "Terms", "Privacy Policy"]);
    expect(await linksOf("Support")).toEqual(["Help Center", "Contact Us"]);
    const mail = footer.getByRole("link", { name: "Contact Us" });
    expect(await mail.getAttribute("href")).toMatch(/^mailto:[^@]+@gfledger\.ca$/);
    for (const name of ["Facebook", "Instagram", "Twitter"]) {
      expect(await footer.getByRole("link", { name }).count()).toBe(1);
    }
    const notices = (await footer.textContent()) ?? "";
    expect(notices).toContain("original physical receipts");
    expect(notices).toContain("not stored");
    expect(notices).toContain(`not affiliated with the ${authority}`);
    expect(notices).toContain("© GF Ledger");
  },
);

test("screens-10 any other path is the Page Not Found page with a hint for developers", async () => {
  const { page, allow } = await visitor(DESK);
  allow(/404/);
  const answer = await page.goto(address("/no-such-page", "us"));
  const sent = await answer?.text();
  expect([answer?.status(), sent?.includes('lang="en-US"'), sent?.includes("<h1")]).toEqual([
    404,
    true,
    true,
  ]);
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  expect(await page.title()).toBe("Page Not Found | GF Ledger");
  expect(await page.getByText("Did you forget to add the page to the router?").isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.getByRole("heading", { level: 1, name: /Deduct the difference/ }).waitFor();
});
