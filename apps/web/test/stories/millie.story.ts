import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { smallTargets } from "./support/pages/touch-targets";
import { address, newEmail } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

/** Opens the chat of a page by a tap; answers its log. */
async function openChat(page: Page, name = "Chat with Millie") {
  await page.getByRole("button", { name }).tap();
  const log = page.getByRole("log");
  await log.getByText(/Millie!/).waitFor();
  return log;
}

/** Gives the address that a visitor is asked for. */
async function giveAddress(page: Page, label: string, save: string) {
  const email = page.getByLabel(label);
  await email.fill(newEmail());
  await page.getByRole("button", { name: save, exact: true }).tap();
  await email.waitFor({ state: "detached" });
}

async function fits(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
}

test.each([
  ["ca", "light", "Which documents do I keep for the CRA?", /the practitioner's letter/],
  ["us", "dark", "Which documents do I keep for the IRS?", /receipts/],
] as const)(
  "chat-19 chat-11 a tap asks what Millie offers, and what is near to an uncertain question (%s)",
  async (edition, colorScheme, offered, answer) => {
    const { page } = await visitor(PHONE, { colorScheme });
    await page.goto(address("/terms", edition));
    const log = await openChat(page);
    await log.getByRole("button", { name: offered }).waitFor();
    expect(await log.getByRole("button").count()).toBe(3);
    await giveAddress(page, "Your email address", "Save");
    await fits(page);
    await log.getByRole("button", { name: offered }).tap();
    await log.getByText(answer).first().waitFor();
    await log.getByRole("link", { name: offered }).waitFor();

    const input = page.getByLabel("Your message");
    await input.fill("does manulife paying some of it matter");
    await page.getByRole("button", { name: "Send message" }).tap();
    await log.getByText("You can ask me, for example:").waitFor();
    const near = log.getByText("You can ask me, for example:").getByRole("button");
    expect(await near.count()).toBeGreaterThanOrEqual(2);
    expect(await near.count()).toBeLessThanOrEqual(4);
    await fits(page);
    const question = (await near.first().textContent()) ?? "";
    await near.first().tap();
    await log.getByRole("link", { name: question }).waitFor();
  },
);

test("chat-19 chat-17 on a French page the questions are in French, and are answered in French", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/fr/conditions-d-utilisation"));
  const log = await openChat(page, "Clavarder avec Millie");
  await giveAddress(page, "Votre adresse courriel", "Enregistrer");
  const offered = "Quels documents dois-je garder pour l’ARC?";
  await log.getByRole("button", { name: offered }).tap();
  await log.getByRole("link", { name: offered }).waitFor();
  await log.getByText(/renseignements généraux/).waitFor();
  await fits(page);
});

test("chat-18 chat-19 a signed-in person taps the question about their own year, and asks of another year", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "dark" });
  const year = new Date().getFullYear();
  const bought = { price: 749, regularPrice: 330 };
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ ...bought, purchaseDate: `${year}-01-14` }),
      lineItemRecord({ ...bought, purchaseDate: `${year}-01-21` }),
      lineItemRecord({ ...bought, purchaseDate: `${year - 1}-02-04` }),
    ],
  });
  await page.goto(address("/receipts"));
  const log = await openChat(page);
  await log.getByRole("button", { name: "How much have I claimed this year?" }).tap();
  await log.getByText(`Your extra cost to claim for ${year} is $8.38 so far, from 2 items`).waitFor();
  await page.getByLabel("Your message").fill(`how much have I claimed in ${year - 1}?`);
  await page.getByRole("button", { name: "Send message" }).tap();
  await log.getByText(`Your extra cost to claim for ${year - 1} is $4.19 so far, from 1 item `).waitFor();
  await fits(page);
  await log.getByRole("link", { name: `Tax summary of ${year}`, exact: true }).tap();
  await page.waitForURL(`**/tax-summary?year=${year}`);
  await page.getByText("$8.38").first().waitFor();
});
