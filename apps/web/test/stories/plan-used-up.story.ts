import { expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { choosePhotos, openUpload, smallPhoto } from "./support/photo/photos";
import { address } from "./support/product";
import { openHead } from "./support/receipt-head";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

const USED_UP = "Your free receipts for this month are used up";

/** Uses the month up with five saves; resolves with the id of a sixth draft. */
async function sixthDraft(person: Person, edition: "ca" | "us"): Promise<string> {
  const currency = edition === "ca" ? "CAD" : "USD";
  const photos = Array.from({ length: 6 }, (_, index) =>
    receiptRecord({ currency, imageSha256: `${index}`.repeat(64) }),
  );
  const ids = await withReceipts(person, ...photos);
  for (const id of ids.slice(0, 5)) await person.call("POST", `/api/receipts/${id}/confirm`, {});
  return ids.at(-1) ?? "";
}

test.each([
  ["ca", DESK, "light"],
  ["us", PHONE, "dark"],
] as const)(
  "receipts-42 plans-19 plans-27 the sixth save: refused, the receipt stays as it was corrected, and paying leads back to it (%s)",
  async (edition, viewport, colorScheme) => {
    const person = await signedIn(viewport, edition, { colorScheme });
    const { page, allow } = person;
    allow(/402/);
    const id = await sixthDraft(person, edition);
    await page.goto(address(`/receipt-review/${id}`, edition));
    const store = page.getByRole("textbox", { name: "Store" });
    await openHead(page);
    await store.fill("Corrected Market");
    await store.press("Tab");
    await page.getByRole("button", { name: "Save to My Records" }).click();
    const notice = page.getByRole("alert").filter({ hasText: USED_UP });
    await notice.getByText(/You get more free receipts on \w+ 1, \d{4}\./).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await notice.getByRole("link", { name: "Upgrade to Premium" }).click();
    await page.waitForURL("**/my-subscription?*");
    await page.getByText("0 of 5 receipts left this month.").waitFor();
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await page.waitForURL(`**/receipt-review/${id}`);
    await page.getByText("Subscription Successful").waitFor();
    await page.getByRole("heading", { name: /^Corrected Market/ }).waitFor();
    await page.getByRole("button", { name: "Save to My Records" }).click();
    await page.waitForURL("**/reports");
    expect(await person.ask("taxReport.lineItems")).toMatchObject({
      lineItems: expect.arrayContaining([expect.objectContaining({ store: "Corrected Market" })]),
    });
  },
);

test("receipts-42 plans-27 Upload: a sixth photo is read, and its save shows the upgrade", async () => {
  const person = await signedIn(PHONE, "us");
  const { page, allow } = person;
  allow(/402/);
  await sixthDraft(person, "us");
  await openUpload(page, "us");
  await page.getByText("Free plan: 5 of 5 receipts used this month.").waitFor();
  await choosePhotos(page, await smallPhoto());
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByRole("button", { name: "Save Selected Items" }).click({ timeout: 60_000 });
  const notice = page.getByRole("alert").filter({ hasText: USED_UP });
  await notice.getByText(/You get more free receipts on \w+ 1, \d{4}\./).waitFor();
  const upgrade = notice.getByRole("link", { name: "Upgrade to Premium" });
  expect(await upgrade.getAttribute("href")).toMatch(
    /^\/my-subscription\?redirect=%2Freceipt-review%2F[0-9a-f-]{36}$/,
  );
  await page.getByRole("heading", { name: /^CORNER FOODS/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await upgrade.click();
  await drawnPage(page, "My Subscription");
});
