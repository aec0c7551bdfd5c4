import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { visitor as newVisitor, PHONE, signedIn } from "./support/browser";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address, mailTo } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test("claim-26 claim-31 screens-52 an accountant opens a link, confirms by mail, sees the claim and takes its papers, until it is withdrawn", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000 }),
      lineItemRecord({ name: "GF Pasta", price: 30_000, regularPrice: 10_000 }),
    ],
  });
  await page.goto(address("/claim?year=2025"));
  let sum = () => {};
  const mayBeSummed = new Promise<void>((resolve) => {
    sum = resolve;
  });
  await page.route("**/api/trpc/*claims.checklist*", async (route) => {
    await mayBeSummed;
    await route.continue();
  });
  await page.getByRole("button", { name: "Start the claim for 2025" }).click();
  await page.getByRole("heading", { name: "Share with your accountant" }).waitFor();
  await page.getByLabel("Who it is for").fill("not an address");
  sum();
  await page.getByRole("heading", { name: "Documents" }).waitFor();
  await page.getByRole("button", { name: "Create a link" }).click();
  await page.getByText("Please enter a valid email").waitFor();
  const accountant = `accountant-${Date.now()}@example.com`;
  await page.getByLabel("Who it is for").fill(accountant);
  await page.getByRole("button", { name: "Create a link" }).click();
  const made = page.getByRole("alert").filter({ hasText: "shown only this once" });
  const link = (await made.locator("code").textContent()) ?? "";
  await fitsPhoneAndDesk(page, "claim-links");

  const { page: visitor, allow } = await newVisitor(PHONE, { colorScheme: "light" });
  allow(/status of 404/);
  const referrers: (string | undefined)[] = [];
  visitor.on("request", (request) => {
    referrers.push(request.headers().referer);
    expect(request.url()).not.toContain(new URL(link).hash.slice(6, 20));
  });
  const answer = await visitor.goto(link);
  expect(answer?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
    "cache-control": expect.stringMatching(/no-store/),
  });
  await visitor.getByText(/An email went to a•••@example\.com/).waitFor();
  await fitsPhoneAndDesk(visitor, "shared-claim-mailed");

  const { links } = await mailTo(accountant);
  const confirm = links.find((one) => one.startsWith(`${link}&code=`)) ?? "";
  await visitor.goto("about:blank");
  await visitor.goto(confirm);
  await visitor.getByRole("heading", { name: "Claim 2025" }).waitFor();
  await visitor.getByText("$1,000.00").first().waitFor();
  expect(visitor.url()).toBe(link);
  await fitsPhoneAndDesk(visitor, "shared-claim");
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: "Rows as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("gluten-free-claim-2025.csv");
  await visitor.reload();
  await visitor.getByRole("heading", { name: "Claim 2025" }).waitFor();
  expect(referrers.filter(Boolean)).toEqual([]);

  await page.goto(address("/claim?year=2025"));
  await page.getByText("5 entries in the log").click();
  await page.getByText(/Rows downloaded as CSV/).waitFor();
  await fitsPhoneAndDesk(page, "claim-links-log");
  await page.getByRole("button", { name: `Revoke the link for ${accountant}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("Link revoked").waitFor();
  await visitor.reload();
  await visitor.getByText(/This link doesn't work/).waitFor();
  await fitsPhoneAndDesk(visitor, "shared-claim-ended");
});
