import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address, linkTo, mailTo } from "./support/product";
import { codeOfApp, countsNothing, SYNCED, virtualAuthenticator } from "./support/sign-on/authenticators";

const PASSWORD = "Sourdough1";

const at = (path: string) => (url: URL) => url.pathname === path;

async function openAccount({ page }: Person) {
  await page.goto(address("/account"));
  await page.getByText("This device", { exact: true }).waitFor();
}

/** A way in beside the passkey, so that this one can be removed where no mail leaves the machine. */
const setPassword = (person: Person) =>
  person.call("PUT", "/api/account/password", { password: PASSWORD, keepApiKeys: false });

async function addPasskey({ page }: Person, name: string) {
  await page.getByLabel("Name of the passkey").fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Passkey added").first().waitFor();
}

/** Forgets who is signed in, and presses the button of the passkey. */
async function pressPasskey(page: Page) {
  // The page before has no calls under way that would be refused without the cookies.
  await page.goto(address("/robots.txt"));
  await page.context().clearCookies();
  await page.goto(address("/auth?redirect=/receipts"));
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
}

const whoIsSignedIn = (page: Page) =>
  page.evaluate(async () => ((await (await fetch("/api/user")).json()) as { email?: string }).email);

/** A browser that offers passkeys in a dialog alone. */
const offersNoneInFields = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

test.each([
  [PHONE, "dark"],
  [DESK, "light"],
] as const)(
  "accounts-62 a passkey is added under a name, renamed and removed on /account",
  async (viewport, colorScheme) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    const authenticator = await virtualAuthenticator(page);
    await setPassword(person);
    await openAccount(person);
    expect(await page.getByLabel("Name of the passkey").inputValue()).toContain("Chrome");
    await addPasskey(person, "Kitchen phone");
    expect(await authenticator.passkeys()).toBe(1);
    const list = page.getByRole("list", { name: "Passkeys" });
    await list.getByText("Works on ca.localhost").waitFor();
    expect((await mailTo(person.email, /passkey/)).text).toContain("Kitchen phone");
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole("button", { name: "Rename Kitchen phone" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name of the passkey").fill("Old phone");
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save name" }).click();
    await list.getByText("Old phone").first().waitFor();

    await page.getByRole("button", { name: "Remove Old phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await list.waitFor({ state: "detached" });
  },
);

test("accounts-62 the same device is not added twice, and a browser that stops says so", async () => {
  const person = await signedIn();
  const authenticator = await virtualAuthenticator(person.page);
  await openAccount(person);
  await addPasskey(person, "Laptop");
  await person.page.getByRole("button", { name: "Add a passkey" }).click();
  await person.page.getByText("This device already has a passkey for your account.").first().waitFor();
  expect(await authenticator.passkeys()).toBe(1);
});

test("accounts-62 accounts-63 a security key with a PIN is added and signs in", async () => {
  const person = await signedIn();
  const { page } = person;
  await offersNoneInFields(page);
  await virtualAuthenticator(page, { transport: "usb" });
  await openAccount(person);
  await addPasskey(person, "Key on my ring");
  await pressPasskey(page);
  await page.waitForURL(at("/receipts"));
  expect(await person.call("GET", "/api/user")).toMatchObject({ email: person.email });
});

test.each([
  ["room for passkeys", { hasResidentKey: false }, DESK, "light"],
  ["a PIN", { hasUserVerification: false }, PHONE, "dark"],
] as const)(
  "accounts-62 a security key without %s makes no passkey, and the page says what it needs",
  async (_what, kind, viewport, colorScheme) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    const authenticator = await virtualAuthenticator(page, { transport: "usb", ...kind });
    await openAccount(person);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("No passkey was created:").first().waitFor();
    await page.getByText("A security key needs a PIN or a fingerprint").first().waitFor();
    expect(await authenticator.passkeys()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    if (process.env.STORY_PICTURES)
      await page.screenshot({ path: `${process.env.STORY_PICTURES}/key-${viewport.width}.png` });
  },
);

test("accounts-63 the field of the address offers the passkey, and choosing it signs in", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  await virtualAuthenticator(page);
  await openAccount(person);
  await addPasskey(person, "Phone");
  await page.context().clearCookies();
  // Its owner is there at once, and chooses it without pressing anything on the page.
  await page.goto(address("/auth?redirect=/receipts"));
  await page.waitForURL(at("/receipts"));
  expect(await person.call("GET", "/api/user")).toMatchObject({ email: person.email });
});

test("accounts-63 accounts-64 the button signs in; a passkey that the account has removed does not, and says what to do", async () => {
  const person = await signedIn(DESK);
  const { page, allow } = person;
  allow(/401/);
  await offersNoneInFields(page);
  await virtualAuthenticator(page);
  await setPassword(person);
  await openAccount(person);
  await addPasskey(person, "Laptop");
  await page.context().clearCookies();
  await page.goto(address("/auth?redirect=/account"));
  const email = page.getByRole("tabpanel", { name: "Login" }).getByLabel("Email");
  expect(await email.getAttribute("autocomplete")).toBe("username webauthn");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(at("/account"));
  await page.getByText(/last used/).waitFor();

  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Passkey removed").first().waitFor();
  await page.context().clearCookies();
  await page.goto(address("/auth"));
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("This passkey isn't linked to an account.").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/auth");
});

test("accounts-63 accounts-64 a password manager's passkey, which never counts, signs in on the device that made it and by its copies elsewhere", async () => {
  const person = await signedIn(DESK);
  const { page } = person;
  const elsewhere = await visitor(PHONE);
  for (const each of [page, elsewhere.page]) await offersNoneInFields(each);
  const made = await virtualAuthenticator(page, SYNCED);
  await openAccount(person);
  await countsNothing(page);
  await addPasskey(person, "Vault");
  const copy = await made.copy();
  expect(copy).toMatchObject({ backupEligibility: true, backupState: true });

  const phone = await virtualAuthenticator(elsewhere.page, { ...SYNCED, transport: "hybrid" });
  for (const [on, authenticator] of [
    [page, made],
    [elsewhere.page, phone],
    [page, made],
  ] as const) {
    await authenticator.hold(copy, 0);
    await pressPasskey(on);
    await on.waitForURL(at("/receipts"));
  }
  expect(await whoIsSignedIn(elsewhere.page)).toBe(person.email);
});

test("accounts-64 a passkey that counts and was copied is refused on whichever device counts behind, with what to do", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const elsewhere = await visitor(DESK);
  elsewhere.allow(/403/);
  for (const each of [page, elsewhere.page]) await offersNoneInFields(each);
  const made = await virtualAuthenticator(page, SYNCED);
  await openAccount(person);
  await addPasskey(person, "Phone");
  const copy = await made.copy();
  for (let use = 0; use < 2; use++) {
    await pressPasskey(page);
    await page.waitForURL(at("/receipts"));
  }

  const thief = await virtualAuthenticator(elsewhere.page, { ...SYNCED, transport: "hybrid" });
  for (const behind of [0, copy.signCount + 1, copy.signCount + 2]) {
    await thief.hold(copy, behind);
    await pressPasskey(elsewhere.page);
    await elsewhere.page.getByText("This passkey may have been copied").first().waitFor();
    expect(await whoIsSignedIn(elsewhere.page)).toBeUndefined();
  }
  expect(await violationsOf(elsewhere.page)).toEqual([]);
  await pressPasskey(page);
  await page.waitForURL(at("/receipts"));
});

/** Sets a password and an authenticator app up on /account; answers the app's key and a recovery code. */
async function guard(person: Person) {
  const { page } = person;
  await openAccount(person);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Your password has been changed.").first().waitFor();
  await page.getByRole("button", { name: "Set up an app" }).click();
  await page.getByRole("img", { name: "QR code" }).waitFor();
  const key = (await page.locator("code").first().textContent()) ?? "";
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Code shown in the app").fill(codeOfApp(key));
  await page.getByRole("button", { name: "Check the code" }).click();
  await page.getByText("Your recovery codes, shown only this once").waitFor();
  const codes = ((await page.locator("code").first().textContent()) ?? "").split("\n");
  expect(codes).toHaveLength(10);
  return { key, code: codes[0] ?? "" };
}

test("accounts-65 accounts-66 signing in by password asks for the app's code, or takes a recovery code", async () => {
  const person = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const { page, allow } = person;
  allow(/401/);
  const { key, code } = await guard(person);
  await fitsPhoneAndDesk(page, "recovery-codes");
  for (const right of [codeOfApp(key, 1), code]) {
    await page.context().clearCookies();
    await page.goto(address("/auth?redirect=/account"));
    const form = page.getByRole("tabpanel", { name: "Login" });
    await form.getByLabel("Email").fill(person.email);
    await form.getByLabel("Password").fill(PASSWORD);
    await form.getByRole("button", { name: "Sign In" }).click();
    await form.getByText("One more step").waitFor();
    await form.getByLabel("Code").fill("12");
    await form.getByRole("button", { name: "Sign In" }).click();
    await form.getByText("Enter the six digits from the app").waitFor();
    await form.getByLabel("Code").fill("000000");
    await form.getByRole("button", { name: "Sign In" }).click();
    await form.getByText("This code is wrong").waitFor();
    await fitsPhoneAndDesk(page, "asked-for-a-code");
    await form.getByLabel("Code").fill(right);
    await form.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL(at("/account"));
  }
  await page.getByText("9 recovery codes are left").waitFor();

  await page.getByRole("button", { name: "Turn off codes" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Turn off codes" }).click();
  await page.getByText("Signing in no longer asks for a code").first().waitFor();
});

test("accounts-68 a mailed link signs in past the code, and the other device is told until it has seen it", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  await guard(person);
  const elsewhere = await visitor(DESK);
  await elsewhere.page.goto(address("/robots.txt"));
  await elsewhere.page.evaluate(
    (email) =>
      fetch("/api/auth/magic-link", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email }),
      }),
    person.email,
  );
  const link = new URL(await linkTo(person.email, /sign-in link/));
  await elsewhere.page.goto(address(link.pathname + link.search));
  await elsewhere.page.waitForURL(at("/reports"));
  expect(await elsewhere.page.getByText("An emailed link opened your account").count()).toBe(0);

  await page.goto(address("/receipts"));
  const reported = page.getByText("An emailed link opened your account");
  await reported.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole("button", { name: "It was me" }).click();
  await reported.waitFor({ state: "detached" });
  await page.reload();
  await drawnPage(page);
  expect(await reported.count()).toBe(0);
});
