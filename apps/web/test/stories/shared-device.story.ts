import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, signInAs } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { choosePhotos, openUpload, ownPhoto } from "./support/photo/photos";
import { address, newEmail } from "./support/product";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/;

/** The addresses that a photo was sent to from now on. */
function photosSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /receipts|process/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

/** Everything in this browser's databases and stores that holds the text. */
const holds = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => resolve(all.result);
        });
        if (JSON.stringify(rows).includes(wanted)) found.push(name);
      }
      database.close();
    }
    if (JSON.stringify({ ...localStorage, ...sessionStorage }).includes(wanted)) found.push("storage");
    return found;
  }, text);

async function takesOffline(page: Page, name: string) {
  await openUpload(page);
  await page.context().setOffline(true);
  await page.getByText("No connection to GF Ledger").waitFor();
  await choosePhotos(page, await ownPhoto("ca", name));
  await page.getByText(name).first().waitFor();
  await page.waitForTimeout(1000);
}

async function signsOut(page: Page, answer: string) {
  await page.goto(address("/how-it-works"));
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Photos that have not been read yet: 1.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole("button", { name: answer }).click();
  await page.waitForURL("**/auth");
}

test("accounts-88 a photo taken offline waits for its own account: another who signs in neither sees nor sends it", async () => {
  const { page, email, allow } = await signedIn(DESK);
  allow(NO_NETWORK);
  await takesOffline(page, "cake.jpg");
  // Closed without a network, so that it is not read on the way out.
  await page.goto("about:blank");
  await page.route("**/api/**", (route) =>
    /receipts|process/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await signsOut(page, "Keep them and sign out");
  await page.unroute("**/api/**");
  expect(await holds(page, "cake.jpg")).toEqual([]);

  const sent = photosSent(page);
  await signInAs(page, newEmail());
  sent.length = 0;
  await openUpload(page);
  await page.waitForTimeout(2000);
  expect(await page.getByText("cake.jpg").count()).toBe(0);
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/auth");

  await signInAs(page, email);
  // What waits is shown in place of the heading of an empty page.
  await page.goto(address("/upload-receipt"));
  await page.getByText("cake.jpg").first().waitFor();
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
});

test("accounts-88 photos that wait are deleted at sign-out where the person says so, from a phone's menu", async () => {
  const { page, email, allow } = await signedIn(PHONE);
  allow(NO_NETWORK);
  await takesOffline(page, "cake.jpg");
  await page.goto("about:blank");
  await page.route("**/api/**", (route) =>
    /receipts|process/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await signsOut(page, "Delete them and sign out");
  await signInAs(page, email);
  await openUpload(page);
  await page.waitForTimeout(2000);
  expect(await page.getByText("cake.jpg").count()).toBe(0);
});

test("accounts-89 what was shared while nobody was signed in is shown to nobody before they say that it is theirs", async () => {
  const { page } = await signedIn(DESK);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("keyval-store");
        opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("keyval", "readwrite");
          const photo = {
            id: "one",
            name: "early.jpg",
            blob: new Blob(["x"], { type: "image/jpeg" }),
            space: null,
          };
          writing.objectStore("keyval").put(photo, "gf-ledger:shared-photo:one");
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  const sent = photosSent(page);
  await openUpload(page);
  const notice = page.getByRole("alert").filter({ hasText: "1 photo was added on this device" });
  await notice.waitFor();
  expect(await page.getByText("early.jpg").count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole("button", { name: "They are mine, show them" }).click();
  await page.getByText("early.jpg").first().waitFor();
  expect(sent).toEqual([]);
});
