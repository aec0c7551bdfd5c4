import { randomUUID } from "node:crypto";
import { chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { violationsOf } from "../stories/support/pages/accessibility";
import { callerFrom, linkTo } from "./support/callers";
import { imitatedIssuer } from "./support/sign-on/imitated-issuer";
import { CLIENT, type IssuedPerson, type Issuer, openIssuer } from "./support/sign-on/issuer";
import { AUTHELIA, KEYCLOAK, type Make, SLASHED } from "./support/sign-on/issuer-makes";
import { signOnBrowser } from "./support/sign-on/sign-on-browser";

const PICTURES = process.env.STORY_PICTURES;

/** Where the issuer is served, as Keycloak serves one. */
const REALM = "/realms/home";

let issuer: Issuer;
let product: Product;
let comesBackTo: string;
beforeAll(async () => {
  issuer = await openIssuer();
  product = await openProduct({
    OIDC_ISSUER: `${issuer.url}${REALM}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Example ID",
    PASSWORD_LOGIN: "off",
  });
  comesBackTo = `${product.origin}/api/auth/callback/oidc`;
});
beforeEach(() => issuer.serve({ comesBackTo, path: REALM }));
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await product.close();
  await issuer.close();
});

const browser = () => signOnBrowser(product.origin);
function comes(sub: string, verified = true, email = `${sub}@example.com`): void {
  issuer.person.current = { sub, email, email_verified: verified };
}
const reported = (outcome: string) => `/login/sign-on?outcome=${outcome}`;

describe("a sign-on", () => {
  test("accounts-58 goes out with PKCE, state and nonce, and makes an account of a verified address", async () => {
    comes("new");
    const first = browser();
    const asked = new URL(await first.begin("/reports"));
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: comesBackTo,
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
    });
    expect(await first.comeBack(await first.throughIssuer(asked.href))).toBe("/reports");
    expect(await first.isSignedIn()).toBe(true);

    issuer.person.current = { sub: "new", email: "moved@example.com", email_verified: false };
    const again = browser();
    expect(await again.signOn()).toBe("/");
    const user = (await (await again.send("/api/user")).json()) as { email: string };
    expect(user.email).toBe("new@example.com");
  });

  test("accounts-58 leads to no other site after it", async () => {
    comes("led");
    expect(await browser().signOn("https://elsewhere.example/")).toBe("/upload-receipt");
  });

  test("accounts-58 an address that nobody verified makes no account", async () => {
    comes("unverified", false);
    const one = browser();
    expect(await one.signOn()).toBe(reported("unverified-address"));
    expect(await one.isSignedIn()).toBe(false);
  });

  test("accounts-59 opens an account that has its address after a mailed link and a confirmation there", async () => {
    comes("first", true, "owner@example.com");
    const owner = browser();
    await owner.signOn();

    comes("second", true, "owner@example.com");
    const second = browser();
    expect(await second.signOn()).toBe(reported("mailed"));
    expect(await second.isSignedIn()).toBe(false);
    expect(await second.signOn()).toBe(reported("mailed"));

    const mailbox = callerFrom(product, "127.0.0.3");
    const link = await linkTo(mailbox, "owner@example.com", 2);
    await mailbox.send("POST", "/api/auth/verify-token", { json: link });
    const listed = await mailbox.send("GET", "/api/account/sign-ons");
    const { signOns } = listed.body as { signOns: { id: string; confirmed: boolean }[] };
    const waiting = signOns.find(({ confirmed }) => !confirmed);
    expect(await second.signOn()).toBe(reported("mailed"));
    await mailbox.send("POST", `/api/account/sign-ons/${waiting?.id}`);
    expect(await second.signOn()).toBe("/");
    expect(await second.isSignedIn()).toBe(true);
  });
});

describe("an issuer by its discovery document", () => {
  /** Who came is there at the issuer; where the sign-on leads to. */
  async function signOnBy(make: Make, current: IssuedPerson) {
    issuer.person.current = current;
    const { url, person } = issuer;
    issuer.answerBy(imitatedIssuer({ make, at: `${url}${REALM}`, person, comesBackTo }));
    const one = browser();
    return [await one.signOn(), await one.isSignedIn()];
  }
  const comer = (email_verified?: boolean | string): IssuedPerson => {
    const sub = randomUUID();
    return { sub, email: `${sub}@example.com`, ...(email_verified === undefined ? {} : { email_verified }) };
  };

  test.each([
    ["Keycloak's", KEYCLOAK],
    ["Authelia's", AUTHELIA],
    ["one with a slash at its end", SLASHED],
  ])("accounts-94 accounts-98 signs in, and knows the person again: %s", async (_make, make) => {
    const person = comer(true);
    expect(await signOnBy(make, person)).toEqual(["/upload-receipt", true]);
    expect(await signOnBy(make, person)).toEqual(["/", true]);
    expect(await signOnBy(make, comer("true"))).toEqual(["/upload-receipt", true]);
    for (const said of [false, "false", undefined])
      expect(await signOnBy(make, comer(said))).toEqual([reported("unverified-address"), false]);
  });

  test("accounts-98 whose token leaves out whether the address is verified is asked for it", async () => {
    const make = { ...KEYCLOAK, tokenSays: { ...KEYCLOAK.tokenSays, email: "old@example.com" } };
    expect(await signOnBy({ ...make, addressIn: "userinfo" }, comer(true))).toEqual([
      "/upload-receipt",
      true,
    ]);
  });
});

describe("an answer of the issuer", () => {
  test("accounts-58 counts once: brought back again it signs nobody in", async () => {
    comes("replayed");
    const one = browser();
    const answer = await one.throughIssuer(await one.begin());
    const kept = [...one.jar];
    await one.comeBack(answer);
    const thief = browser();
    for (const [name, value] of kept) thief.jar.set(name, value);
    expect(await thief.comeBack(answer)).toBe(reported("failed"));
    expect(await thief.isSignedIn()).toBe(false);
    expect(await one.comeBack(answer)).toBe(reported("failed"));
  });

  test.each([
    ["another browser, which did not ask for it", (jar: Map<string, string>) => jar.clear()],
    ["a browser without its state", (jar: Map<string, string>) => jar.delete("next-auth.state")],
    ["a browser without its nonce", (jar: Map<string, string>) => jar.delete("next-auth.nonce")],
    [
      "a browser without its PKCE verifier",
      (jar: Map<string, string>) => jar.delete("next-auth.pkce.code_verifier"),
    ],
  ])("accounts-58 signs nobody in by %s", async (_, lose) => {
    comes("stolen");
    const one = browser();
    const answer = await one.throughIssuer(await one.begin());
    lose(one.jar);
    expect(await one.comeBack(answer)).toBe(reported("failed"));
    expect(await one.isSignedIn()).toBe(false);
  });

  test("accounts-58 signs nobody in with the state of another sign-on, or with none", async () => {
    comes("swapped");
    for (const state of ["of-another", null]) {
      const one = browser();
      const answer = new URL(await one.throughIssuer(await one.begin()));
      if (state) answer.searchParams.set("state", state);
      else answer.searchParams.delete("state");
      expect(await one.comeBack(answer.href)).toBe(reported("failed"));
      expect(await one.isSignedIn()).toBe(false);
    }
  });

  test("accounts-58 signs nobody in with the token of another issuer", async () => {
    issuer.serve({ comesBackTo, path: REALM, calledItself: `http://another.example${REALM}` });
    comes("new");
    const one = browser();
    const first = (await one.begin()).replace("http://another.example", issuer.url);
    expect(await one.comeBack(await one.throughIssuer(first))).toMatch(
      /outcome=(misconfigured|issuer-down)$/,
    );
    expect(await one.isSignedIn()).toBe(false);
  });
});

describe.each([
  ["phone", { width: 390, height: 844 }, "light", "en-CA"],
  ["desk", { width: 1440, height: 900 }, "dark", "fr-CA"],
] as const)("in a browser (%s)", (where, viewport, colorScheme, locale) => {
  const french = locale === "fr-CA";

  test("accounts-58 accounts-59 accounts-60 reports-49 signs in by one press, and the account shows it and makes a calendar", async () => {
    comes(`seen-${where}`);
    const chrome = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const page = await (
      await chrome.newContext({ viewport, colorScheme, locale, reducedMotion: "reduce" })
    ).newPage();
    const picture = async (name: string) => {
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${where}.png`, fullPage: true });
    };
    const button = (name: RegExp) => page.getByRole("button", { name });

    await page.goto(`${product.origin}/auth`);
    const signIn = button(french ? /par Example ID/ : /with Example ID/);
    await signIn.waitFor();
    expect(await page.locator("input[type=password]").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await picture("auth");
    await signIn.click();

    // A new account gives its consents first.
    await page.waitForURL(/\/(upload-receipt|fr\/ajouter-un-recu)/);
    await page.getByRole("checkbox").first().waitFor();
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.locator("main form button[type=submit]").click();
    await page.getByRole("checkbox").first().waitFor({ state: "detached" });

    await page.goto(`${product.origin}/account`);
    await page.getByText(`seen-${where}@example.com`).first().waitFor();
    expect(await page.locator("input[type=password]").count()).toBe(0);
    await button(french ? /Créer l’adresse/ : /Create the address/).click();
    await page.getByText(/\/api\/calendar\/[\w-]{43}\.ics/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picture("account");

    await page.goto(`${product.origin}${reported("issuer-down")}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picture("outcome");
    await chrome.close();
  });
});

describe("a failure on the way", () => {
  test("accounts-61 somebody whom the issuer does not let in is told so", async () => {
    issuer.person.current = null;
    expect(await browser().signOn()).toBe(reported("denied"));
  });

  test("accounts-61 a wrong secret is the operator's to mend", async () => {
    issuer.serve({ comesBackTo, path: REALM, secret: "another secret than the product's" });
    comes("locked-out");
    expect(await browser().signOn()).toBe(reported("misconfigured"));
  });

  test("accounts-61 a clock that is off is said to be", async () => {
    comes("early");
    const one = browser();
    const answer = await one.throughIssuer(await one.begin());
    // The issuer runs in this process; its token has ended before it comes.
    const hoursAgo = Date.now() - 3 * 3_600_000;
    vi.spyOn(Date, "now").mockReturnValue(hoursAgo);
    expect(await one.comeBack(answer)).toBe(reported("clock"));
    expect(await one.isSignedIn()).toBe(false);
  });

  test("accounts-61 an issuer that does not answer leads to a page of ours, in the reader's words", async () => {
    await issuer.close();
    const one = browser();
    const page = await one.begin();
    expect(page).toBe(reported("issuer-down"));
    expect(await (await one.send(page)).text()).not.toContain("next-auth");
  });
});

test("accounts-60 without passwords the API refuses them and says what there is", async () => {
  const one = callerFrom(product, "127.0.0.4");
  const json = { email: "ada@example.com", password: "Correct-Horse-7" };
  for (const path of ["/api/login", "/api/register"]) {
    expect((await one.send("POST", path, { json })).status).toBe(403);
  }
  expect((await one.send("GET", "/api/auth/ways")).body).toEqual({
    password: false,
    signOn: { name: "Example ID" },
  });
});

test("reports-49 a calendar's address is read without a cookie, and is nobody's once it has ended", async () => {
  const mailbox = callerFrom(product, "127.0.0.5");
  await mailbox.send("POST", "/api/auth/magic-link", { json: { email: "cal@example.com" } });
  const json = await linkTo(mailbox, "cal@example.com");
  await mailbox.send("POST", "/api/auth/verify-token", { json });
  const { body } = await mailbox.send("POST", "/api/account/calendar");
  const { pathname } = new URL((body as { address: string }).address);
  const read = () => fetch(`${product.origin}${pathname}`);
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toMatch(/^private/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await mailbox.send("DELETE", "/api/account/calendar");
  expect((await read()).status).toBe(404);
  expect(product.output()).not.toContain(pathname.slice(14, 40));
});
