import { expect, test } from "vitest";
import { sidewaysScroll } from "./support/accessibility";
import { fillAccount } from "./support/account";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { filledButtons } from "./support/filled-buttons";
import { movingParts } from "./support/moving-parts";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";

const WIDTHS = [320, 390, 600, 767, 768, 900, 1024, 1100, 1180, 1279, 1280, 1440, 2560];

const PAGES = {
  English: [
    "/",
    "/how-it-works",
    "/tools",
    "/blog",
    "/upload-receipt",
    "/receipts",
    "/reports?year=2025",
    "/tax-summary?year=2025",
    "/claim?year=2025",
    "/people",
    "/price-book",
    "/imports",
    "/subscription",
    "/account",
    "/my-subscription",
    "/price-book/walk?year=2025",
    "/terms",
  ],
  French: [
    "/fr",
    "/fr/comment-ca-marche",
    "/fr/ajouter-un-recu",
    "/fr/recus",
    "/fr/rapports?year=2025",
    "/fr/sommaire-fiscal?year=2025",
    "/fr/demande?year=2025",
    "/fr/personnes?year=2025",
    "/fr/carnet-de-prix",
    "/fr/importations",
    "/fr/abonnement",
    "/fr/compte",
    "/fr/outils",
    "/fr/blogue",
  ],
} as const;

/** Pages that everybody sees, where each part leads on by a button of its own. */
const PUBLIC = new Set<string>([
  "/",
  "/how-it-works",
  "/tools",
  "/blog",
  "/terms",
  "/fr",
  "/fr/comment-ca-marche",
  "/fr/outils",
  "/fr/blogue",
]);

/** Runs in the browser: how far a row of the header goes beyond its own edge. */
const headerOverflow = (header: Element) => {
  const row = header.firstElementChild;
  return row === null ? 0 : row.scrollWidth - row.clientWidth;
};

/** From this width on a table shows all of its columns; a narrower one scrolls in its own frame. */
const WIDE = 768;

/** Runs in the browser: tables of which a part is only seen by scrolling in their own frame. */
const hiddenColumns = () =>
  [...document.querySelectorAll("main section:has(> table)")]
    .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
    .map((frame) => `${frame.getAttribute("aria-label")}: ${frame.scrollWidth - frame.clientWidth}`);

/** Runs in the browser: drawings that their own frame cuts at the side. */
const cutDrawings = () =>
  [...document.querySelectorAll("main [aria-hidden=true].overflow-hidden")]
    .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
    .map((frame) => `${frame.textContent?.slice(0, 40)}: ${frame.scrollWidth - frame.clientWidth}`);

/** Runs in the browser: what opens, without a sign that it does. */
const unmarked = () =>
  [...document.querySelectorAll("main summary")]
    .filter((summary) => summary.checkVisibility() && getComputedStyle(summary).display !== "list-item")
    .filter((summary) => summary.querySelector("svg") === null)
    .map((summary) => `${summary.textContent} does not show that it opens`);

/** Runs in the browser: lists to choose from whose choice is longer than the room beside their arrow. */
const cutChoices = () => {
  const arrow = 18;
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll<HTMLSelectElement>("main select")].flatMap((select) => {
    const { font, paddingLeft, paddingRight, opacity } = getComputedStyle(select);
    if (!pen || opacity === "0" || !select.checkVisibility()) return [];
    pen.font = font;
    const chosen = select.selectedOptions[0]?.text ?? "";
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
    return pen.measureText(chosen).width > room ? [`${chosen} in ${room}`] : [];
  });
};

/** Runs in the browser: controls of the header that something else lies over. */
const coveredInHeader = (header: Element) =>
  [...header.querySelectorAll<HTMLElement>("a, button")]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const spots = [0.1, 0.5, 0.9].map((share) =>
        document.elementFromPoint(x + width * share, y + height / 2),
      );
      return spots.some((hit) => hit !== null && !control.contains(hit));
    })
    .map((control) => control.getAttribute("aria-label") ?? control.textContent);

/** Runs in the browser: charts are drawn anew a moment after the window has changed. */
const fits = (width: number) => document.documentElement.scrollWidth <= width;

/** Runs in the browser: what is drawn by the window's width is drawn again. */
const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

test.each(["English", "French"] as const)(
  "screens-22 screens-41 screens-42 screens-51 screens-52 nothing stands beyond the right edge of any page from 320 to 2,560 pixels, one button is filled and nothing moves unasked, in %s",
  async (language) => {
    const { page } = await signedIn();
    await fillAccount(page, {
      receipts: [receiptRecord({ store: "Prairie Market" }), receiptRecord({ store: null })],
      lineItems: [lineItemRecord({ name: "Averyveryverylongnamewithoutanyspaces", price: 99_999_99 })],
    });
    const beyond: string[] = [];
    const severalFilled: string[] = [];
    const moving: string[] = [];
    for (const path of PAGES[language]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address(path));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      moving.push(...(await movingParts(page)).map((part) => `${path}: ${part}`));
      const filled = PUBLIC.has(path) ? [] : await filledButtons(page);
      if (filled.length > 1) severalFilled.push(`${path}: ${filled.join(", ")}`);
      beyond.push(...(await page.evaluate(unmarked)).map((what) => `${path}: ${what}`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(settled);
        await page.waitForFunction(fits, width, { timeout: 2_000 }).catch(() => undefined);
        const sideways = await sidewaysScroll(page);
        const header = await page.getByRole("banner").evaluate(headerOverflow);
        if (sideways > 0 || header > 0) beyond.push(`${path} at ${width}: ${sideways}, header ${header}`);
        const covered = await page.getByRole("banner").evaluate(coveredInHeader);
        if (covered.length > 0) beyond.push(`${path} at ${width}: ${covered.join(", ")} is covered`);
        const tables = width < WIDE ? [] : await page.evaluate(hiddenColumns);
        const cut = await page.evaluate(cutDrawings);
        const choices = width < PHONE.width ? [] : await page.evaluate(cutChoices);
        beyond.push(...[...tables, ...cut, ...choices].map((what) => `${path} at ${width}: ${what}`));
      }
    }
    expect(beyond).toEqual([]);
    expect(severalFilled).toEqual([]);
    expect(moving).toEqual([]);
  },
  180_000,
);
