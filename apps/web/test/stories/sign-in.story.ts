import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, type Visitor, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address, linkTo, newEmail } from "./support/product";
import { focused } from "./support/wait-for-focus";

const PASSWORD = "Sourdough1";

async function register({ page }: Visitor, email: string) {
  await page.goto(address("/sign-up"));
  await page.getByRole("tab", { name: "Register", selected: true }).waitFor();
  const form = page.getByRole("tabpanel", { name: "Register" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirm password").fill(PASSWORD);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await form.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/auth/check-email?**");
}

/** The link at the address where the stories reach the product, whatever address the mail names. */
const opened = (link: string) => address(new URL(link).pathname + new URL(link).search);

test("accounts-26, accounts-22 login: errors stand beside their fields, are announced, and take the focus", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/auth"));
  const form = page.getByRole("tabpanel", { name: "Login" });
  await form.getByRole("button", { name: "Sign In" }).click();
  const email = form.getByLabel("Email");
  await focused(email);
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  const error = form.getByText("Please enter a valid email");
  expect(await email.getAttribute("aria-describedby")).toContain((await error.getAttribute("id")) ?? "?");
  expect(await error.locator("..").getAttribute("aria-live")).toBe("polite");
  await form.getByLabel("Password").fill("short");
  await form.getByText("Password must be at least 6 characters").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  ["ca", PHONE, "dark"],
  ["us", DESK, "light"],
] as const)(
  "accounts-26 accounts-51 a wrong password: a toast 'Login failed', an error at its field, and the link instead (%s)",
  async (edition, viewport, colorScheme) => {
    const { page, allow } = await visitor(viewport, { colorScheme });
    allow(/401/);
    await page.goto(address("/auth", edition));
    const form = page.getByRole("tabpanel", { name: "Login" });
    await form.getByLabel("Email").fill(newEmail());
    const password = form.getByLabel("Password");
    await password.fill("Wrong-password1");
    expect(await password.getAttribute("type")).toBe("password");
    const show = form.getByRole("button", { name: "Show password" });
    await show.click();
    expect(await password.getAttribute("type")).toBe("text");
    expect(await show.getAttribute("aria-pressed")).toBe("true");
    await show.click();
    await form.getByRole("button", { name: "Sign In" }).click();
    await page.getByTestId("toast").getByText("Login failed").first().waitFor();
    await form.getByText("Email or password is incorrect.").waitFor();
    expect(await password.getAttribute("aria-invalid")).toBe("true");
    await focused(password);
    expect(await violationsOf(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/auth");
    await form.getByRole("button", { name: "Sign in with an emailed link" }).click();
    await page.waitForURL("**/auth/check-email?**");
  },
);

test("accounts-23 accounts-24 registration: every rule in its words", async () => {
  const { page } = await visitor(DESK, { colorScheme: "dark" });
  await page.goto(address("/auth?tab=register", "us"));
  const form = page.getByRole("tabpanel", { name: "Register" });
  await form.getByText("must be verified before filing").waitFor();
  await form.getByRole("button", { name: "Create Account" }).click();
  const translatedText = (words: string) => form.getByText(words, { exact: true }).waitFor();
  await translatedText("Please enter a valid email");
  await translatedText("Password must be at least 8 characters");
  await translatedText("You must accept the terms and conditions to register");
  await translatedText("You must acknowledge your responsibility for verifying prices and values");
  const password = form.getByLabel("Password", { exact: true });
  await password.fill("lowercase1");
  await translatedText("Password must contain at least one uppercase letter");
  await password.fill("Uppercase");
  await translatedText("Password must contain at least one number");
  await password.fill(PASSWORD);
  await form.getByLabel("Confirm password").fill("Sourdough2");
  await translatedText("Passwords do not match");
  await password.fill("Sourdough2");
  await form.getByText("Passwords do not match").waitFor({ state: "detached" });
  expect(await violationsOf(page)).toEqual([]);
});

test("accounts-25 accounts-31 accounts-45, accounts-5, accounts-15 register, verify by mail, and a second visit of the link fails with its reasons", async () => {
  const guest = await visitor();
  const { page } = guest;
  guest.allow(/400/);
  const email = newEmail();
  const sent = page.waitForRequest("**/api/register");
  await register(guest, email);
  expect((await sent).postDataJSON()).toEqual({ email, password: PASSWORD });
  await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByText(/expires in 24 hours/).waitFor();

  const link = opened(await linkTo(email));
  await page.goto(link);
  await page.getByRole("heading", { name: "Email verified" }).waitFor();
  await page.waitForURL("**/upload-receipt", { timeout: 10_000 });
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).waitFor();

  await page.goto(link);
  await page.getByRole("heading", { name: "Verification failed" }).waitFor();
  await page.getByText("The link has expired. It is valid for 24 hours.").waitFor();
  await page.getByText("The link has already been used.").waitFor();
  await page.getByText("The token is malformed or was modified.").waitFor();
  const again = page.getByRole("link", { name: "Request New Verification Link" });
  expect(await again.getAttribute("href")).toBe(
    `/check-email?email=${encodeURIComponent(email)}&isRegistration=false`,
  );
  expect(await page.getByRole("link", { name: "Return to Login" }).getAttribute("href")).toBe("/auth");
  expect(await violationsOf(page)).toEqual([]);
});

test("accounts-5 a registration's link opened in another browser signs in and asks for a password; the first one is dropped", async () => {
  const guest = await visitor();
  const email = newEmail();
  await register(guest, email);
  await guest.page.getByText("Open it in this browser").waitFor();
  const other = await visitor(PHONE);
  await other.page.goto(opened(await linkTo(email)));
  await other.page.getByText(/Please choose your password\./).waitFor();
  await other.page.waitForURL("**/reset-password", { timeout: 10_000 });
  await other.page.getByLabel("New password").fill("Buckwheat2");
  await other.page.getByLabel("Confirm password").fill("Buckwheat2");
  await other.page.getByText("Checking what else can open your account").waitFor({ state: "detached" });
  expect(await other.page.getByRole("group", { name: "What else can open your account" }).count()).toBe(0);
  await other.page.getByRole("button", { name: "Save new password" }).click();
  await other.page.getByRole("heading", { name: "Password changed" }).waitFor();
  guest.allow(/401/);
  await guest.page.goto(address("/auth"));
  const form = guest.page.getByRole("tabpanel", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: "Sign In" }).click();
  await guest.page.getByTestId("toast").getByText("Login failed").first().waitFor();
});

test("accounts-82 at a reset everything that opens the account is listed, and ends unless it is ticked", async () => {
  const person = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const { page, email } = person;
  await person.call("POST", "/api/account/api-keys", { name: "My script" });
  await person.call("POST", "/api/account/api-keys", { name: "Not mine" });
  await person.call("POST", "/api/household/invitations", { email: newEmail(), role: "member" });
  await person.call("POST", "/api/account/calendar");
  await person.call("POST", "/api/reset-password/request", { email });
  await page.goto(opened(await linkTo(email, /password/i)));
  await page.waitForURL("**/reset-password", { timeout: 10_000 });
  await page.getByLabel("New password").fill("Buckwheat2");
  await page.getByLabel("Confirm password").fill("Buckwheat2");
  const listed = page.getByRole("group", { name: "What else can open your account" });
  await listed.getByLabel(/Keep the API key “My script”/).check();
  for (const other of [/“Not mine”/, /^Keep the invitation of /, /calendar/, /^Keep this device/]) {
    expect(await listed.getByLabel(other).isChecked()).toBe(false);
  }
  await fitsPhoneAndDesk(page, "reset-lists");
  await page.getByRole("button", { name: "Save new password" }).click();
  await page.getByRole("heading", { name: "Password changed" }).waitFor();
  expect(await person.call("GET", "/api/account/grants")).toMatchObject([
    { kind: "api-key", name: "My script" },
  ]);
});

test.each([
  ["", "Invalid verification link. Missing token or email."],
  ["?token=abc", "Invalid verification link. Missing token or email."],
])(
  "accounts-32 /login/callback%s: missing parts are said, and the way leads to /auth",
  async (query, words) => {
    const { page } = await visitor();
    await page.goto(address(`/login/callback${query}`));
    await page.getByRole("alert").getByText(words).waitFor();
    const again = page.getByRole("link", { name: "Request New Verification Link" });
    expect(await again.getAttribute("href")).toBe("/auth");
  },
);

test.each([
  [400, { message: "Your verification link has expired. Please request a new one." }, undefined],
  [400, { message: "The verification link is invalid. The email does not match." }, undefined],
  [400, {}, "Failed to verify your email. Please try again."],
  [500, {}, "An error occurred while verifying your email. Please try again."],
])("accounts-12 a verification that fails (%i) says the catalogue's words", async (status, body, words) => {
  const { page, allow } = await visitor(PHONE);
  allow(/400|500/);
  await page.route("**/api/auth/verify-token", (route) => route.fulfill({ status, json: body }));
  await page.goto(address("/login/callback?token=abc&email=a%40example.com"));
  await page
    .getByRole("alert")
    .getByText(words ?? String(body.message))
    .waitFor();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Verification failed");
});

test("accounts-83 a link of somebody else, opened by who is signed in, asks first: to stay is one press, to go on another", async () => {
  const { page, email, call, allow } = await signedIn(PHONE);
  allow(/409/);
  const stranger = newEmail();
  await call("POST", "/api/auth/magic-link", { email: stranger });
  const link = opened(await linkTo(stranger));
  const reported = (address: string) => `${address.slice(0, 1)}•••@${address.split("@")[1]}`;
  await page.goto(link);
  await page.getByRole("heading", { name: "Switch accounts?" }).waitFor();
  await page
    .getByRole("status")
    .getByText(`signed in as ${reported(email)}. The link signs you in as ${reported(stranger)}`)
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: `Stay signed in as ${reported(email)}` }).click();
  // /dashboard leads on to the reports.
  await page.waitForURL("**/reports");
  const who = async () => ((await call("GET", "/api/user")) as { email: string }).email;
  expect(await who()).toBe(email);
  await page.goto(link);
  await page.getByRole("button", { name: `Sign in as ${reported(stranger)}` }).click();
  await page.getByRole("heading", { name: "Email verified" }).waitFor();
  expect(await who()).toBe(stranger);
});

test("accounts-11 forgot password: link by mail, new password, and it signs in", async () => {
  const guest = await visitor();
  const { page } = guest;
  const email = newEmail();
  await register(guest, email);
  await page.goto(opened(await linkTo(email)));
  await page.getByRole("heading", { name: "Email verified" }).waitFor();
  await page.context().clearCookies();

  await page.goto(address("/forgot-password"));
  expect(await page.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByText("Email is required").waitFor();
  await page.getByLabel("Email").fill("nobody");
  await page.getByText("Please enter a valid email address").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByRole("heading", { name: "Check Your Email" }).waitFor();
  await page.getByTestId("toast").getByText("Check your email for a password reset link").waitFor();
  await page.getByText(/expires in 1 hour/).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(opened(await linkTo(email, /password/i)));
  await page.waitForURL("**/reset-password", { timeout: 10_000 });
  await page.getByLabel("New password").fill("Buckwheat2");
  await page.getByLabel("Confirm password").fill("Buckwheat2");
  await page.getByRole("button", { name: "Save new password" }).click();
  await page.getByRole("heading", { name: "Password changed" }).waitFor();

  await page.context().clearCookies();
  await page.goto(address("/auth?redirect=/tools"));
  const form = page.getByRole("tabpanel", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill("Buckwheat2");
  await form.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/tools");
});

test("accounts-29 a reset link that could not be sent says so, and 'Try again' brings the form back", async () => {
  const { page, allow } = await visitor(PHONE, { colorScheme: "dark" });
  allow(/500/);
  await page.goto(address("/forgot-password", "us"));
  await page.route("**/api/auth/magic-link", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByTestId("toast").getByText("There was a problem sending the reset link").waitFor();
  await page.unroute("**/api/auth/magic-link");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByRole("button", { name: "Try again with a different email" }).click();
  expect(await page.getByLabel("Email").inputValue()).toBe("");
});

test("accounts-27 accounts-28 the Forgot password view of /auth, there and back", async () => {
  const { page } = await visitor();
  await page.goto(address("/auth"));
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send Reset Link" }).waitFor();
  await page.getByRole("button", { name: "Back to Login" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const email = newEmail();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.waitForURL("**/auth/check-email?**");
  expect(new URL(page.url()).searchParams.get("isRegistration")).toBe("false");
});

test("accounts-27 accounts-30 without an address, the check-your-email screen leads to /auth; a signed-in person leaves /auth", async () => {
  const { page } = await visitor();
  await page.goto(address("/auth/check-email"));
  await page.waitForURL("**/auth");
  const person = await signedIn();
  await person.page.goto(address("/auth"));
  await person.page.waitForURL(address("/"));
  expect(await person.page.getByRole("heading", { level: 1 }).count()).toBe(1);
});
