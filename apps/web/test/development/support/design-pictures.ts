import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";

const KEPT = join(import.meta.dirname, "../design");
const WIDTHS = [390, 1440];
const SCHEMES = ["light", "dark"] as const;
/** Letters are smoothed otherwise by another version of the browser: half the size evens that out. */
const SHRUNK = 0.5;
/** Of 255, in one colour of a pixel. */
const SEEN = 40;
/** More of the picture than a letter or two. */
const MAX_SHARE = 0.0005;

async function pixels(picture: Buffer) {
  const { width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .removeAlpha()
    .resize({ width: Math.round(width * SHRUNK) })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The share of two pictures' pixels that look different; 1 where they are of different sizes. */
async function differingShare(before: Buffer, after: Buffer): Promise<number> {
  const [old, now] = [await pixels(before), await pixels(after)];
  if (old.info.width !== now.info.width || old.info.height !== now.info.height) return 1;
  let differing = 0;
  for (let at = 0; at < old.data.length; at += 3) {
    const distance = [0, 1, 2].map((c) => Math.abs((old.data[at + c] ?? 0) - (now.data[at + c] ?? 0)));
    if (Math.max(...distance) > SEEN) differing += 1;
  }
  return differing / (old.data.length / 3);
}

async function take(browser: Browser, url: string, width: number, colorScheme: "light" | "dark") {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  // The font is used from the second page on, and nothing that turns or is chosen must differ between two pictures.
  await page.reload({ waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  // Tabs are inert until the page's scripts run.
  await page.locator("div:not([inert]) > [role=tablist]").waitFor();
  await page.addStyleTag({
    content:
      "body > :not(main), .animate-spin { visibility: hidden !important } nextjs-portal { display: none !important }",
  });
  const picture = await page.locator("main").screenshot({ animations: "disabled", caret: "initial" });
  await context.close();
  return sharp(picture).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer();
}

/**
 * Compares the page of all parts with the pictures that are kept of it. One that looks different replaces what was
 * kept, and is named: whoever changed the parts looks at it, and commits it where the change is meant.
 */
export async function changedDesignPictures(url: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const changed: string[] = [];
  try {
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        const file = join(KEPT, `${width}-${scheme}.png`);
        const picture = await take(browser, url, width, scheme);
        if (existsSync(file) && (await differingShare(readFileSync(file), picture)) <= MAX_SHARE) continue;
        writeFileSync(file, picture);
        changed.push(file);
      }
  } finally {
    await browser.close();
  }
  return changed;
}
