import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test("api-36 api-40 api-42 /account: a webhook shows its secret once, its log says what happened, and a message is sent again", async () => {
  const person = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const { page } = person;
  await fillAccount(page, { lineItems: [lineItemRecord({ name: "GF Bread" })] });
  await page.goto(address("/account"));
  const card = page.getByRole("region", { name: "Webhooks" });
  await card.getByRole("button", { name: "Create a webhook" }).click();
  await card.getByText("Please enter a full address").waitFor();
  await card.getByLabel("Address").fill("https://hooks.invalid/gf-ledger");
  await card.getByLabel("A receipt was saved").uncheck();
  await card.getByRole("button", { name: "Create a webhook" }).click();
  await card.getByText("Please choose at least one event.").waitFor();
  await fitsPhoneAndDesk(page, "webhook-refused");
  await card.getByLabel("Line items changed").check();
  await card.getByRole("button", { name: "Create a webhook" }).click();
  await card.getByText(/^whsec_/).waitFor();
  await card.getByText("Nothing has arrived yet").waitFor();
  await fitsPhoneAndDesk(page, "webhook-secret");

  const { lineItems } = (await person.ask("taxReport.lineItems")) as { lineItems: { id: string }[] };
  await person.call("DELETE", `/api/tax-report/line-items/${lineItems[0]?.id}`);
  await page.reload();
  expect(await card.getByText(/^whsec_/).count()).toBe(0);
  await card.getByRole("button", { name: "Log of https://hooks.invalid/gf-ledger" }).click();
  const message = card.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await message.getByText("Its name can’t be resolved.").waitFor();
  await message.getByRole("button", { name: "Resend" }).click();
  await page.getByText("It is being resent").first().waitFor();
  await fitsPhoneAndDesk(page, "webhook-log");

  await card.getByRole("button", { name: "Delete https://hooks.invalid/gf-ledger" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("The webhook was deleted").first().waitFor();
  expect(await person.call("GET", "/api/webhooks")).toEqual({ webhooks: [] });
});

test("api-35 /account: the card is in French as well", async () => {
  const { page } = await signedIn(DESK);
  await page.goto(address("/fr/compte"));
  const card = page.getByRole("region", { name: "Webhooks (avis automatiques)" });
  await card.getByLabel("Une demande a été produite").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
