import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { headAndFoot, partedHeadAndFoot } from "./support/photo/parts-of-receipt";
import { address } from "./support/product";

interface Receipt {
  readonly total: number | null;
  readonly items: readonly { name: string }[];
}

const WORDS = {
  en: {
    page: "/upload-receipt",
    heading: "Upload Receipt",
    choose: /Choose photos|Add photos/,
    read: "Process 2 Images",
    question: "Do these 2 photos show one receipt?",
    yes: "Join them",
    no: "Keep them apart",
    joined: "2 photos joined into one receipt",
    undo: "Undo",
  },
  fr: {
    page: "/fr/ajouter-un-recu",
    heading: "Ajouter un reçu",
    choose: /Choisir des photos/,
    read: "Lire les 2 images",
    question: "Ces 2 photos montrent-elles un seul reçu?",
    yes: "Les réunir",
    no: "Les garder séparées",
    joined: "2 photos réunies en un seul reçu",
    undo: "Annuler",
  },
} as const;
type Language = keyof typeof WORDS;

async function shows(page: Page, name: string) {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  if (process.env.STORY_PICTURES)
    await page.screenshot({ path: `${process.env.STORY_PICTURES}/parts-${name}.png`, fullPage: true });
}

async function reads(language: Language, photos: Awaited<ReturnType<typeof headAndFoot>>) {
  const { page, ask } = await signedIn(PHONE);
  const words = WORDS[language];
  await page.goto(address(words.page));
  await drawnPage(page, words.heading);
  await page.getByLabel(words.choose).first().setInputFiles(photos);
  await page.getByRole("button", { name: words.read }).tap();
  const drafts = async () => {
    const { drafts } = (await ask("receipts.drafts")) as { drafts: { id: string }[] };
    return Promise.all(drafts.map(({ id }) => ask("receipts.get", { id }) as Promise<Receipt>));
  };
  return { page, words, drafts };
}

const counts = (receipts: readonly Receipt[]) => receipts.map(({ items }) => items.length).toSorted();

test.each(["en", "fr"] as const)(
  "receipts-120 receipts-124 two photos without a row in common are asked about; joined, they are apart again by Undo (%s)",
  async (language) => {
    const { page, words, drafts } = await reads(language, await partedHeadAndFoot());
    await page.getByText(words.question).waitFor({ timeout: 60_000 });
    await shows(page, `asked-${language}`);
    await page.getByRole("button", { name: words.yes }).tap();
    await page.getByText(words.joined).waitFor();
    const joined = await drafts();
    expect(counts(joined)).toEqual([6]);
    expect(joined[0]?.total).toBe(27.35);
    await shows(page, `joined-${language}`);
    await page.getByRole("button", { name: words.undo, exact: true }).tap();
    await page.getByText("foot.jpg").first().waitFor();
    await expect.poll(async () => counts(await drafts())).toEqual([3, 3]);
    expect(await page.getByText(words.question).count()).toBe(0);
    await shows(page, `apart-again-${language}`);
  },
);

test.each(["en", "fr"] as const)(
  "receipts-120 two photos that are kept apart stay two receipts (%s)",
  async (language) => {
    const { page, words, drafts } = await reads(language, await partedHeadAndFoot());
    await page.getByText(words.question).waitFor({ timeout: 60_000 });
    await page.getByRole("button", { name: words.no }).tap();
    await page.getByText(words.question).waitFor({ state: "detached" });
    expect(counts(await drafts())).toEqual([3, 3]);
    await shows(page, `apart-${language}`);
  },
);

test("receipts-124 photos that were joined at once are apart again by Undo, and are not joined once more", async () => {
  const { page, words, drafts } = await reads("en", await headAndFoot());
  await page.getByText(words.joined).waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: words.undo, exact: true }).tap();
  await page.getByText("foot.jpg").first().waitFor();
  await expect.poll(async () => counts(await drafts())).toEqual([4, 4]);
  await page.waitForLoadState("networkidle");
  expect(counts(await drafts())).toEqual([4, 4]);
});
