import { expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address, mailTo } from "./support/product";
import { confirmationLapses } from "./support/sign-on/confirmations";

const PASSWORD = "Sourdough1";

/** Presses what gives a key a right to the account, long after signing in. */
async function makeKey({ page, email, allow }: Person) {
  await confirmationLapses(email);
  // The first answer is the refusal that opens the dialog.
  allow(/403/);
  await page.goto(address("/account"));
  await page.getByLabel("Name of the new key").fill("My script");
  await page.getByRole("button", { name: "Create a key" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it’s you" });
  // The dialog itself has no size.
  await dialog.getByRole("heading").waitFor();
  return dialog;
}

test.each([
  [PHONE, "dark"],
  [DESK, "light"],
] as const)(
  "accounts-77 what gives a right asks for the password first, and then goes on by itself",
  async (viewport, colorScheme) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    await person.call("PUT", "/api/account/password", { password: PASSWORD });
    const dialog = await makeKey(person);
    await dialog.getByLabel("Your password").fill("Wrong-password1");
    await dialog.getByRole("button", { name: "Confirm with password" }).click();
    await dialog.getByText("Your current password is incorrect.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Confirm with password" }).click();
    await page.getByText(/^gfl_[\w-]{40,}$/).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect((await mailTo(person.email)).subject).toBe("An API key for your GF Ledger account was created");
  },
);

test.each([
  [PHONE, "light"],
  [DESK, "dark"],
] as const)(
  "accounts-78 a person without a password is mailed a code; whoever gives up gives nothing",
  async (viewport, colorScheme) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    const first = await makeKey(person);
    await first.getByRole("button", { name: "Cancel" }).click();
    await first.waitFor({ state: "detached" });
    await page.getByText("Please confirm that it’s you").first().waitFor();
    expect(await person.call("GET", "/api/account/api-keys")).toEqual([]);

    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm that it’s you" });
    await dialog.getByRole("button", { name: "Email me a code" }).click();
    const { subject } = await mailTo(person.email, /is your GF Ledger code/);
    const code = subject.slice(0, 6);
    await dialog.getByLabel("Code from the email").fill(code === "123456" ? "123457" : "123456");
    await dialog.getByRole("button", { name: "Confirm with code" }).click();
    await dialog.getByText("This code isn’t right or has expired.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await dialog.getByLabel("Code from the email").fill(code);
    await dialog.getByRole("button", { name: "Confirm with code" }).click();
    await page.getByText(/^gfl_[\w-]{40,}$/).waitFor();
  },
);
