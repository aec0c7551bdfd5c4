import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../src/auth/password";
import { answerOf } from "../src/refusals/refusal-error";
import { type Browser, lastLinkTo, openBrowser } from "./support/browser";
import { openTestApp, type TestApp } from "./support/test-app";

const RIGHT = "Correct1horse";
const WRONG = "Wrong1horse";

let testApp: TestApp;
let passwordHash: string;
beforeAll(async () => {
  testApp = await openTestApp();
  passwordHash = answerOf(await hashPassword(RIGHT));
});
afterAll(() => testApp.close());

async function newOwner(email: string): Promise<{ email: string }> {
  await testApp.database.user.create({ data: { email, emailVerified: testApp.clock.now, passwordHash } });
  return { email };
}

/** The code of a refused login, `OK` for one that signed in. */
function login(browser: Browser, email: string, password: string): Promise<string> {
  return browser
    .go(({ auth }) => auth.login({ email, password }))
    .then(
      () => "OK",
      (error: { code: string }) => error.code,
    );
}

async function guess(browser: Browser, email: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let count = 0; count < times; count++) codes.push(await login(browser, email, WRONG));
  return codes;
}

describe("accounts-18 accounts-20 five guesses for an address from a client", () => {
  test("are looked at, however many come at once; the right one behind them is not", async () => {
    const { email } = await newOwner("parallel@example.com");
    const passwords = Array.from({ length: 40 }, (_, count) => (count === 34 ? RIGHT : `${WRONG}${count}`));
    const codes = await Promise.all(
      passwords.map((password) => login(openBrowser(testApp, "203.0.113.1"), email, password)),
    );
    const count = (wanted: string) => codes.filter((code) => code === wanted).length;
    expect(count("UNAUTHORIZED") + count("OK")).toBe(5);
    expect(count("TOO_MANY_REQUESTS")).toBe(35);
  });

  test("are given back when they were right: a person signs in any number of times", async () => {
    const { email } = await newOwner("often@example.com");
    for (let count = 0; count < 25; count++) {
      expect(await login(openBrowser(testApp, "203.0.113.2"), email, RIGHT)).toBe("OK");
    }
  });

  test("also when the right password comes sixth it is not looked at", async () => {
    const { email } = await newOwner("sixth@example.com");
    const stranger = openBrowser(testApp, "203.0.113.3");
    await guess(stranger, email, 5);
    expect(await login(stranger, email, RIGHT)).toBe("TOO_MANY_REQUESTS");
  });

  test("twenty from one client, whatever the addresses", async () => {
    const stranger = openBrowser(testApp, "203.0.113.4");
    const codes: string[] = [];
    for (let count = 0; count < 21; count++)
      codes.push(await login(stranger, `a${count}@example.com`, WRONG));
    expect(codes.filter((code) => code === "UNAUTHORIZED")).toHaveLength(20);
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  test("a refused guess takes no point of the other limits", async () => {
    const { email } = await newOwner("refused@example.com");
    const stranger = openBrowser(testApp, "203.0.113.5");
    await guess(stranger, email, 30);
    expect(await login(stranger, "someone-else@example.com", WRONG)).toBe("UNAUTHORIZED");
  });
});

describe("accounts-18 accounts-20 a stranger cannot lock the owner out", () => {
  test("five wrong guesses elsewhere leave her own client alone", async () => {
    const { email } = await newOwner("elsewhere@example.com");
    await guess(openBrowser(testApp, "203.0.113.10"), email, 6);
    expect(await login(openBrowser(testApp, "192.0.2.10"), email, RIGHT)).toBe("OK");
  });

  test("guesses of a whole network end at fifty a day, and a device that signed in before is let in all the same", async () => {
    const { email } = await newOwner("network@example.com");
    const hers = openBrowser(testApp, "192.0.2.11");
    expect(await login(hers, email, RIGHT)).toBe("OK");
    const codes: string[] = [];
    for (let host = 20; host < 31; host++) {
      codes.push(...(await guess(openBrowser(testApp, `203.0.113.${host}`), email, 5)));
    }
    expect(codes.filter((code) => code === "UNAUTHORIZED")).toHaveLength(50);
    expect(await login(openBrowser(testApp, "192.0.2.12"), email, RIGHT)).toBe("TOO_MANY_REQUESTS");
    expect(await login(hers, email, RIGHT)).toBe("OK");
  });

  test("who shares her client spends none of her device's points, and the device has no more than five", async () => {
    const { email } = await newOwner("shared@example.com");
    const hers = openBrowser(testApp, "203.0.113.40");
    await login(hers, email, RIGHT);
    await guess(openBrowser(testApp, "203.0.113.40"), email, 6);
    expect(await login(hers, email, RIGHT)).toBe("OK");
    expect((await guess(hers, email, 6)).at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  test("a device is known for the address that signed in on it alone, and cannot be made up", async () => {
    const { email } = await newOwner("device@example.com");
    const other = await newOwner("other-device@example.com");
    const his = openBrowser(testApp, "203.0.113.41");
    await login(his, other.email, RIGHT);
    expect((await guess(his, email, 6)).at(-1)).toBe("TOO_MANY_REQUESTS");
    his.cookies.set("gf-ledger-device", "made-up.bWFkZS11cA");
    expect(await login(his, email, RIGHT)).toBe("TOO_MANY_REQUESTS");
    expect([...his.cookies.values()].join()).not.toContain("@");
  });

  test("confirmations of who is signed in count apart, and have a limit of their own", async () => {
    const { email } = await newOwner("confirms@example.com");
    const hers = openBrowser(testApp, "192.0.2.13");
    await login(hers, email, RIGHT);
    await guess(openBrowser(testApp, "203.0.113.42"), email, 6);
    const change = (currentPassword: string) =>
      hers
        .go(({ account }) => account.changePassword({ currentPassword, password: RIGHT }))
        .then(
          () => "OK",
          (error: { code: string }) => error.code,
        );
    expect(await change(RIGHT)).toBe("OK");
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) codes.push(await change(WRONG));
    expect(codes).toEqual([...Array(5).fill("FORBIDDEN"), "TOO_MANY_REQUESTS"]);
    const remove = hers.go(({ account }) => account.delete({ password: RIGHT }));
    await expect(remove).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(await login(openBrowser(testApp, "192.0.2.14"), email, RIGHT)).toBe("OK");
  });
});

describe("mail-6 mails", () => {
  const ask = (browser: Browser, email: string) =>
    browser
      .go(({ auth }) => auth.requestMagicLink({ email }))
      .then(
        () => "OK",
        (error: { code: string }) => error.code,
      );

  test("that a stranger asks for leave the owner's own: five an hour for address and client", async () => {
    const email = "mailed@example.com";
    const his = openBrowser(testApp, "203.0.113.50");
    const codes: string[] = [];
    for (let count = 0; count < 6; count++) codes.push(await ask(his, email));
    expect(codes).toEqual([...Array(5).fill("OK"), "TOO_MANY_REQUESTS"]);
    expect(await ask(openBrowser(testApp, "192.0.2.50"), email)).toBe("OK");
  });

  test("thirty a day for an address alone; a device that signed in before has its own five", async () => {
    const email = "mailed-often@example.com";
    const hers = openBrowser(testApp, "192.0.2.51");
    await ask(hers, email);
    const link = await lastLinkTo(testApp, email);
    await hers.go(({ auth }) => auth.verifyToken(link));
    const codes: string[] = [];
    for (let host = 60; host < 67; host++) {
      for (let count = 0; count < 5; count++)
        codes.push(await ask(openBrowser(testApp, `203.0.113.${host}`), email));
    }
    expect(codes.filter((code) => code === "OK")).toHaveLength(29);
    expect(await ask(hers, email)).toBe("OK");
  });
});
