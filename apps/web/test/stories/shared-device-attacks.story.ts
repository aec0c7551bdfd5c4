import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, signedIn, signInAs } from "./support/browser";
import { drawnPage } from "./support/pages/drawn-page";
import { choosePhotos, openUpload, ownPhoto } from "./support/photo/photos";
import { address, newEmail } from "./support/product";

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/;

/** What takes the network from one tab alone, or gives it back: each session of the protocol has a say in it. */
async function networkOf(page: Page) {
  const tab = await page.context().newCDPSession(page);
  await tab.send("Network.enable");
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return (offline: boolean) => tab.send("Network.emulateNetworkConditions", { offline, ...conditions });
}

async function signsOut(page: Page, answer?: string) {
  await page.goto(address("/how-it-works"));
  await page.getByRole("button", { name: "Sign Out" }).click();
  if (answer) await page.getByRole("alertdialog").getByRole("button", { name: answer }).click();
  await page.waitForURL("**/auth");
}

/** The photos that this browser's tabs sent from now on. */
function photosSent(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && /receipts|process/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

/** What a browser tells a page that it leaves, or brings back by Back. */
const tells = (page: Page, type: "pagehide" | "pageshow") =>
  page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

const holdsMark = (page: Page) => page.evaluate(() => "mark" in window);

/** Opens the account page of somebody, marked so that a page that reloaded is known. */
async function ownPage() {
  const { page, email, allow } = await signedIn(DESK);
  await page.goto(address("/account"));
  await page.getByText(email).first().waitFor();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  return { page, email, allow };
}

/** Somebody else signs in on the same browser, in a tab of their own, after a session that was not signed out. */
async function anotherSignsIn(page: Page) {
  const context = page.context();
  await context.clearCookies();
  const other = await context.newPage();
  await signInAs(other, newEmail());
  return other;
}

test("accounts-88 a tab that was left open sends nothing into the account that signed in meanwhile in another", async () => {
  const { page: left, email, allow } = await signedIn(DESK);
  allow(NO_NETWORK);
  await openUpload(left);
  const network = await networkOf(left);
  await network(true);
  await left.getByText("No connection to GF Ledger").waitFor();
  await choosePhotos(left, await ownPhoto("ca", "cake.jpg"));
  await left.getByText("cake.jpg").first().waitFor();
  await left.waitForTimeout(1000);

  const sent = photosSent(left.context());
  const other = await left.context().newPage();
  await signsOut(other, "Keep them and sign out");
  await signInAs(other, newEmail());
  await other.goto(address("/"));
  const reloaded = left.waitForEvent("load");
  await network(false);
  await reloaded;
  await left.getByRole("heading", { name: "Add your receipt" }).waitFor();
  await left.waitForTimeout(1000);
  expect(sent).toEqual([]);
  expect(await left.getByText("cake.jpg").count()).toBe(0);
  await left.close();

  await signsOut(other);
  await signInAs(other, email);
  await other.goto(address("/upload-receipt"));
  await other.getByText("cake.jpg").first().waitFor();
});

test("accounts-95 a page that the browser keeps for its Back is hidden, and shown again to its own account alone", async () => {
  const { page, email, allow } = await ownPage();
  await tells(page, "pagehide");
  expect(await page.getByText(email).first().isVisible()).toBe(false);
  await tells(page, "pageshow");
  await page.getByText(email).first().waitFor();
  expect(await holdsMark(page)).toBe(true);

  await tells(page, "pagehide");
  const other = await anotherSignsIn(page);
  const reloaded = page.waitForEvent("load");
  await tells(page, "pageshow");
  await reloaded;
  await drawnPage(page);
  expect(await page.getByText(email).count()).toBe(0);

  allow(/401/);
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await signsOut(other);
  await tells(page, "pagehide");
  await tells(page, "pageshow");
  await page.waitForURL("**/auth?**");
  expect(await holdsMark(page)).toBe(false);
});

test("accounts-95 a tab that is turned to again reloads where somebody else signed in, and stays for the same", async () => {
  const { page, email } = await ownPage();
  const turnsTo = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const asked = page.waitForResponse((response) => response.url().includes("auth.user"));
  await turnsTo();
  await asked;
  await page.waitForTimeout(500);
  expect(await holdsMark(page)).toBe(true);

  await anotherSignsIn(page);
  const reloaded = page.waitForEvent("load");
  await turnsTo();
  await reloaded;
  await drawnPage(page);
  expect(await page.getByText(email).count()).toBe(0);
});

test("accounts-96 a tab that was left open writes nothing into the account that signed in meanwhile in another", async () => {
  const { page, email, allow } = await ownPage();
  allow(/409/);
  const other = await anotherSignsIn(page);
  const name = page.getByLabel("Name", { exact: true }).first();
  await name.fill("Whoever left the tab open");
  const refused = page.waitForResponse((response) => response.status() === 409);
  await name.press("Enter");
  await refused;
  await page.getByText("This browser has changed to another account since this page was opened.").waitFor();
  await other.goto(address("/account"));
  const stored = other.getByLabel("Name", { exact: true }).first();
  await stored.waitFor();
  expect(await other.getByText(email).count()).toBe(0);
  expect(await stored.inputValue()).not.toContain("Whoever");
});

test("accounts-88 what was shared with the product and not opened yet is sealed at sign-out", async () => {
  const { page, email } = await signedIn(DESK);
  await openUpload(page);
  await page.goto(address("/how-it-works"));
  const shared = (wanted: string) =>
    page.evaluate(async (name) => {
      const opening = indexedDB.open("keyval-store");
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const store = database.transaction("keyval", "readwrite").objectStore("keyval");
      const read = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      if (name === "") return JSON.stringify(await read(store.getAll()));
      const { space } = await read(store.get("gf-ledger:account"));
      const photo = { id: "one", name, blob: new Blob(["x"], { type: "image/jpeg" }), space };
      await read(store.put(photo, "gf-ledger:shared-photo:one"));
      database.close();
      return "";
    }, wanted);
  await shared("bread.jpg");
  expect(await shared("")).toContain("bread.jpg");
  await signsOut(page, "Keep them and sign out");
  expect(await shared("")).not.toContain("bread.jpg");

  await signInAs(page, email);
  await page.goto(address("/upload-receipt"));
  await page.getByText("bread.jpg").first().waitFor();
});

test("accounts-95 what the service worker keeps names nobody: pages as they were built, and their files", async () => {
  const { page, email } = await signedIn(DESK, "ca", { serviceWorkers: "allow" });
  for (const path of ["/account", "/reports", "/upload-receipt"]) {
    await page.goto(address(path));
    await drawnPage(page);
  }
  const kept = () => page.evaluate(async () => (await caches.match("/upload-receipt")) !== undefined);
  await expect.poll(kept, { timeout: 20_000 }).toBe(true);
  const answers = await page.evaluate(async (name) => {
    const found: { path: string; names: boolean }[] = [];
    for (const store of await caches.keys()) {
      const cache = await caches.open(store);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        found.push({ path: new URL(request.url).pathname, names: text.includes(name) });
      }
    }
    return found;
  }, email);
  const pages = answers.filter(({ path }) => !path.startsWith("/_next/static/"));
  expect(pages.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(["/fr/hors-ligne", "/offline", "/upload-receipt"]),
  );
  const shells = /^\/(?:offline|upload-receipt|fr\/hors-ligne|fr\/ajouter-un-recu)$/;
  expect(pages.filter(({ path }) => !shells.test(path))).toEqual([]);
  expect(answers.filter(({ names }) => names)).toEqual([]);
});
