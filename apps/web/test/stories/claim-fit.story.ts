import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { enterOwnIncome } from "./support/own-income";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { smallTargets } from "./support/pages/touch-targets";
import { address } from "./support/product";
import { productNamed } from "./support/product-named";
import { fillAccount } from "./support/sign-on/account";

const SMALL = { width: 320, height: 568 };

const WORDS = {
  English: {
    claim: "/claim?year=2025",
    begin: "Start the claim for 2025",
    next: "Next step",
    ofFamilies: /^(Enter birth dates|Say who depends|Say who eats|Enter exchange rates|Say what each)/,
    worth: /claim is worth (up to )?\$|they are worth|What it is worth/,
  },
  French: {
    claim: "/fr/demande?year=2025",
    begin: "Commencer la demande pour 2025",
    next: "Prochaine étape",
    ofFamilies: /naissance|à votre charge|qui consomme|taux de change|remboursement/i,
    worth: /demande vaut|Ce qu’elle vaut/,
  },
} as const;

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.STORY_PICTURES)
    await page.screenshot({ path: `${process.env.STORY_PICTURES}/${name}.png`, fullPage: true });
}

test.each([
  ["English", 320, SMALL, "dark"],
  ["English", 390, PHONE, "light"],
  ["French", 390, PHONE, "dark"],
  ["French", 1440, DESK, "light"],
  ["English", 1440, DESK, "dark"],
] as const)(
  "claim-56 claim-57 claim-58 a claim begins with its figure, one filled button and what is left (%s, %i)",
  async (language, width, viewport, colorScheme) => {
    const words = WORDS[language];
    const { page } = await signedIn(viewport, "ca", { colorScheme, reducedMotion: "reduce" });
    await fillAccount(page, {
      lineItems: [
        lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000 }),
        lineItemRecord({ name: "GF Pasta", price: 30_000, regularPrice: 10_000 }),
      ],
    });
    await page.goto(address(words.claim));
    await page.getByRole("button", { name: words.begin }).click();
    await page.getByText(words.next).waitFor();
    await page.waitForLoadState("networkidle");
    await picture(page, `claim-${language}-${width}-${colorScheme}`);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    const main = page.getByRole("main");
    const filled = page.locator("main :is(a, button).bg-brand:visible");
    expect(await filled.count()).toBe(1);
    const next = await filled.boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(width < 390 ? 560 : 480);

    // What is left stands first, in the list; what is done is folded; nothing concerns a family that is not here.
    const left = main.locator("ol").getByRole("link");
    const top = await left.first().boundingBox();
    if (width <= 390) expect(top?.y ?? 0).toBeLessThanOrEqual(width < 390 ? 720 : 660);
    const folded = main.locator("details").first();
    expect(await folded.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(false);
    await folded.locator("summary").click();
    const steps = await Promise.all([left.allTextContents(), folded.getByRole("listitem").allTextContents()]);
    expect(steps.flat().filter((step) => words.ofFamilies.test(step))).toEqual([]);
    expect(steps[1].length).toBeGreaterThan(0);
    await folded.locator("summary").click();

    expect(await page.locator("#worth").count()).toBe(0);
    expect(await main.getByText(words.worth).count()).toBe(0);
    if (width <= 390) expect(await smallTargets(page)).toEqual([]);
    await enterOwnIncome(page, 10_000);
    await page.reload();
    await page.locator("#worth").waitFor();
    await picture(page, `claim-worth-${language}-${width}-${colorScheme}`);
    expect(await filled.count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test("claim-59 each step leads to where it is done", async () => {
  const { page } = await signedIn(PHONE);
  await fillAccount(page, { lineItems: [lineItemRecord({ price: 90_000, regularPrice: 10_000 })] });
  await page.goto(address("/claim?year=2025"));
  await page.getByRole("button", { name: "Start the claim for 2025" }).tap();
  const links = page.locator("main ol").getByRole("link");
  await links.first().waitFor();
  const places = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(places.length).toBeGreaterThan(3);
  for (const place of places) {
    const { pathname, searchParams, hash } = new URL(place);
    await page.goto(place);
    await drawnPage(page);
    if (pathname === "/claim") await page.locator(hash).waitFor();
    else expect(searchParams.get("year")).toBe("2025");
  }

  // A purchase that was added by hand gets no receipt later: that is said, and is no step.
  await page.goto(address("/claim?year=2025"));
  await page.getByText("1 item has no receipt here: keep its paper receipt with your records.").waitFor();
  expect(
    await page
      .getByRole("main")
      .locator("li", { hasText: /receipts?$/ })
      .count(),
  ).toBe(0);
});

test("screens-40 a claim of its own months is asked for the sizes of these, where its step leads", async () => {
  const { page, call } = await signedIn(PHONE);
  const matchedProductId = await productNamed(page, "spaghetti pasta");
  const penne = { name: "GF Penne", purchaseDate: "2024-11-02", price: 599, regularPrice: 389 };
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ name: "GF Oats" }),
      lineItemRecord({
        ...penne,
        matchedProductId,
        priceSource: "catalogue",
        sizeCompared: false,
        priceEvidence: {
          product: "Spaghetti pasta",
          productId: matchedProductId,
          price: 389,
          size: 900,
          unit: "g",
          store: null,
          place: null,
          knownOn: "2024-10-31",
          origin: null,
          observationId: null,
          carriedBy: null,
          pooled: null,
          estimated: false,
        },
      }),
    ],
  });
  const { id } = (await call("POST", "/api/claims", { taxYear: 2025 })) as { id: string };
  await call("PUT", `/api/claims/${id}`, { period: { from: "2024-10-01", to: "2025-09-30" } });
  await page.goto(address("/claim?year=2025"));
  await page.getByRole("link", { name: "Compare sizes" }).tap();
  await page.getByText("Your claim for 2025 covers Oct 1, 2024 to Sep 30, 2025.").waitFor();
  const sizes = page.getByRole("region", {
    name: "One product from Oct 1, 2024 to Sep 30, 2025 whose size is missing or can’t be compared",
  });
  await sizes.waitFor();
  await expect.poll(async () => (await sizes.boundingBox())?.y ?? -1).toBeLessThan(PHONE.height / 2);
  await picture(page, "price-book-of-claim-390");
  expect(await violationsOf(page)).toEqual([]);
  await sizes.getByRole("textbox").or(sizes.getByRole("spinbutton")).first().fill("454");
  await sizes.getByRole("button", { name: "Save 1 size" }).tap();
  await sizes.waitFor({ state: "detached" });
  await page.goBack();
  await page.getByText("Next step").waitFor();
  await page.getByRole("link", { name: "Compare sizes" }).waitFor({ state: "detached" });
});
