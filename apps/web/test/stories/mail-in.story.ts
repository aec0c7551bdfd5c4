import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { sidewaysScroll, violationsOf } from "./support/accessibility";
import { DESK, PHONE, signedIn } from "./support/browser";
import { address, baseUrl, mailTo } from "./support/product";

const PICTURES = process.env.STORY_PICTURES;
const RECEIPT = "Northfield Market\nDate: 2026-03-12\nGF Bread   6.99\nBananas   1.52\nTotal   8.51\n";

async function picture(card: Locator, name: string): Promise<void> {
  if (PICTURES) await card.screenshot({ path: `${PICTURES}/${name}.png` });
}

async function fits(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

let mails = 0;
/** Delivers a mail as Postmark does. */
async function deliver(from: string, to: string): Promise<void> {
  mails += 1;
  const password = Buffer.from(`postmark:${process.env.MAIL_PROVIDER_SECRET}`).toString("base64");
  const answer = await fetch(new URL("/api/mail-in/postmark", baseUrl), {
    method: "POST",
    headers: { authorization: `Basic ${password}`, "content-type": "application/json" },
    body: JSON.stringify({
      MessageID: `${Date.now()}-${mails}`,
      FromFull: { Email: from },
      OriginalRecipient: to,
      TextBody: RECEIPT,
    }),
  });
  expect(answer.status).toBe(200);
}

test.each([
  ["phone", PHONE, "light"],
  ["desk", DESK, "dark"],
] as const)(
  "receipts-71 receipts-72 receipts-74 the card gives an address, a mail to it becomes a draft, and a stranger is allowed with one tap (%s)",
  async (where, viewport, colorScheme) => {
    const { page, email } = await signedIn(viewport, "ca", { colorScheme });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address("/account"));
    const card = page.getByRole("region", { name: "Receipts by email" });
    await card.getByRole("button", { name: "Turn on" }).click();
    const first = (await card.locator("code").textContent()) ?? "";
    expect(first).toMatch(/^receipts\+[a-z2-9]{20}@in\.example\.org$/);
    await card.getByRole("button", { name: "Copy" }).click();
    await page.getByText("Address copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

    await deliver(email, first);
    await deliver("ereceipts@grocer.example", first);
    const { text } = await mailTo(email, /ready to check/);
    expect(text).toContain("2 items found on the receipt of March 12, 2026 from Northfield Market.");
    await page.reload();
    await card.getByText(/: 1 receipt from/).waitFor();
    await fits(page);
    await picture(card, `mail-in-${where}-${colorScheme}`);
    await card.getByRole("button", { name: "Allow ereceipts@grocer.example" }).click();
    await card.getByRole("button", { name: "Remove ereceipts@grocer.example" }).waitFor();

    await page.goto(/http\S+\/receipt-review\/\S+/.exec(text)?.[0] ?? "");
    await page.getByText("Northfield Market").first().waitFor();

    await page.goto(address("/account"));
    await card.getByRole("button", { name: "New address" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "New address" }).click();
    await page.getByText("You have a new address").waitFor();
    expect(await card.locator("code").textContent()).not.toBe(first);
    await card.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
    await card.getByRole("button", { name: "Turn on" }).waitFor();
  },
);

test("receipts-71 the card is in French where its reader is", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "dark" });
  await page.goto(address("/fr/compte"));
  const card = page.getByRole("region", { name: "Reçus par courriel" });
  await card.getByRole("button", { name: "Activer" }).click();
  await card.getByRole("button", { name: "Nouvelle adresse" }).waitFor();
  await fits(page);
  await picture(card, "mail-in-french-phone-dark");
});
