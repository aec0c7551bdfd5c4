import { expect, test } from "vitest";
import { PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll } from "./support/pages/accessibility";
import { address } from "./support/product";
import { cutTexts, putInPseudo, tooWide } from "./support/pseudo-language";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

const NARROW = { width: 320, height: 844 };
type Page = Awaited<ReturnType<typeof visitor>>["page"];

/** How far the page scrolls sideways once what measures itself, such as a chart, has followed the screen. */
async function settledScroll(page: Page): Promise<number> {
  for (let tries = 0; tries < 20 && (await sidewaysScroll(page)) > 0; tries += 1)
    await page.waitForTimeout(50);
  return sidewaysScroll(page);
}

/** What is wrong with a page in the pseudo-language on two phones, and what it says that is no message. */
async function lookAt(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await page.goto(address(path));
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  const untranslated = await putInPseudo(page);
  const faults: string[] = [];
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    const sideways = await settledScroll(page);
    if (sideways > 0)
      faults.push(`${path} at ${size.width}: ${sideways} px too wide: ${await tooWide(page)}`);
    for (const cut of await cutTexts(page)) faults.push(`${path} at ${size.width}: cut: ${cut}`);
  }
  return { faults, untranslated: untranslated.map((text) => `${path}: ${text}`) };
}

async function lookAtAll(page: Page, paths: readonly string[]) {
  const faults: string[] = [];
  const untranslated: string[] = [];
  for (const path of paths) {
    const found = await lookAt(page, path);
    faults.push(...found.faults);
    untranslated.push(...found.untranslated);
  }
  return { faults, untranslated };
}

test("editions-19 no public page breaks in a longer, accented language on a phone", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/401/);
  const { faults } = await lookAtAll(page, [
    "/",
    "/tools",
    "/auth",
    "/auth?tab=register",
    "/auth/check-email?email=a%40example.ca&isRegistration=true",
    "/forgot-password",
    "/reset-password",
    "/blog",
    "/how-it-works",
    "/offline",
    "/outbox",
    "/auth-debug",
    "/email-test",
  ]);
  expect(faults).toEqual([]);
}, 60_000);

/** The pages that say everything from the catalogue. */
const TRANSLATED = [
  "/upload-receipt",
  "/receipts",
  "/reports",
  "/price-book",
  "/imports",
  "/subscription",
  "/my-subscription",
  "/account",
  "/tax-summary",
  "/people",
  "/claim",
];
/** Names, what was bought, days, and words that are made of two messages. */
const NO_MESSAGE =
  /: (?:GF Ledger|Celiac Canada|Prairie Market|GF Bread|(?:current |new |this account’s )?password|[A-Z][a-z]+ \d{1,2}, \d{4}.*|An estimate: the gluten-free price .*)$/;

test("editions-19 no page of a signed-in person breaks in a longer, accented language on a phone", async () => {
  const person = await signedIn(PHONE);
  const [id] = await withReceipts(person, receiptRecord());
  const { faults, untranslated } = await lookAtAll(person.page, [...TRANSLATED, `/receipt-review/${id}`]);
  expect(faults).toEqual([]);
  expect(untranslated.filter((text) => !NO_MESSAGE.test(text))).toEqual([]);
}, 60_000);
