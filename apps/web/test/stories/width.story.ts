import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillAccount } from "./support/account";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";

const WIDTHS = [320, 390, 768, 1024, 1100, 1180, 1279, 1280, 1440, 2560];

const PUBLIC = [
  "/",
  "/how-it-works",
  "/tools",
  "/blog",
  "/terms",
  "/privacy-policy",
  "/auth",
  "/fr",
  "/fr/comment-ca-marche",
];
const SIGNED_IN = [
  "/upload-receipt",
  "/receipts",
  "/reports?year=2025",
  "/tax-summary?year=2025",
  "/claim?year=2025",
  "/people?year=2025",
  "/price-book",
  "/imports",
  "/subscription",
  "/my-subscription",
  "/account",
  "/fr/ajouter-un-recu",
  "/fr/rapports?year=2025",
  "/fr/demande?year=2025",
  "/fr/compte",
];

/** The widths at which the page scrolls sideways, or its header's row goes beyond its own margin. */
async function tooNarrow(page: Page, path: string): Promise<number[]> {
  await page.setViewportSize(DESK);
  await page.goto(address(path));
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  const widths: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => {
      const row = document.querySelector("header > div");
      if (row === null) return Number.NaN;
      const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
      const ends = [...row.children].map((part) => part.getBoundingClientRect().right);
      return Math.max(
        document.documentElement.scrollWidth - window.innerWidth,
        Math.floor(Math.max(...ends) - edge),
      );
    });
    if (!(beyond <= 0)) widths.push(width);
  }
  return widths;
}

test("screens-101 no public page goes beyond the right edge, 320 to 2,560 pixels", async () => {
  const { page } = await visitor(DESK);
  for (const path of PUBLIC) expect([path, await tooNarrow(page, path)]).toEqual([path, []]);
}, 180_000);

test("screens-101 no page of a signed-in person goes beyond the right edge, 320 to 2,560 pixels", async () => {
  const { page } = await signedIn(DESK);
  await fillAccount(page, {
    receipts: [receiptRecord()],
    lineItems: [lineItemRecord({ name: "GF Bread", price: 900, regularPrice: 400, size: 675, unit: "g" })],
  });
  for (const path of SIGNED_IN) expect([path, await tooNarrow(page, path)]).toEqual([path, []]);
}, 180_000);

test.each([PHONE.width, 768, 1024, 1180, 1279, 1280, 1440])(
  "chat-1 in a window of %i pixels the chat's button covers nothing of the page's column",
  async (width) => {
    const { page } = await visitor({ width, height: 800 });
    await page.goto(address("/terms"));
    const button = await page.getByRole("button", { name: "Chat with Millie" }).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    const column = await page
      .getByRole("banner")
      .locator("> div")
      .evaluate((row) => {
        const { paddingRight } = getComputedStyle(row);
        return row.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      });
    if (button === null || header === null) throw new Error("The button and the header are not shown.");
    const inHeader = button.y + button.height <= header.height;
    expect(inHeader || button.x >= column).toBe(true);
    expect(inHeader).toBe(width < 1280);
  },
);
