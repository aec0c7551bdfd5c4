import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { fillAccount, withReceipts } from "./support/account";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, type visitor } from "./support/browser";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";

type Page = Awaited<ReturnType<typeof visitor>>["page"];

/** Runs in the browser, before the page's own scripts: adds up what moved, as the browser itself measures it. */
function addUpShifts() {
  const moved: { value: number; what: string[] }[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
      moved.push({ value, what: sources.map(({ node }) => String(node?.textContent).slice(0, 60)) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { value: number; what: string[] }[] }).moved);

/** Less than a tenth of what a page may move at most and still be called good (web.dev, Cumulative Layout Shift). */
const STILL = 0.01;

const PAGES = ["/reports", "/receipts", "/claim", "/tax-summary", "/price-book", "/people", "/account"];

async function withRecords() {
  const person = await signedIn(PHONE);
  await fillAccount(person.page, {
    lineItems: Array.from({ length: 40 }, (_, at) =>
      lineItemRecord({ name: `GF item ${at}`, price: 500 + at, regularPrice: 400 }),
    ),
  });
  await person.page.addInitScript(addUpShifts);
  return person;
}

test.each(PAGES)("screens-38 on a phone nothing of %s moves while it is fetched", async (path) => {
  const { page } = await withRecords();
  await page.goto(address(path));
  await page.waitForLoadState("networkidle");
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(STILL);
});

/** Less than an eye or a finger notices; rows are measured anew by fractions of a pixel. */
const PIXEL = 1;

/** How far a control has moved once what its press began is done. */
async function movedBy(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const before = await control.boundingBox();
  await control.tap();
  await page.waitForLoadState("networkidle");
  const after = await control.boundingBox();
  return Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN));
}

test("screens-38 a row of the reports that is tapped stays under the finger", async () => {
  const { page } = await withRecords();
  await page.goto(address("/reports"));
  const row = page.getByRole("list", { name: "All Gluten-Free Items" }).getByRole("listitem").first();
  await row.waitFor();
  expect(await movedBy(page, row.getByRole("button").first())).toBeLessThan(PIXEL);
});

test("screens-38 an item that is ticked stays under the finger", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const [id] = await withReceipts(person, receiptRecord({ items: [{}, { name: "GF Penne" }] }));
  await page.goto(address(`/receipt-review/${id}`));
  const tick = page.getByRole("checkbox", { name: /Penne/i });
  await tick.waitFor();
  expect(await movedBy(page, tick)).toBeLessThan(PIXEL);
});
