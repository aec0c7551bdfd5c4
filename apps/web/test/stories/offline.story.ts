import { expect, test } from "vitest";
import { PHONE, signedIn, visitor } from "./support/browser";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";

const workers = { serviceWorkers: "allow" } as const;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/;

test("opening a page without a network says so plainly", async () => {
  const { page, allow } = await visitor(PHONE, workers);
  allow(NO_NETWORK);
  await page.goto(address("/how-it-works"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(address("/tools"));
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await page.getByRole("link", { name: "Take a picture" }).getAttribute("href")).toBe(
    "/upload-receipt",
  );
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check("16px figtree") || document.fonts.size;
  });
  expect(font).toBeTruthy();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Tools & Calculators" }).waitFor();
});

test("the upload page of a signed-in person opens without a network, under its strict policy", async () => {
  const { page, allow } = await signedIn(PHONE, "ca", workers);
  allow(NO_NETWORK);
  await page.goto(address("/upload-receipt"));
  await drawnPage(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = () => page.evaluate(async () => (await caches.match("/upload-receipt")) !== undefined);
  await expect.poll(kept, { timeout: 20_000 }).toBe(true);
  await page.context().setOffline(true);
  const response = await page.goto(address("/upload-receipt"));
  expect(response?.fromServiceWorker()).toBe(true);
  expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  await page.waitForFunction(() => document.querySelector("main input[type=file]") !== null);
});

test("receipts-79 a photo that another app shares is kept and shown, and is not read before that is asked for", async () => {
  const { page, allow } = await signedIn(PHONE, "ca", workers);
  allow(NO_NETWORK);
  await page.goto(address("/upload-receipt"));
  await drawnPage(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const reads: string[] = [];
  page.on("request", (request) => {
    if (/receipts\.(read|process)|process-receipt/.test(request.url())) reads.push(request.url());
  });
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/upload-receipt" });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "photos" });
    const files = new DataTransfer();
    files.items.add(new File(["a photo"], "shared.jpg", { type: "image/jpeg" }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await page.getByText("shared.jpg").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/upload-receipt");
  expect(reads).toEqual([]);
  // Closed without a word, the app still has it the next time.
  const later = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await later.goto(address("/upload-receipt"));
  await later.getByText("shared.jpg").first().waitFor();
});

test("editions-8 the French pages name a manifest in French, which takes shared photos", async () => {
  const { page } = await visitor();
  await page.goto(address("/fr"));
  const href = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), href);
  expect(manifest).toMatchObject({ id: "/", lang: "fr-CA", start_url: "/fr/ajouter-un-recu" });
  expect(manifest.share_target.params.files[0].accept).toEqual(["image/*", "application/pdf"]);
});

test.each([
  ["ca", "GF Ledger Canada"],
  ["us", "GF Ledger"],
] as const)(
  "editions-8 the manifest of edition %s can be installed: name, icons that are there, start page",
  async (edition, name) => {
    const { page } = await visitor();
    await page.goto(address("/", edition));
    const href = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
    const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), href);
    expect(manifest).toMatchObject({ name, display: "standalone", start_url: "/upload-receipt" });
    const icons: { src: string; sizes: string; type: string }[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src, type } of icons) {
      const answer = await page.evaluate(async (path) => {
        const response = await fetch(path);
        return [response.status, response.headers.get("content-type")];
      }, src);
      expect(answer).toEqual([200, type]);
    }
  },
);
