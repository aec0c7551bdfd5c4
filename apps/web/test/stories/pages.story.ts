import { expect, test } from "vitest";
import { violationsOf } from "./support/accessibility";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { address } from "./support/product";

const SIGNED_IN = [
  "/upload-receipt",
  "/reports",
  "/tax-summary",
  "/people",
  "/price-book",
  "/subscription",
  "/my-subscription",
  "/account",
];
type Page = Awaited<ReturnType<typeof visitor>>["page"];

async function settled(page: Page, path: string, edition: "ca" | "us") {
  await page.goto(address(path, edition));
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

test.each([
  ["us", DESK, "light"],
  ["ca", PHONE, "dark"],
] as const)(
  "WCAG 2.2 AA: no violation on any signed-in page, edition %s",
  async (edition, viewport, colorScheme) => {
    const { page } = await signedIn(viewport, edition, { colorScheme });
    for (const path of SIGNED_IN) {
      await settled(page, path, edition);
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
