import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, type visitor } from "./support/browser";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount, withReceipts } from "./support/sign-on/account";

type Page = Awaited<ReturnType<typeof visitor>>["page"];

interface Moved {
  readonly value: number;
  readonly at: number;
  readonly sources: { what: string; from: number; to: number; height: number }[];
}

/** Runs in the browser, before the page's own scripts: notes what moved, as the browser itself measures it. */
function noteShifts() {
  const moved: Moved[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, startTime, sources } = entry as unknown as LayoutShift;
      const noted = sources.map(({ node, previousRect, currentRect }) => ({
        what: String(node?.textContent).slice(0, 60),
        from: previousRect.y,
        to: currentRect.y,
        height: previousRect.height,
      }));
      moved.push({ value, at: startTime, sources: noted });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What the browser tells of a layout shift; no type of the platform's has it. */
interface LayoutShift {
  readonly value: number;
  readonly startTime: number;
  readonly sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const shiftsOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);

/** Less than a tenth of what a page may move at most and still be called good (web.dev, Cumulative Layout Shift). */
const STILL = 0.01;

const PAGES = [
  "/reports?year=2025",
  "/receipts",
  "/claim?year=2025",
  "/tax-summary?year=2025",
  "/price-book?year=2025",
  "/people?year=2025",
  "/account",
  "/subscription",
];

async function withRecords() {
  const person = await signedIn(PHONE);
  await fillAccount(person.page, {
    receipts: [receiptRecord(), receiptRecord({ store: null, items: [{}, { name: "GF Penne" }] })],
    lineItems: Array.from({ length: 40 }, (_, at) =>
      lineItemRecord({ name: `GF item ${at}`, price: 500 + at, regularPrice: 400, sizeCompared: at > 3 }),
    ),
  });
  await person.call("POST", "/api/claims", { taxYear: 2025 });
  await person.page.addInitScript(noteShifts);
  return person;
}

/** Runs in the browser: ends once what it shows now is drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Answers a page's requests one after another, each once the answer before it is drawn, as a slow network does. */
async function answerInTurn(page: Page): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  await page.route("**/api/trpc/**", async (route) => {
    const turn = before.then(async () => {
      await route.continue();
      await (await route.request().response())?.finished();
      await page.evaluate(drawn);
    });
    before = turn.catch(() => undefined);
    await turn;
  });
}

test.each(PAGES)("screens-38 on a phone nothing of %s moves while it is fetched", async (path) => {
  const { page } = await withRecords();
  await answerInTurn(page);
  await page.goto(address(path));
  await page.waitForLoadState("networkidle");
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(STILL);
});

/** Less than an eye or a finger notices; rows are measured again by fractions of a pixel. */
const PIXEL = 1;

/**
 * What a finger presses to change, open or answer something. Links lead elsewhere, and a form that is sent with a fault
 * says so beside its field, which takes the focus.
 */
const CONTROLS =
  "main :is(button:not([type=submit]), summary, [role=tab], input[type=checkbox], input[type=radio])";

/** What ends the work on its page: what asked something above it goes. */
const ENDING = "Save to My Records";

/** Numbers every control of the page that can be seen and pressed now; resolves with what each is called. */
const numbered = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches(":disabled, [inert] *"))
      .map((one, at) => {
        one.setAttribute("data-pressed", `${at}`);
        return (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60);
      }),
  );

/** Follows the calls that a page has under way; resolves, when asked, once there are none and the page is drawn. */
function watchCalls(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on("request", (call) => underWay.add(call));
  page.on("requestfinished", (call) => underWay.delete(call));
  page.on("requestfailed", (call) => underWay.delete(call));
  return async () => {
    do await page.evaluate(drawn);
    while (underWay.size > 0);
    await page.evaluate(drawn);
  };
}

/**
 * Presses a control; resolves with how far it moved, or what stood beside or above it, once what it began is done.
 * What opens below it may push the rest of the page down.
 */
async function movedAbove(page: Page, control: Locator, settled: () => Promise<void>): Promise<string[]> {
  await control.scrollIntoViewIfNeeded();
  const before = await control.boundingBox();
  if (before === null) return [];
  await page.evaluate(() => Object.assign(window, { since: performance.now() }));
  await control.tap({ force: true });
  await settled();
  const after = (await control.count()) > 0 ? await control.boundingBox() : null;
  const own = after && Math.abs(after.y - before.y) > PIXEL ? [`itself by ${after.y - before.y}`] : [];
  const foot = before.y + before.height + PIXEL;
  return [...own, ...(await page.evaluate(movedAboveLine, foot))];
}

/** Runs in the browser: what moved since the press, of all that ended above a line. */
function movedAboveLine(foot: number): string[] {
  const { moved, since } = window as unknown as { moved: Moved[]; since: number };
  return moved
    .filter(({ at }) => at >= since)
    .flatMap(({ sources }) => sources)
    .filter(({ from, to, height }) => height > 0 && from + height <= foot && Math.abs(from - to) > 1)
    .map(({ what, from, to }) => `${what}: from ${from} to ${to}`);
}

/**
 * Where a page is again as it was before a press: what opened is closed, and where it led elsewhere, it is opened
 * again.
 */
async function backTo(page: Page, path: string): Promise<boolean> {
  await page.keyboard.press("Escape");
  const here = new URL(page.url());
  if (here.pathname + here.search === path && (await page.getByRole("dialog").count()) === 0) return true;
  await page.goto(address(path));
  await page.waitForLoadState("networkidle");
  return false;
}

/**
 * At most so many of a page's controls are gone when it is their turn: what was pressed before them took them along.
 */
const MAX_GONE = 1 / 2;

async function movedOn(page: Page, path: string): Promise<string[]> {
  await page.goto(address(path));
  await drawnPage(page);
  await page.waitForLoadState("networkidle");
  const settled = watchCalls(page);
  const names = await numbered(page);
  expect(names.length).toBeGreaterThan(0);
  const moved: string[] = [];
  const gone: string[] = [];
  for (const [at, name] of names.entries()) {
    const control = page.locator(`[data-pressed="${at}"]`);
    if (name === ENDING) continue;
    if ((await control.count()) === 0 || !(await control.isVisible())) {
      gone.push(name);
      continue;
    }
    moved.push(...(await movedAbove(page, control, settled)).map((what) => `${name}: ${what}`));
    if (!(await backTo(page, path))) await numbered(page);
    await settled();
  }
  expect(gone.length, gone.join(", ")).toBeLessThanOrEqual(names.length * MAX_GONE);
  return moved;
}

test.each(PAGES)(
  "screens-38 whatever is tapped on %s stays under the finger, and so does all above it",
  async (path) => {
    const { page, allow } = await withRecords();
    allow(/4\d\d/);
    expect(await movedOn(page, path)).toEqual([]);
  },
  180_000,
);

test("screens-38 whatever is tapped on a receipt stays under the finger, and so does all above it", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const [id] = await withReceipts(person, receiptRecord({ items: [{}, { name: "GF Penne" }] }));
  await page.addInitScript(noteShifts);
  expect(await movedOn(page, `/receipt-review/${id}`)).toEqual([]);
}, 180_000);
