import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { openUpload } from "./support/photo/photos";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount } from "./support/sign-on/account";

test.each([
  ["light", "ca", "CAD", DESK],
  ["dark", "us", "USD", PHONE],
] as const)(
  "a reading that was left is found again on the upload page, reviewed, or discarded (%s, %s)",
  async (colorScheme, edition, currency, viewport) => {
    const person = await signedIn(viewport, edition, { colorScheme });
    const { page } = person;
    await openUpload(page, edition);
    expect(await page.getByText("Read, but not saved yet").count()).toBe(0);
    const draft = (store: string | null, minute: number) =>
      receiptRecord({
        currency,
        store,
        ...(store === null ? { purchaseDate: null } : {}),
        createdAt: `2025-03-15T12:0${minute}:00.000Z`,
      });
    await fillAccount(page, {
      receipts: [
        draft("Oldest Shop", 1),
        draft("Prairie Market", 2),
        draft(null, 3),
        draft("Corner Shop", 4),
      ],
    });
    await openUpload(page, edition);
    const rows = page.getByRole("listitem").filter({ hasText: "Review and save" });
    await rows.first().waitFor();
    const top = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? 0;
    expect(await top("Read, but not saved yet")).toBeLessThan(await top("Add your receipt"));
    expect(await rows.first().textContent()).toMatch(/Corner Shop.*March 14, 2025\s· 1 item\s· \$7\.49/);
    expect(await rows.nth(1).textContent()).toContain("Unknown StoreUnknown Date");
    expect(await rows.count()).toBe(3);
    await page.getByRole("button", { name: "Show 1 more" }).click();
    expect(await rows.nth(3).textContent()).toContain("Oldest Shop");
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: "Discard Corner Shop" }).click();
    await page.getByRole("heading", { name: "Discard the receipt?" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await rows.count()).toBe(4);
    await page.getByRole("button", { name: "Discard Corner Shop" }).click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect.poll(() => rows.count()).toBe(3);

    await page.getByRole("link", { name: "Review and save Prairie Market" }).click();
    await page.getByRole("button", { name: "Save to My Records" }).click();
    await page.waitForURL("**/reports");
    await openUpload(page, edition);
    await page.getByRole("link", { name: "Review and save Oldest Shop" }).waitFor();
    expect(await page.getByText("Prairie Market").count()).toBe(0);
  },
);
