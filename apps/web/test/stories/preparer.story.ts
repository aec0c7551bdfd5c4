import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { openRow } from "./support/pages/reports-page";
import { address, mailTo, newEmail } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const READ_BY_PREPARERS = [
  "/receipts",
  "/reports?year=2025",
  "/price-book",
  "/people",
  "/claim?year=2025",
  "/imports",
  "/upload-receipt",
  "/tax-summary?year=2025",
];
const WRITES =
  /^(add|begin|choose another|file|change|remove|delete|edit|save|undo|enter|work it out|make a link|merge|other price|apply|start over|\d+%)/i;

/** Invites an address that is not meant, and withdraws the invitation; it stays while the question is not confirmed. */
async function inviteAndRevoke(page: Page, email: string, shown: () => Promise<void>): Promise<void> {
  await page.getByLabel("Who to invite").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const revoke = page.getByRole("button", { name: `Withdraw the invitation of ${email}` });
  const question = page.getByRole("alertdialog", { name: "Withdraw the invitation?" });
  await revoke.click();
  await question.getByText(`The link in the email to ${email} stops working.`, { exact: false }).waitFor();
  await shown();
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await revoke.click();
  await question.getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("Invitation withdrawn").waitFor();
  await revoke.waitFor({ state: "detached" });
}

/** The enabled controls of a page that would change the records; comments are a preparer's to write. */
async function writingControls(page: Page): Promise<string[]> {
  const names = await page
    .locator("main :is(button, input[type=checkbox], input[type=file], input[type=submit]):enabled")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""));
  return names.filter((name) => WRITES.test(name.trim()) && !/comment/i.test(name));
}

test("accounts-55 accounts-56 accounts-70 accounts-90 an invited preparer reads and comments, changes nothing, and is out when removed", async () => {
  const owner = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const preparer = await signedIn(PHONE, "ca", { colorScheme: "light" });
  preparer.allow(/status of 40[34]/);
  owner.allow(/status of 409/);
  await fillAccount(owner.page, {
    lineItems: [lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000 })],
  });
  await owner.page.goto(address("/claim?year=2025"));
  await owner.page.getByRole("button", { name: "Start the claim for 2025" }).click();
  await owner.page.getByRole("heading", { name: "Comments" }).waitFor();

  await owner.page.goto(address("/account"));
  await owner.page.getByLabel("Who to invite").fill(owner.email);
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  await owner.page.getByText("These are your own records: invite someone else to them.").waitFor();
  await inviteAndRevoke(owner.page, newEmail(), () => fitsPhoneAndDesk(owner.page, "withdraw-invitation"));
  await owner.page.getByLabel("Who to invite").fill(preparer.email);
  await owner.page.getByRole("button", { name: "Invite", exact: true }).click();
  await owner.page.getByRole("button", { name: `Withdraw the invitation of ${preparer.email}` }).waitFor();
  await fitsPhoneAndDesk(owner.page, "household");

  const { links } = await mailTo(preparer.email, /invited/);
  const link = links.find((one) => one.includes("/join-household#")) ?? "";
  await preparer.page.goto(link);
  await preparer.page.getByRole("button", { name: "Accept the invitation" }).waitFor();
  await fitsPhoneAndDesk(preparer.page, "join-household");
  await preparer.page.getByRole("button", { name: "Accept the invitation" }).click();
  await preparer.page.waitForURL(/\/claim/);
  await preparer.page.getByText(/as a preparer: you can read and comment/).waitFor();
  await preparer.page.getByText("$800.00").first().waitFor();

  await preparer.page.getByLabel("Your comment").fill("Is the letter still the newest?");
  await preparer.page.getByRole("button", { name: "Comment", exact: true }).click();
  const written = preparer.page.getByText("Is the letter still the newest?");
  await written.waitFor();
  await preparer.page.getByRole("button", { name: "Delete the comment by You" }).click();
  await written.waitFor({ state: "detached" });
  await preparer.page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
  await written.waitFor();
  await fitsPhoneAndDesk(preparer.page, "preparer-claim");
  await owner.page.goto(address("/reports?year=2025"));
  await owner.page.getByText("GF Bread").first().waitFor();
  await expect.poll(() => writingControls(owner.page)).toContain("Add an item");
  for (const path of READ_BY_PREPARERS) {
    await preparer.page.goto(address(path));
    await preparer.page.getByText(/as a preparer: you can read and comment/).waitFor();
    await preparer.page.waitForLoadState("networkidle");
    expect([path, await writingControls(preparer.page)]).toEqual([path, []]);
    await preparer.page.setViewportSize(DESK);
    expect([path, await writingControls(preparer.page)]).toEqual([path, []]);
    await preparer.page.setViewportSize(PHONE);
    await fitsPhoneAndDesk(preparer.page, `preparer${path.replace(/\W+/g, "-")}`);
  }

  await preparer.page.goto(address("/reports?year=2025"));
  await openRow(preparer.page, "GF Bread");
  await preparer.page.getByRole("button", { name: "Comments on GF Bread", exact: true }).click();
  const dialog = preparer.page.getByRole("dialog");
  await dialog.getByText("No comments on this item yet.").waitFor();
  await dialog.getByLabel("Your comment").fill("Which size is this bread?");
  await dialog.getByRole("button", { name: "Comment", exact: true }).click();
  await dialog.getByText("Which size is this bread?").waitFor();
  await fitsPhoneAndDesk(preparer.page, "preparer-item-comments");
  await dialog.getByRole("button", { name: "Close" }).click();
  await preparer.page.getByRole("button", { name: "Comments on GF Bread, 1 open" }).waitFor();

  await owner.page.goto(address("/reports?year=2025"));
  await owner.page.getByText("1 open comment").waitFor();
  await owner.page.getByRole("button", { name: "Comments on GF Bread, 1 open" }).waitFor();
  await fitsPhoneAndDesk(owner.page, "owner-reports");
  await owner.page.goto(address("/claim?year=2025"));
  await owner.page.getByText("2 open", { exact: true }).waitFor();
  await owner.page.getByRole("link", { name: "about GF Bread" }).waitFor();
  await owner.page.getByRole("button", { name: `Reply to the comment by ${preparer.email}` }).click();
  await owner.page.getByLabel("Your comment").fill("675 g, I looked it up.");
  await owner.page.getByRole("button", { name: "Comment", exact: true }).click();
  await owner.page.getByText("3 open", { exact: true }).waitFor();
  await owner.page
    .getByRole("button", { name: `Mark as done: the comment by ${preparer.email}` })
    .last()
    .click();
  await owner.page.getByText("2 open", { exact: true }).waitFor();
  await fitsPhoneAndDesk(owner.page, "owner-claim");

  await preparer.page.goto(address("/account"));
  await preparer.page.getByText(/belong to the owner of these records/).waitFor();
  await fitsPhoneAndDesk(preparer.page, "preparer-account");

  await owner.page.goto(address("/claim?year=2025"));
  await owner.page.getByText("Is the letter still the newest?").waitFor();
  await owner.page.goto(address("/account"));
  await owner.page.getByRole("button", { name: `Remove ${preparer.email}` }).click();
  await owner.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await owner.page.getByText("Only you.").waitFor();
  await preparer.page.goto(address("/claim"));
  await preparer.page.getByRole("button", { name: /^Start the claim for/ }).waitFor();
  expect(await preparer.page.getByText(/as a preparer/).count()).toBe(0);
  await preparer.page.goto(link);
  await preparer.page.getByRole("button", { name: "Accept the invitation" }).click();
  await preparer.page.getByText(/This invitation was already used/).waitFor();
});
