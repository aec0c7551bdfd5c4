import { type Browser, chromium, type Page } from "playwright-core";
import type { Account } from "./account";
import { type Measurement, RUNS } from "./measurement";
import type { BenchServer } from "./process/bench-server";

/** A phone of the middle is about as much slower than the machine of a bench. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };

/**
 * Runs in the browser, before the page's own scripts: notes the first amount that is shown, and the longest answer to
 * a tap. It names no function: the runner's compiler calls a helper for names, which the browser doesn't have.
 */
function noteWhatIsFelt() {
  const felt = { figuresMs: 0, tapMs: 0 };
  Object.assign(window, { felt });
  const timer = setInterval(() => {
    if (![...document.querySelectorAll("main dd")].some((one) => one.textContent?.includes("$"))) return;
    felt.figuresMs = performance.now();
    clearInterval(timer);
  }, 10);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) felt.tapMs = Math.max(felt.tapMs, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

interface Felt {
  readonly figuresMs: number;
  readonly tapMs: number;
}

/** Opens the reports of the account on the slow phone and opens one purchase; resolves with what that took. */
async function openReports(page: Page, origin: string): Promise<Felt> {
  await page.goto(`${origin}/reports?year=2026`);
  await page.waitForFunction(() => (window as unknown as { felt: Felt }).felt.figuresMs > 0);
  const row = page.getByRole("list", { name: "All Gluten-Free Items" }).getByRole("listitem").first();
  const button = row.getByRole("button", { expanded: false }).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await button.tap();
  await row.getByRole("combobox").waitFor();
  // The browser tells how long the answer took once it was painted.
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { felt: Felt }).felt);
}

async function slowPhone(browser: Browser, url: string, { cookie }: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const cookies = cookie.split("; ").map((one) => one.split("="));
  await context.addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.addInitScript(noteWhatIsFelt);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** What is felt on a phone four times slower than the machine, at 2,000 items: the first figures, and a tap. */
export async function feltSpeed(server: BenchServer, account: Account): Promise<Measurement[]> {
  const origin = `http://${server.headers.host}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const felt: Felt[] = [];
  try {
    const page = await slowPhone(browser, origin, account);
    // The first run warms up.
    for (let run = 0; run <= RUNS; run += 1) felt.push(await openReports(page, origin));
  } finally {
    await browser.close();
  }
  const measured = felt.slice(1);
  const against = `a phone, ${SLOWER} × slower`;
  return [
    {
      name: "reports of 2,000 items: first figures",
      against,
      unit: "ms",
      budget: 1500,
      runs: measured.map(({ figuresMs }) => figuresMs),
      detail: "from the address to the amounts",
    },
    {
      name: "reports of 2,000 items: a purchase opens at a tap",
      against,
      unit: "ms",
      budget: 100,
      runs: measured.map(({ tapMs }) => tapMs),
      detail: "until it is painted",
    },
  ];
}
