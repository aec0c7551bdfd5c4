import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { type Caller, callerFrom, linkTo, newAccount } from "./support/callers";

const RIGHT = "Correct-Horse-7";
const HERS = "Her-Password-1";
const HIS = "His-Password-1";

let product: Product;
beforeAll(async () => {
  product = await openProduct({ RATE_LIMIT_SCALE: "1" });
});
afterAll(() => product.close());

let hosts = 1;
/** A browser at an address for which nothing has been counted yet. */
function newCaller(): Caller {
  hosts += 1;
  return callerFrom(product, `127.0.0.${hosts}`);
}

let people = 0;
const newEmail = () => {
  people += 1;
  return `person-${people}@example.com`;
};

const login = async (caller: Caller, email: string, password: string) =>
  (await caller.send("POST", "/api/login", { json: { email, password } })).status;
const register = (caller: Caller, email: string, password: string) =>
  caller.send("POST", "/api/register", { json: { email, password } });
const open = (caller: Caller, link: { token: string; email: string }) =>
  caller.send("POST", "/api/auth/verify-token", { json: link });

describe("accounts-18, accounts-19 guesses", () => {
  /** A hundred guesses, of which the 95th is right. */
  const guesses = Array.from({ length: 100 }, (_, count) => (count === 94 ? RIGHT : `Wrong-Horse-${count}`));

  test("the right password as the 95th of a batch of 100 signs nobody in: sign-in calls can't be batched", async () => {
    const email = newEmail();
    await newAccount(newCaller(), email, RIGHT);
    const attacker = newCaller();
    const names = guesses.map(() => "auth.login").join(",");
    const input = Object.fromEntries(
      guesses.map((password, count) => [count, { json: { email, password } }]),
    );
    for (const written of [names, names.replaceAll(",", "%2C").replaceAll("auth.login", "%61uth%2Elogin")]) {
      const { status } = await attacker.send("POST", `/api/trpc/${written}?batch=1`, { json: input });
      expect(status).toBe(400);
    }
    expect([...attacker.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
  });

  test("the right password as the 95th of 100 at once signs nobody in, and no more than five were looked at", async () => {
    const email = newEmail();
    await newAccount(newCaller(), email, RIGHT);
    const attacker = newCaller();
    const statuses = await Promise.all(guesses.map((password) => login(attacker, email, password)));
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
    expect(statuses[94]).toBe(429);
  });
});

describe("accounts-8, accounts-48 pre-hijacking", () => {
  test("he registers her address first; she opens his link, and his password opens nothing", async () => {
    const email = newEmail();
    await register(newCaller(), email, HIS);
    const hers = newCaller();
    const opened = await open(hers, await linkTo(hers, email));
    expect(opened).toMatchObject({ status: 200, body: { redirectTo: "/reset-password" } });
    expect(await login(newCaller(), email, HIS)).toBe(401);
    const chosen = await hers.send("POST", "/api/reset-password", { json: { password: HERS } });
    expect([chosen.status, await login(newCaller(), email, HERS)]).toEqual([200, 200]);
  });

  test("he registers first and she after him: hers works and his does not", async () => {
    const [email, hers] = [newEmail(), newCaller()];
    await register(newCaller(), email, HIS);
    await linkTo(hers, email);
    await register(hers, email, HERS);
    await open(hers, await linkTo(hers, email, 2));
    expect([await login(newCaller(), email, HIS), await login(newCaller(), email, HERS)]).toEqual([401, 200]);
  });

  test("he registers after her and she opens the newest link: nobody's password is taken over", async () => {
    const [email, hers] = [newEmail(), newCaller()];
    await register(hers, email, HERS);
    await linkTo(hers, email);
    await register(newCaller(), email, HIS);
    const opened = await open(hers, await linkTo(hers, email, 2));
    expect(opened).toMatchObject({ status: 200, body: { redirectTo: "/reset-password" } });
    expect(await login(newCaller(), email, HIS)).toBe(401);
  });

  test("he asks for a link after her registration; hers still works when she opens her own", async () => {
    const [email, hers] = [newEmail(), newCaller()];
    await register(hers, email, HERS);
    const own = await linkTo(hers, email);
    await newCaller().send("POST", "/api/auth/magic-link", { json: { email } });
    await open(hers, own);
    expect(await login(newCaller(), email, HERS)).toBe(200);
  });
});

describe("accounts-18, accounts-19, accounts-20 locking out", () => {
  test("a stranger's guesses, mails and questions leave the owner's password, links, confirmations and chat alone", async () => {
    const [email, hers, his] = [newEmail(), newCaller(), newCaller()];
    await newAccount(hers, email, RIGHT);
    for (let count = 0; count < 6; count++) await login(his, email, "Wrong-Horse-1");
    for (let count = 0; count < 6; count++)
      await his.send("POST", "/api/auth/magic-link", { json: { email } });
    const question = { json: { email, message: "How do I download a CSV?" } };
    for (let count = 0; count < 31; count++) await his.send("POST", "/api/chat/message", question);
    const elsewhere = newCaller();
    const statuses = {
      password: await login(elsewhere, email, RIGHT),
      link: (await elsewhere.send("POST", "/api/auth/magic-link", { json: { email } })).status,
      reset: (await elsewhere.send("POST", "/api/reset-password/request", { json: { email } })).status,
      question: (await elsewhere.send("POST", "/api/chat/message", question)).status,
      confirmation: (
        await hers.send("PUT", "/api/account/password", { json: { currentPassword: RIGHT, password: RIGHT } })
      ).status,
    };
    expect(statuses).toEqual({ password: 200, link: 200, reset: 200, question: 200, confirmation: 200 });
  });

  test("her own device is let in though a stranger beside her used up every guess of their common address", async () => {
    const [email, hers] = [newEmail(), newCaller()];
    await newAccount(hers, email, RIGHT);
    const beside = callerFrom(product, `127.0.0.${hosts}`);
    for (let count = 0; count < 21; count++)
      await login(beside, count < 6 ? email : newEmail(), "Wrong-Horse-1");
    expect([await login(beside, email, RIGHT), await login(hers, email, RIGHT)]).toEqual([429, 200]);
  });
});

describe("accounts-39 after a reset", () => {
  test("an older session and a key may not set the password; both end with it, and a key never makes another", async () => {
    const [email, older, owner] = [newEmail(), newCaller(), newCaller()];
    await newAccount(older, email, RIGHT);
    const made = await older.send("POST", "/api/account/api-keys", { json: { name: "stolen" } });
    const { key } = made.body as { key: string };
    const byKey = async (method: string, path: string, json?: unknown) =>
      (await owner.send(method, path, { bearer: key, ...(json ? { json } : {}) })).status;
    expect(await byKey("POST", "/api/account/api-keys", { name: "second" })).toBe(403);
    expect(await byKey("GET", "/api/account/export")).toBe(403);

    await owner.send("POST", "/api/reset-password/request", { json: { email } });
    await open(owner, await linkTo(owner, email, 3));
    const his = { json: { password: HIS } };
    expect((await older.send("POST", "/api/reset-password", his)).status).toBe(403);
    expect(await byKey("POST", "/api/reset-password", his.json)).toBe(403);

    expect((await owner.send("POST", "/api/reset-password", { json: { password: HERS } })).status).toBe(200);
    expect((await owner.send("POST", "/api/reset-password", his)).status).toBe(403);
    expect([await byKey("GET", "/api/user"), (await older.send("GET", "/api/user")).status]).toEqual([
      401, 401,
    ]);
    expect((await owner.send("GET", "/api/user")).status).toBe(200);
  });

  test("a key that she keeps at the reset works on", async () => {
    const [email, owner] = [newEmail(), newCaller()];
    await newAccount(owner, email, RIGHT);
    const made = await owner.send("POST", "/api/account/api-keys", { json: { name: "kept" } });
    const { key } = made.body as { key: string };
    await owner.send("POST", "/api/reset-password/request", { json: { email } });
    await open(owner, await linkTo(owner, email, 3));
    await owner.send("POST", "/api/reset-password", { json: { password: HERS, keepApiKeys: true } });
    expect((await owner.send("GET", "/api/user", { bearer: key })).status).toBe(200);
  });
});

describe("accounts-96 a tab that was left open", () => {
  /** What a page of the session that this browser has now sends with its calls. */
  const shownTo = async (browser: Caller) => {
    const { body } = await browser.send("GET", "/api/user");
    return (body as { pageMark: string }).pageMark;
  };
  const expense = { date: "2026-02-03", amount: 12, what: "Lab test", why: "" };
  const CALLS = [
    ["POST", "/api/trpc/expenses.add", { json: expense }],
    ["POST", "/api/trpc/auth.user,expenses.add?batch=1", { 0: { json: null }, 1: { json: expense } }],
    ["POST", "/api/expenses", expense],
    ["PUT", "/api/account/profile", { name: "Hers" }],
    ["POST", "/api/account/import", {}],
  ] as const;

  test.each(CALLS)(
    "writes nothing into the account that signed in since: %s %s",
    async (method, path, json) => {
      const browser = newCaller();
      await newAccount(browser, newEmail(), HERS);
      const left = await shownTo(browser);
      browser.cookies.clear();
      await newAccount(browser, newEmail(), HIS);
      const own = await shownTo(browser);
      expect(own).not.toBe(left);

      const refused = await browser.send(method, path, { json, shownTo: left });
      expect(refused.status).toBe(409);
      expect(JSON.stringify(refused.body)).toContain("signed_in_as_another");
      expect((await browser.send(method, path, { json, shownTo: own })).status).not.toBe(409);
      expect((await browser.send(method, path, { json })).status).not.toBe(409);
    },
  );

  test("still learns whose session it is now", async () => {
    const browser = newCaller();
    await newAccount(browser, newEmail(), HERS);
    const left = await shownTo(browser);
    browser.cookies.clear();
    await newAccount(browser, newEmail(), HIS);
    const { status } = await browser.send("GET", "/api/trpc/auth.user", { shownTo: left });
    expect(status).toBe(200);
  });
});

describe("accounts-2 a session that somebody else chose", () => {
  test("is replaced by signing in, and opens nothing", async () => {
    const thief = newCaller();
    const email = newEmail();
    await newAccount(newCaller(), email, RIGHT);
    await newAccount(thief, newEmail(), HIS);
    const name = [...thief.cookies.keys()].find((one) => one.includes("session")) ?? "";
    const chosen = thief.cookies.get(name) ?? "";
    for (const planted of [chosen, "f".repeat(chosen.length)]) {
      const victim = newCaller();
      victim.cookies.set(name, planted);
      if (planted === chosen) await victim.send("POST", "/api/logout");
      victim.cookies.set(name, planted);
      expect(await login(victim, email, RIGHT)).toBe(200);
      expect(victim.cookies.get(name)).not.toBe(planted);
      const stranger = newCaller();
      stranger.cookies.set(name, planted);
      const { body } = await stranger.send("GET", "/api/user");
      expect(JSON.stringify(body)).not.toContain(email);
    }
  });
});
