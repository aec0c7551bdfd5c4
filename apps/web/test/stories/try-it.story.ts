import { readFile } from "node:fs/promises";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { smallTargets } from "./support/pages/touch-targets";
import { choosePhotos, openUpload, samplePhoto } from "./support/photo/photos";
import { address, linkTo, newEmail } from "./support/product";
import { openHead } from "./support/receipt-head";

const opened = (link: string) => address(new URL(link).pathname + new URL(link).search);

/** The calls that a page makes of the API, by their paths. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

test.each([
  ["ca", PHONE, "light", "Northern Pantry"],
  ["us", DESK, "dark", "Hartland"],
] as const)(
  "pages-20 the home page runs the checking screen on a sample, without an account and without a call (%s)",
  async (edition, viewport, colorScheme, store) => {
    const { page } = await visitor(viewport, { colorScheme });
    const calls = callsOf(page);
    await page.goto(address("/", edition));
    await page.getByRole("link", { name: "try it without an account" }).click();
    await page.getByText("A made-up receipt, to try it on").waitFor();
    await page.getByRole("heading", { name: new RegExp(`^${store}`) }).waitFor();
    await page.getByText("4 of 10 items selected").waitFor();
    const photo = page.getByRole("img", { name: "The receipt as you photographed it" });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (viewport === PHONE) {
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
    }

    const box = page.getByRole("region", { name: "Receipt being checked" }).getByRole("checkbox").first();
    await box.click();
    await page.getByText("3 of 10 items selected").waitFor();
    await page.getByRole("button", { name: "Add a line" }).click();
    await page.getByLabel("Product Name").fill("GF Bagels");
    await page.getByLabel(/^Price/).fill("6.49");
    await page.getByRole("button", { name: "Add line" }).click();
    await page.getByText("4 of 11 items selected").waitFor();
    expect(calls).toEqual([]);

    await page.getByRole("button", { name: "Close the sample" }).click();
    await page.getByRole("button", { name: "Try it now" }).waitFor();
  },
);

test.each([
  ["ca", PHONE, "dark"],
  ["us", DESK, "light"],
] as const)(
  "pages-21 accounts-50 receipts-64 'Keep yours' asks for an address and the consents; the link leads to the first receipt (%s)",
  async (edition, viewport, colorScheme) => {
    const { page } = await visitor(viewport, { colorScheme });
    await page.goto(address("/#try", edition));
    await page.getByRole("button", { name: "Keep yours" }).click();
    const dialog = page.getByRole("dialog", { name: "Keep yours" });
    const send = dialog.getByRole("button", { name: "Email me a link" });
    await send.click();
    await dialog.getByText("Please enter a valid email").waitFor();
    await dialog.getByText("You must accept the terms and conditions to register").waitFor();
    expect(await dialog.getByLabel(/password/i).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const email = newEmail();
    await dialog.getByLabel("Email").fill(email);
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await send.click();
    await page.getByRole("dialog", { name: "Check your email" }).getByText(email).waitFor();

    await page.goto(opened(await linkTo(email)).replace("//ca.", `//${edition}.`));
    await page.waitForURL("**/upload-receipt", { timeout: 10_000 });
    await page.getByRole("heading", { name: "Three steps to your claim" }).waitFor();
    const steps = page.getByRole("listitem").filter({ hasText: /letter|first receipt|report/i });
    expect(await page.getByRole("link", { name: "Print one to be signed" }).getAttribute("href")).toBe(
      "/tools#letters",
    );
    expect(await steps.count()).toBeGreaterThanOrEqual(3);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test.each([
  ["ca", PHONE],
  ["us", DESK],
] as const)(
  "accounts-50 a link to an unknown address makes the account, which asks for the consents first (%s)",
  async (edition, viewport) => {
    const { page } = await visitor(viewport);
    const email = newEmail();
    await page.goto(address("/auth", edition));
    await page.getByLabel("Email").first().fill(email);
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await page.waitForURL("**/auth/check-email?**");
    await page.goto(opened(await linkTo(email)).replace("//ca.", `//${edition}.`));
    await page.waitForURL("**/upload-receipt", { timeout: 10_000 });
    await page.getByRole("heading", { name: "Welcome. Two things first" }).waitFor();
    expect(await page.getByText("Add your receipt").count()).toBe(0);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("You must accept the terms and conditions to register").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Add your receipt" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Add your receipt" }).waitFor();
  },
);

test("pages-20 on a signed-in person's home page the sample leads to their own upload", async () => {
  const { page } = await signedIn(PHONE);
  await page.goto(address("/#try"));
  await page.getByText("A made-up receipt, to try it on").waitFor();
  const own = page
    .getByRole("region", { name: "Receipt being checked" })
    .getByRole("link", { name: "Upload Receipt" });
  expect(await own.getAttribute("href")).toBe("/upload-receipt");
});

test.each([
  ["ca", PHONE, "Northern Pantry"],
  ["us", DESK, "Hartland"],
] as const)(
  "receipts-63 plans-27 'Try a sample receipt' shows, and stores, saves and counts nothing (%s)",
  async (edition, viewport, store) => {
    const { page, ask } = await signedIn(viewport, edition);
    await openUpload(page, edition);
    const calls = callsOf(page);
    await page.getByRole("button", { name: "Try a sample receipt" }).click();
    await page.getByRole("heading", { name: new RegExp(`^${store}`) }).waitFor();
    await page.getByText("4 of 10 items selected").waitFor();
    expect(await page.getByRole("button", { name: /save/i }).count()).toBe(0);
    await openHead(page);
    await page.getByLabel("Purchase date").fill("2025-04-01");
    await page.getByLabel("Purchase date").blur();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Use your own receipt" }).click();
    await page.getByRole("heading", { name: "Add your receipt" }).waitFor();
    expect(calls.filter((path) => path.includes("receipts.")).every((path) => /drafts/.test(path))).toBe(
      true,
    );
    expect(await ask("receipts.drafts")).toEqual({ drafts: [] });
    expect(await ask("receipts.planUse")).toMatchObject({ used: 0, limit: 5 });
    expect(await ask("taxReport.lineItems")).toEqual({ lineItems: [], nextCursor: null });
  },
);

test.each(["ca", "us"] as const)(
  "pages-20 the stored reading is what the product reads of the sample today (%s): else `npm run store-readings`",
  async (edition) => {
    const { page, ask } = await signedIn(DESK, edition);
    await openUpload(page, edition);
    await choosePhotos(page, await samplePhoto(edition));
    await page.getByRole("button", { name: "Process Image" }).click();
    await page.getByRole("link", { name: "Full review" }).click({ timeout: 60_000 });
    await page.waitForURL("**/receipt-review/*");
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const read = (await ask("receipts.get", { id })) as ReceiptView;
    const file = new URL(`../../src/features/demonstration/reading-${edition}.json`, import.meta.url);
    const stored = JSON.parse(await readFile(file, "utf8")) as ReceiptView;
    // The demonstration's names are clean (screens-34).
    const names = new URL("../../scripts/clean-names.json", import.meta.url);
    const cleanNames = JSON.parse(await readFile(names, "utf8")) as Readonly<Record<string, string>>;
    const clean = (name: string | null) => (name === null ? null : (cleanNames[name] ?? name));
    const facts = ({ store, purchaseDate, total, items }: ReceiptView) => ({
      store: clean(store),
      purchaseDate,
      total,
      items: items.map(({ name, price, regularPrice, priceSource, kind, selected, glutenFreeReason }) => ({
        name: clean(name),
        price,
        regularPrice,
        priceSource,
        kind,
        selected,
        // Stored by its message's key, said by the product.
        glutenFreeReason: glutenFreeReason && translateWords(glutenFreeReason, "en-CA"),
      })),
    });
    expect(facts(stored)).toEqual(facts(read));
  },
);
