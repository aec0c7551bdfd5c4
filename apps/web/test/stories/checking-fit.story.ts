import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Person, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { smallTargets } from "./support/pages/touch-targets";
import { readSample } from "./support/photo/photos";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

type Given = NonNullable<Parameters<typeof receiptRecord>[0]>;

const nineLines = (confidence = 0.98) =>
  Array.from({ length: 9 }, (_, at) => ({
    name: `GF SEEDED SANDWICH LOAF 550G ${at}`,
    ...(at < 5 ? { confidence } : { glutenFree: false, selected: false, glutenFreeReason: null }),
  }));
const issue = (code: "no_date" | "no_store" | "no_currency" | "items_do_not_add_up", message: string) => ({
  code,
  message,
  itemIndex: null,
});

/** What may be wrong with a receipt, each as far as it goes. */
const RECEIPTS: Readonly<Record<string, Given>> = {
  sure: { items: nineLines() },
  "with a long name": {
    store: "The Real Canadian Superstore No. 1521, Metrotown",
    items: nineLines(),
  },
  "in US dollars": { currency: "USD", items: nineLines() },
  "in doubt everywhere": {
    store: null,
    purchaseDate: null,
    subtotalCents: 9000,
    totalCents: null,
    items: nineLines(0.4),
    evidence: {
      issues: [
        issue("no_date", messageKey("sentences.noDate")),
        issue("no_store", messageKey("sentences.noStore")),
        issue("no_currency", messageKey("sentences.noCurrency")),
        issue("items_do_not_add_up", messageKey("sentences.subtotalDiffers")),
      ],
    },
  },
  "with nothing gluten-free": {
    items: nineLines().map((line) => ({
      ...line,
      glutenFree: false,
      selected: false,
      glutenFreeReason: null,
    })),
  },
};

/** Imports a draft; one in the other currency is in no report of this edition, but among its drafts. */
async function draftOf(person: Person, given: Given | undefined): Promise<string> {
  const [id] = await withReceipts(person, receiptRecord(given));
  if (id) return id;
  const { drafts } = (await person.ask("receipts.drafts")) as { drafts: { id: string }[] };
  return drafts[0]?.id ?? "";
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return box;
};
/** The bar at the bottom of the window, which holds this button. */
const barHeight = (page: Page) =>
  page.evaluate(() => Number.parseFloat(document.documentElement.style.getPropertyValue("--bar-height")));
const screenHeight = (page: Page) => page.evaluate(() => document.querySelector("main")?.offsetHeight ?? 0);

const CASES = Object.keys(RECEIPTS).flatMap((name) =>
  (["en", "fr"] as const).map((language) => [name, language] as const),
);

test.each(CASES)(
  "screens-23 screens-28 on a phone nine lines of a receipt %s fit on its pixels, above a bar of at most 120 (%s)",
  async (name, language) => {
    const person = await signedIn(PHONE, "ca", { colorScheme: language === "fr" ? "dark" : "light" });
    const { page } = person;
    const id = await draftOf(person, RECEIPTS[name]);
    await page.goto(address(language === "fr" ? `/fr/verification/${id}` : `/receipt-review/${id}`));
    await page.locator("[data-item-line]").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await screenHeight(page)).toBeLessThanOrEqual(1600);
    expect(await barHeight(page)).toBeLessThanOrEqual(120);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
  },
);

test("screens-23 the head is two lines: no store is cut, the date stands once, and each opens as a field", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const store = "The Real Canadian Superstore No. 1521";
  const [id = ""] = await withReceipts(person, receiptRecord({ store }));
  await page.goto(address(`/receipt-review/${id}`));
  const head = page.getByRole("heading", { level: 2, name: new RegExp(`^${store}`) });
  await head.waitFor();
  const cut = await head.evaluate((heading) =>
    [...heading.querySelectorAll("*:not(.sr-only, svg, svg *)"), heading].some(
      (part) => getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1,
    ),
  );
  expect(cut).toBe(false);
  expect(await page.getByText("March 14, 2025").count()).toBe(1);
  expect(await page.getByLabel("Purchase date", { exact: true }).count()).toBe(0);

  await page.getByRole("button", { name: /edit the purchase date$/ }).tap();
  const date = page.getByLabel("Purchase date", { exact: true });
  await date.and(page.locator(":focus")).waitFor();
  expect(await page.getByText("March 14, 2025").count()).toBe(0);
  await date.fill("2025-03-15");
  await page.getByRole("button", { name: "Done" }).tap();
  await page.getByText("March 15, 2025").waitFor();
  await page
    .getByRole("button", { name: /edit the store$/ })
    .and(page.locator(":focus"))
    .waitFor();
});

test("screens-23 a head of a short store is at most 100 pixels high", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const [id = ""] = await withReceipts(person, receiptRecord());
  await page.goto(address(`/receipt-review/${id}`));
  const card = page.getByRole("heading", { level: 2, name: /^Prairie Market/ }).locator("../..");
  expect((await boxOf(card)).height).toBeLessThanOrEqual(100);
});

test("screens-24 of several notices one is shown at a time, and the others are a press away", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const [id = ""] = await withReceipts(person, receiptRecord(RECEIPTS["in doubt everywhere"]));
  await page.goto(address(`/receipt-review/${id}`));
  const asked = page.getByText("Which dollars is this receipt in?");
  const doubts = page.getByText("The date of purchase could not be read.");
  await asked.waitFor();
  expect(await doubts.count()).toBe(0);
  await page.getByText("1 of 2", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  await doubts.waitFor();
  expect(await asked.count()).toBe(0);
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  await page.getByRole("button", { name: "Canadian dollars" }).tap();
  await doubts.waitFor();
  expect(await page.getByRole("button", { name: "Next", exact: true }).count()).toBe(0);
});

test("screens-24 the other edition's currency is one line that opens", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const id = await draftOf(person, RECEIPTS["in US dollars"]);
  await page.goto(address(`/receipt-review/${id}`));
  const line = page.getByText("This receipt is in US dollars");
  expect((await boxOf(line)).height).toBeLessThanOrEqual(24);
  const rest = page.getByText("Currencies are never added together", { exact: false });
  expect(await rest.isVisible()).toBe(false);
  await line.tap();
  await rest.waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("screens-26 the rows look the same on the upload page and on the review page", async () => {
  const { page } = await signedIn(PHONE);
  await readSample(page);
  const rows = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-item-line]")].map((line) => ({
        height: line.offsetHeight,
        text: line.textContent,
        toggle: line.querySelector("input")?.getAttribute("role") ?? line.querySelector("input")?.type,
        width: line.querySelector("input")?.offsetWidth,
      })),
    );
  const uploaded = await rows();
  expect(uploaded).toHaveLength(10);
  expect(new Set(uploaded.map(({ toggle }) => toggle))).toEqual(new Set(["checkbox"]));
  await page.getByRole("link", { name: "Full review" }).tap();
  await page.waitForURL("**/receipt-review/**");
  await page.locator("[data-item-line]").first().waitFor();
  expect(await rows()).toEqual(uploaded);
});

const WHY = [
  messageKey("sentences.natural"),
  messageKey("sentences.alcohol"),
  messageKey("sentences.supplement"),
  messageKey("sentences.restaurant"),
  messageKey("sentences.noCounterpart"),
  null,
];

test.each(["en", "fr"] as const)(
  "screens-27 of seventy lines each gluten-free one that is not ticked says why, on at most 72 pixels (%s)",
  async (language) => {
    const person = await signedIn(PHONE);
    const { page } = person;
    const items = Array.from({ length: 70 }, (_, at) => ({
      name: `GF LINE ${at}`,
      selected: at % 3 === 0,
      kindReason: at % 3 === 0 ? null : (WHY[at % WHY.length] ?? null),
    }));
    const [id = ""] = await withReceipts(person, receiptRecord({ items }));
    await page.goto(address(language === "fr" ? `/fr/verification/${id}` : `/receipt-review/${id}`));
    await page.locator("[data-item-line]").first().waitFor();
    const unticked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-item-line]")]
        .filter((line) => !line.querySelector("input")?.checked)
        .map((line) => ({ height: line.offsetHeight, why: line.querySelector(".text-pretty")?.textContent })),
    );
    expect(unticked).toHaveLength(46);
    expect(unticked.filter(({ why }) => !why)).toEqual([]);
    expect(Math.max(...unticked.map(({ height }) => height))).toBeLessThanOrEqual(72);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test.each([
  ["en", "light", "Save", "Cancel", "More"],
  ["fr", "dark", "Enregistrer", "Annuler", "Plus"],
] as const)(
  "screens-29 screens-30 the sheet of a line keeps Save and Cancel in view, and asks first for what is said most (%s)",
  async (language, colorScheme, save, cancel, more) => {
    const person = await signedIn(PHONE, "ca", { colorScheme });
    const { page } = person;
    const [id = ""] = await withReceipts(person, receiptRecord({ items: nineLines() }));
    await page.goto(address(language === "fr" ? `/fr/verification/${id}` : `/receipt-review/${id}`));
    await page.locator("[data-item-line] button").first().tap();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("heading", { level: 3 }).first().waitFor();
    const inView = async () => {
      for (const name of [save, cancel]) {
        const { y, height } = await boxOf(sheet.getByRole("button", { name, exact: true }));
        expect(y + height).toBeLessThanOrEqual(PHONE.height);
        expect(y).toBeGreaterThan(PHONE.height / 2);
      }
    };
    await inView();
    const asked = () =>
      sheet.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>("label, h3, summary")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.textContent ?? ""),
      );
    const english = [
      "Product Name",
      "Price (CAD)",
      "Your regular price",
      "Size of one package",
      "Unit",
      "Who eats it",
    ];
    if (language === "en") expect((await asked()).slice(0, english.length)).toEqual(english);
    expect((await asked()).at(-1)).toBe(more);
    await sheet.getByText(more, { exact: true }).tap();
    await inView();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
  },
);
