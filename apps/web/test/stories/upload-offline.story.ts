import { expect, test } from "vitest";
import { PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { choosePhotos, openUpload, samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";

/** What the browser itself logs about every call it cannot make. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

test("without a network the page says so, keeps the photo when it is closed, and reads it when there is one", async () => {
  const { page, allow } = await signedIn(PHONE);
  allow(NO_NETWORK);
  const context = page.context();
  await openUpload(page);
  await context.setOffline(true);
  await page.getByText("No connection to GF Ledger").waitFor();
  await choosePhotos(page, await samplePhoto("ca", "in-the-shop.jpg"));
  const row = page.getByRole("listitem").filter({ hasText: "in-the-shop.jpg" });
  await row.getByText("Kept on this device, waiting for a network").waitFor();
  expect(await page.getByRole("button", { name: /^Process/ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(address("/upload-receipt"));
  await later.getByText("4 of 10 items selected").waitFor({ timeout: 60_000 });
  await later.goto(address("/upload-receipt"));
  await later.getByRole("heading", { name: "Add your receipt" }).waitFor();
  expect(await later.getByText("in-the-shop.jpg").count()).toBe(0);
});

test("a photo taken while the page is open is read as soon as the network is back", async () => {
  const { page, allow } = await signedIn(PHONE, "us");
  allow(NO_NETWORK);
  await openUpload(page, "us");
  await page.context().setOffline(true);
  await choosePhotos(page, await samplePhoto("us"));
  await page.getByText("Kept on this device, waiting for a network").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save Selected Items" }).waitFor({ timeout: 60_000 });
  expect(await page.getByText("No connection to GF Ledger").count()).toBe(0);
});

test("receipts-62 opened without a network, before anybody knows who this is: photos can be taken and are kept", async () => {
  const { page, allow } = await signedIn(PHONE);
  allow(NO_NETWORK);
  await page.route("**/api/trpc/auth.user*", () => {});
  await page.goto(address("/upload-receipt"));
  // Without the page's scripts it could say nothing of the network.
  await page.locator("section:not([inert]) > button[aria-expanded]").waitFor();
  await page.context().setOffline(true);
  await page.getByText("No connection to GF Ledger").waitFor();
  await choosePhotos(page, await samplePhoto("ca", "kept.jpg"));
  await page.getByRole("listitem").filter({ hasText: "kept.jpg" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const kept = page.getByRole("listitem").filter({ hasText: "kept.jpg" });
  await page.getByRole("button", { name: "Remove kept.jpg" }).click();
  await kept.waitFor({ state: "detached" });
  await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
  await kept.getByText("Kept on this device, waiting for a network").waitFor();
  await page.getByRole("button", { name: "Remove kept.jpg" }).click();
  await kept.waitFor({ state: "detached" });
});
