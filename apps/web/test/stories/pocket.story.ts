import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { choosePhotos, openUpload, ownPhoto, readSmall, samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";
import { openHead } from "./support/receipt-head";

const save = (page: Page) => page.getByRole("button", { name: "Save Selected Items" });

test("receipts-81 a chosen photo is read at once: from the photo to what is saved, at most three taps, to choose, to check and to save", async () => {
  const person = await signedIn(PHONE, "ca", { readsAtOnce: true });
  const { page } = person;
  const taps = ["to choose"];
  await page.exposeFunction("tapped", (what: string) => taps.push(what));
  await page.addInitScript(() => {
    document.addEventListener(
      "click",
      ({ isTrusted, target }) => {
        const tapped = (window as unknown as { tapped: (what: string) => void }).tapped;
        if (isTrusted && target instanceof HTMLElement) tapped(target.textContent ?? "");
      },
      true,
    );
  });
  await openUpload(page);
  await choosePhotos(page, await ownPhoto());
  const loaf = page.getByRole("button", { name: /^Edit GF/ }).first();
  await loaf.waitFor({ timeout: 60_000 });
  expect(await loaf.isVisible()).toBe(true);
  await save(page).tap();
  await page.waitForURL("**/reports**", { timeout: 15_000 });
  expect(taps).toEqual(["to choose", "Save Selected Items"]);
  const { lineItems } = (await person.ask("taxReport.lineItems")) as { lineItems: unknown[] };
  expect(lineItems).toHaveLength(4);
});

test("receipts-81 a photo that seems too dark is told first, and the switch leaves reading to a press", async () => {
  const { page } = await signedIn(PHONE, "ca", { readsAtOnce: true, colorScheme: "dark" });
  await openUpload(page);
  const { buffer, ...file } = await samplePhoto();
  const dark = await sharp(buffer).modulate({ brightness: 0.12 }).jpeg().toBuffer();
  await choosePhotos(page, { ...file, buffer: dark });
  await page.getByRole("alert").filter({ hasText: /dark/i }).waitFor();
  await page.getByRole("button", { name: "Process Image" }).waitFor();
  await openUpload(page);
  await page.getByRole("switch", { name: "Read photos as soon as they are chosen" }).tap();
  expect(await violationsOf(page)).toEqual([]);
  await openUpload(page);
  expect(await page.getByRole("switch", { checked: false }).count()).toBe(1);
  await choosePhotos(page, await ownPhoto());
  await page.getByRole("button", { name: "Process Image" }).waitFor();
});

test("receipts-82 the purchase date by one tap: the photo's own day, or today's", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  await openUpload(page);
  const { buffer, ...file } = await samplePhoto();
  const taken = await sharp(buffer)
    .withExif({ IFD2: { DateTimeOriginal: "2025:03:20 18:30:00" } })
    .jpeg()
    .toBuffer();
  await choosePhotos(page, { ...file, buffer: taken });
  await page.getByRole("button", { name: "Process Image" }).tap();
  await save(page).waitFor({ timeout: 60_000 });
  await openHead(page);
  const date = page.getByLabel("Purchase Date");
  expect(await date.inputValue()).toBe("2025-03-14");
  await page.getByRole("button", { name: "From the photo, March 20, 2025" }).tap();
  await expect.poll(() => date.inputValue()).toBe("2025-03-20");
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole("button", { name: /^Today, / }).tap();
  await expect.poll(() => date.inputValue()).not.toBe("2025-03-20");
  const stored = async () => {
    const { drafts } = (await person.ask("receipts.drafts")) as { drafts: { purchaseDate: string }[] };
    return drafts[0]?.purchaseDate;
  };
  await expect.poll(stored, { timeout: 10_000 }).toBe(await date.inputValue());
});

test("receipts-83 a draft opened again on its device shows its photo, until it is saved", async () => {
  const { page } = await signedIn(PHONE);
  await readSmall(page);
  const unsent: string[] = [];
  await openUpload(page);
  page.on("request", (request) => {
    if (request.method() === "POST") unsent.push(request.url());
  });
  await page
    .getByRole("link", { name: /Review and save/ })
    .first()
    .tap();
  await page.waitForURL("**/receipt-review/**");
  await page.getByRole("region", { name: "Photo of the receipt" }).getByRole("img").waitFor();
  expect(unsent).toEqual([]);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("gf-ledger-sealed-draft-photos");
          opening.onsuccess = () => {
            const count = opening.result.transaction("photos").objectStore("photos").count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  expect(await kept()).toBe(1);
  await page.getByRole("button", { name: "Save to My Records" }).tap();
  await page.waitForURL("**/reports**");
  await expect.poll(kept).toBe(0);
});

test("receipts-84 receipts-85 after the first save, with a short buzz as at each tick, and not before, the product offers to be installed", async () => {
  const { page } = await signedIn(PHONE, "ca", { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => buzzes.push(pattern) });
    Object.assign(window, { buzzes });
    window.addEventListener("load", () =>
      setTimeout(() => window.dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })), 500),
    );
  });
  const invitation = page.getByRole("region", { name: "GF Ledger on your home screen" });
  await page.goto(address("/reports"));
  await page.getByText("No data available").waitFor();
  await page.waitForTimeout(1000);
  expect(await invitation.count()).toBe(0);
  await readSmall(page);
  const ticked = page.getByRole("checkbox", { checked: true }).first();
  const name = (await ticked.getAttribute("aria-label")) ?? "";
  await ticked.tap();
  await page.getByRole("checkbox", { name, checked: false }).tap();
  await page.getByRole("checkbox", { name, checked: true }).waitFor();
  await save(page).tap();
  await page.getByText("Receipt Saved").waitFor();
  const buzzes = await page.evaluate(() => (window as unknown as { buzzes: unknown[] }).buzzes);
  expect(buzzes).toEqual([[10], [10], [20]]);
  await page.waitForURL("**/reports**");
  await invitation.getByRole("button", { name: "Install" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await invitation.getByRole("button", { name: "No, thanks" }).tap();
  await invitation.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "All Gluten-Free Items" }).waitFor();
  await page.waitForTimeout(1000);
  expect(await invitation.count()).toBe(0);
});

test("receipts-86 receipts-79 a queue that was read while one looks elsewhere is told, once that was asked for by a tap, and the icon says how many wait", async () => {
  const { page } = await signedIn(PHONE, "ca", { serviceWorkers: "allow" });
  const reported: unknown[] = [];
  await page.exposeFunction("tellStory", (shown: unknown) => reported.push(shown));
  const badges: unknown[] = [];
  await page.exposeFunction("tellBadge", (count: unknown) => badges.push(count));
  await page.addInitScript(() => {
    const { tellBadge: setBadge } = window as unknown as { tellBadge(count: number): void };
    Object.defineProperty(navigator, "setAppBadge", { value: async (count: number) => setBadge(count) });
    Object.defineProperty(navigator, "clearAppBadge", { value: async () => setBadge(0) });
    // No browser without a window has a place to show notifications in.
    let permission = "default";
    const Stand = { requestPermission: async () => (permission = "granted") };
    Object.defineProperty(Stand, "permission", { get: () => permission });
    Object.defineProperty(window, "Notification", { value: Stand });
    const { tellStory: pocketStory } = window as unknown as { tellStory(shown: unknown): void };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      pocketStory([title, options?.body, options?.data]);
  });
  await openUpload(page);
  const second = Buffer.concat([
    await readFile(new URL("../../public/samples/receipt-us.jpg", import.meta.url)),
  ]);
  await choosePhotos(page, await ownPhoto(), { name: "us.jpg", mimeType: "image/jpeg", buffer: second });
  await page.getByRole("button", { name: "Process 2 Images" }).tap();
  await page.getByRole("button", { name: "Notify me when they are read" }).tap();
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await expect
    .poll(() => reported, { timeout: 60_000 })
    .toEqual([["Your receipts have been read", "2 receipts are ready to check.", "/upload-receipt"]]);
  expect(badges.at(-1)).toBe(2);
});
