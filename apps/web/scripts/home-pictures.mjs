// Takes the pictures of the product that its home page shows, in each edition and language, light and dark, for a
// desktop and a phone, into src/features/home/pictures/: `npm run home-pictures -- fr` takes the French ones alone.
// Look at them before you commit them.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { launchBrowser } from "./launched-browser.mjs";
import { fillWithSampleYear, SAMPLE_EMAILS, signIn } from "./sample-account.mjs";
import { startedProduct } from "./started-product.mjs";

const OUT = fileURLToPath(new URL("../src/features/home/pictures/", import.meta.url));
const DEVICES = { desk: { width: 1200, height: 800 }, phone: { width: 390, height: 760 } };
const QUALITY = 72;

/** Hidden in the pictures: they show the screen, not what floats above it. */
const UNCOVERED = "button[aria-label*='Millie'], [data-testid=toast] { display: none !important }";

const ENGLISH = {
  upload: "/upload-receipt",
  reports: "/reports",
  choose: /Choose photos/,
  process: "Process Image",
  save: "Save Selected Items",
  months: "Show the months as a table",
  items: "Items",
  totals: "Total Receipts",
};
const FRENCH = {
  upload: "/fr/ajouter-un-recu",
  reports: "/fr/rapports",
  choose: /Choisir des photos/,
  process: "Lire l’image",
  save: "Enregistrer les articles cochés",
  months: "Afficher les mois en tableau",
  items: "Articles",
  totals: "Total des reçus",
};
/** By the name in the pictures' files: the edition, and where its screens are and what stands on them. */
const PLACES = {
  ca: { edition: "ca", words: ENGLISH },
  fr: { edition: "ca", words: FRENCH },
  us: { edition: "us", words: ENGLISH },
};

async function checking(page, origin, { edition, words }) {
  await page.goto(origin + words.upload);
  const sample = fileURLToPath(new URL(`../public/samples/receipt-${edition}.jpg`, import.meta.url));
  await page.getByLabel(words.choose).setInputFiles(sample);
  await page.getByRole("button", { name: words.process }).click();
  await page.getByRole("button", { name: words.save }).waitFor({ timeout: 60_000 });
}

async function reports(page, origin, { words }) {
  await page.goto(origin + words.reports);
  await page.getByText(words.months).waitFor();
}

/** Scrolls until the element that contains the text is `below` pixels from the top. */
const scrollTo = (page, text, below) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((found, below) => {
      window.scrollTo(0, found.getBoundingClientRect().top + window.scrollY - below);
    }, below);

/** Scrolls to the items beside their photo (on a phone below it), with the pointer on the second one. */
async function toItems(page, device, words) {
  await scrollTo(page, words.items, device === "desk" ? 96 : 261);
  if (device === "desk") await page.locator("tbody tr").nth(1).hover();
}
const toTotals = (page, _device, words) => scrollTo(page, words.totals, 92);
const SCREENS = { checking: [checking, toItems], reports: [reports, toTotals] };

/** Takes one screen for each device and colour scheme in turn, so that nothing is read twice. */
async function shoot(page, name, place, scroll) {
  await page.addStyleTag({ content: UNCOVERED });
  for (const [device, viewport] of Object.entries(DEVICES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForTimeout(600);
      await scroll(page, device, PLACES[place].words);
      await page.waitForTimeout(300);
      const picture = await page.screenshot();
      await sharp(picture)
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(`${OUT}${name}-${place}-${device}-${colorScheme}.webp`);
    }
  }
}

const asked = process.argv.slice(2);
const places = asked.length > 0 ? asked : Object.keys(PLACES);
mkdirSync(OUT, { recursive: true });
const product = await startedProduct();
const browser = await launchBrowser();
try {
  if (product.dataDir) fillWithSampleYear(product);
  for (const place of places) {
    const { edition } = PLACES[place];
    const origin = `http://${edition}.localhost:${product.port}`;
    for (const [name, [open, scroll]] of Object.entries(SCREENS)) {
      // A new person each time: a receipt that was read before would be called a duplicate.
      const address = name === "reports" ? SAMPLE_EMAILS[edition] : `picture-${Date.now()}@example.com`;
      const storageState = await signIn(browser, origin, address);
      const context = await browser.newContext({
        storageState,
        viewport: DEVICES.desk,
        deviceScaleFactor: 1.5,
        bypassCSP: true,
      });
      // The photo is shown before it is read.
      await context.addInitScript(() => localStorage.setItem("gf-ledger.read-at-once", "off"));
      const page = await context.newPage();
      await open(page, origin, PLACES[place]);
      await shoot(page, name, place, scroll);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.stdout.write(`Pictures are in ${OUT}\n`);
