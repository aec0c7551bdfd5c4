import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { Page } from "playwright-core";
import { PHONE } from "../browser";
import { sidewaysScroll, violationsInOtherTheme, violationsOf, violationsOfAnyRule } from "./accessibility";
import { englishLeft } from "./english-left";
import type { AddressedPage } from "./every-page";
import { filledButtons } from "./filled-buttons";
import { movingParts } from "./moving-parts";
import { foundAtWidths } from "./page-at-widths";
import { smallTargets } from "./touch-targets";

/** What opens over a page: by its route, what is pressed for it. */
export const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/receipt-review/[id]": (page) =>
    page
      .getByRole("button", { name: /^(Edit|Modifier) GF Bread/ })
      .first()
      .click(),
  "/receipts": (page) => page.keyboard.press("Control+k"),
  "/price-book/walk": (page) => page.keyboard.press("?"),
};
/** Whose library breaks a rule of its own: a story of its own looks at it. */
const FOREIGN = "/docs/api";
/** Shows mails in whatever language they were written. */
const MAILS = "/outbox";
/** As wide as a window of 1,280 pixels at 400 %. */
const SMALL = { width: 320, height: 640 };

/** The headings of a page in their order, with the leaps in it; one is of the first level. */
function headingFaults(page: Page): Promise<string[]> {
  return page.locator("main :is(h1, h2, h3, h4)").evaluateAll((headings) => {
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const first = levels.filter((level) => level === 1).length;
    const leaps = levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1);
    return [
      ...(first === 1 ? [] : [`${first} headings of the first level`]),
      ...leaps.map((level) => `a leap to ${level}`),
    ];
  });
}

async function languageFaults(page: Page, route: string, locale: Locale): Promise<string[]> {
  const said = await page.locator("html").getAttribute("lang");
  const isEnglish = LOCALE_FACTS[locale].language === "en" || route === MAILS;
  const left = isEnglish ? [] : await englishLeft(page);
  return [...(said === locale ? [] : [`says ${said}`]), ...left];
}

/** What opens over a page, against WCAG. The page is left with it open. */
async function dialogFaults(page: Page, route: string): Promise<string[]> {
  const open = DIALOGS[route];
  if (!open) return [];
  await open(page);
  await page.getByRole("dialog").locator("h2, input").filter({ visible: true }).first().waitFor();
  return [...(await violationsOf(page)), ...(await violationsInOtherTheme(page))];
}

/** What only a desk shows: all widths of a window, and the places of buttons. */
async function lookAtDesk(page: Page, isSignedIn: boolean) {
  const motion = await movingParts(page);
  // A page that everybody sees leads on by a button in each of its parts.
  const filled = isSignedIn ? await filledButtons(page) : [];
  const { beyond, unmarked } = await foundAtWidths(page);
  return { motion, filled: filled.length > 1 ? [filled.join(", ")] : [], edge: beyond, unmarked };
}

/** What only a phone shows: the size of what a finger presses, and the page zoomed in. */
async function lookOnPhone(page: Page) {
  const small = await smallTargets(page);
  await page.setViewportSize(SMALL);
  const sideways = await sidewaysScroll(page);
  await page.setViewportSize(PHONE);
  return { small, edge: sideways > 0 ? [`at 320: ${sideways} beyond the window`] : [] };
}

/** What is wrong with a page that has arrived, by what it breaks. */
export async function lookAt(
  page: Page,
  { route, isSignedIn }: AddressedPage,
  device: "desk" | "phone",
  locale: Locale,
) {
  const accessibility =
    route === FOREIGN ? [] : [...(await violationsOfAnyRule(page)), ...(await violationsInOtherTheme(page))];
  const headings = route === FOREIGN ? [] : await headingFaults(page);
  const language = await languageFaults(page, route, locale);
  const own = await (device === "desk" ? lookAtDesk(page, isSignedIn) : lookOnPhone(page));
  accessibility.push(...(isSignedIn ? await dialogFaults(page, route) : []));
  return { accessibility, headings, language, ...own };
}
