import { expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { dateInHead, openHead } from "./support/receipt-head";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

const NOBODYS = "00000000-0000-7000-8000-000000000000";

async function openDraft(
  person: Person,
  record: ReturnType<typeof receiptRecord>,
  edition: "ca" | "us" = "ca",
) {
  const [id = ""] = await withReceipts(person, record);
  await person.page.goto(address(`/receipt-review/${id}`, edition));
  await person.page.getByText("Processed", { exact: true }).waitFor();
}

const DOUBTFUL = () =>
  receiptRecord({
    purchaseDate: null,
    store: null,
    subtotalCents: 3000,
    taxCents: 100,
    totalCents: 3100,
    items: [
      { name: "GF Bread", confidence: 0.4 },
      { name: "Bananas", glutenFree: false, selected: false, glutenFreeReason: null, price: 201 },
      { name: "GF Pretzels", category: "Snacks", price: 599, confidence: 0.7 },
    ],
    evidence: {
      issues: [
        { code: "no_date", message: "No date could be read.", itemIndex: null },
        { code: "line_in_doubt", message: "The price of this line was hard to read.", itemIndex: 2 },
      ],
    },
  });

test("receipts-45 at 320 pixels a long store name breaks, and nothing scrolls sideways", async () => {
  const person = await signedIn({ width: 320, height: 568 });
  await openDraft(
    person,
    receiptRecord({ store: "Thelongeststorenameofthewholeprovinceandbeyond".repeat(2) }),
  );
  expect(await sidewaysScroll(person.page)).toBeLessThanOrEqual(0);
});

test("receipts-43 Receipt review, signed out: to /login with the way back", async () => {
  const { page } = await visitor();
  await page.goto(address(`/receipt-review/${NOBODYS}`));
  await page.waitForURL("**/auth?*");
  expect(new URL(page.url()).searchParams.get("redirect")).toBe(`/receipt-review/${NOBODYS}`);
});

test("receipts-44 Receipt review: loading, then somebody else's or no receipt is an error with a way back", async () => {
  const { page, allow } = await signedIn(PHONE, "us");
  allow(/404/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/trpc/receipts.get*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address(`/receipt-review/${NOBODYS}`, "us"));
  await page.getByText("Loading your receipt...").waitFor();
  release();
  await page.getByText("Failed to load receipt data. Please try again later.").waitFor();
  const back = page.getByRole("link", { name: "Back to Upload" });
  expect(await back.getAttribute("href")).toBe("/upload-receipt");
  expect(await violationsOf(page)).toEqual([]);
});

test("reading-75 a purchase date in doubt offers each day that the print may mean by one tap", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const days = ["2026-05-09", "2026-09-05"];
  const message = "The date of purchase is not certain; please check it.";
  await openDraft(
    person,
    receiptRecord({
      purchaseDate: "2026-05-09",
      evidence: {
        purchaseDate: { value: "2026-05-09", confidence: 0.6, rawText: "05/09/2026", box: null },
        issues: [{ code: "date_in_doubt", message, itemIndex: null, dates: days }],
      },
    }),
  );
  await page.getByText(message).waitFor();
  await page.getByRole("button", { name: "May 9, 2026", exact: true }).waitFor();
  await page.getByRole("button", { name: "September 5, 2026", exact: true }).tap();
  await dateInHead(page).filter({ hasText: "September 5, 2026" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "May 9, 2026", exact: true }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test("receipts-137 a total in doubt is marked in the head and among the sums", async () => {
  const person = await signedIn();
  const { page } = person;
  const message = "The total is not certain; please check it.";
  await openDraft(
    person,
    receiptRecord({ evidence: { issues: [{ code: "total_in_doubt", message, itemIndex: null }] } }),
  );
  await page.getByText(message).waitFor();
  const marked = page.getByText(/Total.*, Hard to read: please check it\.$/);
  await expect.poll(() => marked.count()).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  ["light", DESK],
  ["dark", PHONE],
] as const)(
  "receipts-10 receipts-45 receipts-49 what the reader doubts is marked, what does not add up is said (%s)",
  async (colorScheme, viewport) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    await openDraft(person, DOUBTFUL());
    if (viewport === PHONE) await page.getByText("About this reading").tap();
    await page.getByPlaceholder("Unknown Store").waitFor();
    for (const words of [
      "Unknown Date",
      "Items that appear gluten-free were automatically selected.",
      "2 of 3 items selected",
      "2 lines to check",
      "Hard to read: please compare with the photo.",
      "The price of this line was hard to read.",
      "No date could be read.",
      "The items add up to $14.51 less than the subtotal.",
      "Match rate 0%",
      "Receipt Analysis",
      "Total Eligible Difference",
    ]) {
      await page.getByText(words).first().waitFor();
    }
    const red = await page.getByText("Match rate 0%").evaluate((badge) => getComputedStyle(badge).color);
    const danger = await page.evaluate(() => {
      const probe = document.createElement("span");
      probe.style.color = "var(--danger)";
      return getComputedStyle(document.body.appendChild(probe)).color;
    });
    expect(red).toBe(danger);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test("receipts-24 screens-38 saving asks for the date a claim needs, and nothing moves as it is left; then the receipt goes into the records", async () => {
  const person = await signedIn();
  const { page } = person;
  await openDraft(person, DOUBTFUL());
  const save = page.getByRole("button", { name: "Save to My Records" });
  await save.click();
  await page.getByText("Please enter the purchase date before saving: a claim needs one.").waitFor();
  const date = page.getByLabel("Purchase date");
  await date.and(page.locator(":focus")).waitFor();
  await date.fill("2025-06-01");
  const edit = page.getByRole("button", { name: "Edit regular price of GF Bread" });
  const before = await edit.boundingBox();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/trpc/receipts.update*", async (route) => {
    await held;
    await route.continue();
  });
  await date.blur();
  await page.getByText("Please enter the purchase date before saving").waitFor({ state: "hidden" });
  expect(await edit.boundingBox()).toEqual(before);
  answer();
  await page.getByText("No date could be read.").waitFor({ state: "detached" });
  await edit.click();
  await page.getByRole("heading", { name: "Set Regular Price" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Regular price (CAD)").fill("3.10");
  await page.keyboard.press("Enter");
  await page.getByText("Regular price set successfully.").waitFor();
  await page.getByText("(Custom)").waitFor();
  await save.click();
  await page.getByText("Receipt confirmed and expenses logged successfully!").waitFor();
  await page.waitForURL("**/reports");
  await page.getByText("GF Pretzels").first().waitFor();
});

test("receipts-48 nothing selected: 'Save to My Records' is disabled; Cancel leads back to the upload page", async () => {
  const person = await signedIn(PHONE, "us");
  const { page } = person;
  await openDraft(person, receiptRecord({ currency: "USD" }), "us");
  await page.getByRole("checkbox", { name: "Select GF Bread" }).click();
  await page.getByText("0 of 1 item selected").first().waitFor();
  expect(await page.getByRole("button", { name: "Save to My Records" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL("**/upload-receipt");
});

test("receipts-51 a change that the server refuses is taken back and said", async () => {
  const person = await signedIn();
  const { page, allow } = person;
  allow(/ERR_FAILED/);
  await openDraft(person, receiptRecord());
  await page.route("**/api/trpc/receipts.*", (route) => route.abort());
  await page.getByRole("checkbox", { name: "Select GF Bread" }).click();
  await page.getByText("Failed to update selection. Please try again.").waitFor();
  await page.getByText("1 of 1 item selected").first().waitFor();
  await openHead(page);
  const store = page.getByRole("textbox", { name: "Store" });
  await store.fill("Another Shop");
  await page.getByLabel("Purchase date").focus();
  await page.getByText("Store not changed").waitFor();
  expect(await store.inputValue()).toBe("Prairie Market");
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByLabel("Product Name").fill("GF Cake");
  await page.getByLabel("Price (CAD)").fill("7");
  await page.getByRole("button", { name: "Add line", exact: true }).click();
  await page.getByText("Line not added").waitFor();
  expect(await page.getByLabel("Product Name").inputValue()).toBe("GF Cake");
});

test("receipts-50 a receipt without a line: 'No items found', and lines can be added by hand", async () => {
  const person = await signedIn();
  const { page } = person;
  await openDraft(person, receiptRecord({ items: [], totalCents: null, subtotalCents: null }));
  await page.getByText("No items found").waitFor();
  await page.getByText(/Try uploading a clearer image/).waitFor();
  await page.getByText("No subtotal was read").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("receipts-6 the duplicate notice; receipts-18 a receipt already in the records says so", async () => {
  const person = await signedIn();
  const { page } = person;
  const first = receiptRecord({
    status: "confirmed",
    confirmedAt: "2025-03-15T12:00:00.000Z",
    lineItemCount: 1,
  });
  const second = receiptRecord({ duplicateOfId: first.id });
  const [saved = "", again = ""] = await withReceipts(person, first, second);
  await page.goto(address(`/receipt-review/${again}`));
  await page.getByText("You may have uploaded this receipt before").waitFor();
  const look = page.getByRole("link", { name: "View the first one" });
  expect(await look.getAttribute("href")).toBe(`/receipt-review/${saved}`);
  await page.goto(address(`/receipt-review/${saved}`));
  await page.getByText("This receipt is in your records").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
