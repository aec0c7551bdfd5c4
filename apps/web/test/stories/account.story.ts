import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { accountZip, lineItemRecord } from "./support/account-zip";
import { DESK, type Person, PHONE, signedIn, signInAs, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address, mailTo, newEmail, newLinkTo } from "./support/product";

async function openAccount(person: Person, edition: "ca" | "us" = "ca") {
  await person.page.goto(address("/account", edition));
  await drawnPage(person.page, "Account");
  await person.page.getByText("This device", { exact: true }).waitFor();
}

test.each([
  ["ca", DESK, "light"],
  ["us", PHONE, "dark"],
] as const)(
  "accounts-36 /account: profile, password, devices and API keys, edition %s",
  async (edition, viewport, colorScheme) => {
    const person = await signedIn(viewport, edition, { colorScheme });
    const { page, allow } = person;
    await openAccount(person, edition);
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(person.email);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.getByLabel("Where you file taxes").selectOption({ label: "United States (IRS)" });
    await page.getByLabel(/Email me in February/).uncheck();
    await page.getByRole("button", { name: "Save profile" }).click();
    await page.getByText("Profile updated").waitFor();
    expect(await person.call("GET", "/api/user")).toMatchObject({
      name: "Ada",
      edition: "us",
      taxReminders: false,
    });

    await page.getByLabel("Name of the new key").fill("My script");
    await page.getByLabel("What it can do").selectOption({ label: "Read only" });
    await page.getByLabel("Expires after").selectOption({ label: "90 days" });
    await page.getByRole("button", { name: "Create a key" }).click();
    const shown = page.getByText(/^gfl_[\w-]{40,}$/);
    await shown.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const key = (await shown.textContent()) ?? "";
    const answer = await fetch(`${address("/api/user").replace(/\/\/\w+\.localhost/, "//127.0.0.1")}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await answer.json()).toMatchObject({ email: person.email });
    const [made] = (await person.call("GET", "/api/account/api-keys")) as {
      expiresAt: string;
      createdAt: string;
    }[];
    const days = (Date.parse(made?.expiresAt ?? "") - Date.parse(made?.createdAt ?? "")) / 864e5;
    expect(Math.round(days)).toBe(90);
    await page.reload();
    const row = page.getByRole("listitem").filter({ hasText: "My script" });
    await row.getByText("Read only").waitFor();
    await row.getByText(/^Created .+, expires .+, last used .+/).waitFor();
    await page.getByLabel(/^Keep the API key “My script”/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole("button", { name: "Revoke My script" }).click();
    await page.getByText("stop working immediately").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    allow(/401/);
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await page.getByText("You have no API keys.").waitFor();

    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password must be at least 8 characters").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("New password").fill("Correct1horse");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password has been changed.").first().waitFor();
  },
);

test.each([
  ["phone", PHONE, "dark"],
  ["tablet", { width: 1024, height: 800 }, "light"],
  ["desk", DESK, "light"],
] as const)(
  "screens-32 /account has five groups and an index that leads to them (%s)",
  async (where, viewport, colorScheme) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    await openAccount(person);
    const groups = ["Profile", "Ways in", "Household", "Connections", "Your data"];
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(groups);
    const index = page.getByRole("navigation", { name: "On this page" });
    expect(await index.getByRole("link").allTextContents()).toEqual(groups);
    for (const name of groups) {
      await index.getByRole("link", { name }).click();
      await expect
        .poll(async () => (await page.getByRole("region", { name, exact: true }).boundingBox())?.y ?? -1)
        .toBeLessThan(viewport.height);
    }
    const connections = page.getByRole("region", { name: "Connections", exact: true });
    await connections.getByRole("heading", { level: 3, name: "API keys" }).waitFor();
    if (process.env.STORY_PICTURES)
      await page.screenshot({ path: `${process.env.STORY_PICTURES}/account-${where}.png`, fullPage: true });
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(address("/tools"));
    await page.goto(address("/account#your-data"));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  },
);

test("another device is signed out from here", async () => {
  const person = await signedIn();
  const other = await visitor(PHONE);
  await other.page.goto(address("/robots.txt"));
  await person.call("POST", "/api/auth/magic-link", { email: person.email });
  const link = new URL(await newLinkTo(person.email));
  await other.page.goto(address(link.pathname + link.search));
  await other.page.waitForURL(/\/reports/, { timeout: 15_000 });
  await openAccount(person);
  await person.page.getByRole("button", { name: /^Sign out \S/ }).click();
  await expect.poll(() => person.page.getByRole("button", { name: /^Sign out \S/ }).count()).toBe(0);
  other.allow(/401/);
  await other.page.goto(address("/account"));
  await other.page.waitForURL(/\/auth/);
});

test("accounts-40 accounts-41 all one's data as a ZIP, imported into another empty account with the same figures; accounts-52 a second time it is refused", async () => {
  const person = await signedIn();
  const { page, allow } = person;
  const zip = await accountZip({ lineItems: [lineItemRecord(), lineItemRecord({ name: "GF Pasta" })] });
  await openAccount(person);
  const bringIn = async (name: string, bytes: Buffer) => {
    await page
      .getByLabel("Import data from a ZIP")
      .setInputFiles({ name, mimeType: "application/zip", buffer: bytes });
    await page.getByRole("button", { name: "Import", exact: true }).click();
  };
  allow(/400|409/);
  await bringIn("photo.zip", Buffer.from("no zip"));
  await page.getByText("This is not a ZIP file. Please choose the one you downloaded here.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await bringIn("gf-ledger-data.zip", Buffer.from(zip));
  await page.getByText("Your data has been imported.").waitFor();
  const { totals } = (await person.ask("taxReport.summary", { year: 2025 })) as {
    totals: { itemCount: number; countedExtraCost: number };
  };
  expect(totals).toMatchObject({ itemCount: 2, countedExtraCost: 7.26 });
  await bringIn("gf-ledger-data.zip", Buffer.from(zip));
  await page.getByText(/^This account already holds records\./).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gf-ledger-data/);
  const bytes = await readFile((await download.path()) ?? "");
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
});

test("accounts-42 deleting the account: confirmed by the password, everything is gone, and its owner is told", async () => {
  const person = await signedIn(PHONE, "us");
  const { page, allow, email } = person;
  await person.call("PUT", "/api/account/password", { password: "Correct1horse" });
  await openAccount(person, "us");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("heading", { name: "Delete your account?" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Delete your account?" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Delete my account" }).click();
  allow(/403|401/);
  await page.getByLabel("Your password").fill("wrong password");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByText("Please confirm with your password.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Your password").fill("Correct1horse");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.waitForURL(address("/", "us"));
  expect((await mailTo(email, /deleted/)).text).toContain("gfledger.com");
  await page.goto(address("/account", "us"));
  await page.waitForURL(/\/auth/);
});

test("the tax season's reminder is stopped by its link, which asks first; a broken link says so", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/400/);
  await page.goto(address("/unsubscribe?token=broken", "us"));
  await page.getByRole("heading", { name: "Stop reminders" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop these reminders" }).click();
  await page.getByText("This link is incomplete. Open it again from the email.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("mail-2 /outbox shows the newest mail first, with its links", async () => {
  const { page } = await visitor(PHONE, { colorScheme: "light" });
  const email = newEmail();
  await signInAs(page, email);
  await page.goto(address("/outbox"));
  await page.getByRole("heading", { name: "Outbox" }).waitFor();
  const mails = page.getByRole("listitem").filter({ hasText: email });
  await mails.first().waitFor();
  const mail = mails.filter({ has: page.locator("a[href*='/login/callback?token=']") });
  expect(await mails.last().textContent()).toBe(await mail.textContent());
  await mail.getByText("Show the text").click();
  await fitsPhoneAndDesk(page, "outbox");
});
