import { hash, verify } from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

beforeEach(() => {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

const PASSWORD = "Correct-Horse-7";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.signIn("known@example.com");
});
afterAll(() => testApp.close());

/** The kinds of statements that a call sends to the database, in order, without their values. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const original = client.query;
  const seen: string[] = [];
  client.query = function (this: unknown, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "string" ? first : (first as { text?: string } | undefined)?.text;
    if (text && !text.includes("rate_limits"))
      seen.push(
        /^\s*(\w+)(?:.*?(?:INTO|FROM)\s+"?(?:public"?\."?)?(\w+))?/s.exec(text)?.slice(1, 3).join(" ") ?? "",
      );
    return original.apply(this, args);
  };
  try {
    await call();
  } finally {
    client.query = original;
  }
  return seen;
}

const anonymous = () => testApp.anonymous().call;

test.each([
  ["a password reset", (email: string) => anonymous().auth.requestPasswordReset({ email })],
  ["a sign-in link", (email: string) => anonymous().auth.requestMagicLink({ email })],
] as const)(
  "accounts-7 asking for %s does the same work and answers the same with and without an account",
  async (_what, ask) => {
    const answers: unknown[] = [];
    const known = await statementsOf(async () => answers.push(await ask("known@example.com")));
    const unknown = await statementsOf(async () => answers.push(await ask("unknown@example.com")));
    expect(unknown).toEqual(known);
    expect(answers[1]).toEqual(answers[0]);
    expect(known.length).toBeGreaterThan(3);
  },
);

test("accounts-7 registering does the same work, answers the same and sets the same cookies with and without an account", async () => {
  const outcomes: unknown[] = [];
  for (const email of ["known@example.com", "registers@example.com"]) {
    const { call, context } = testApp.anonymous();
    const register = () => call.auth.register({ email, password: PASSWORD });
    const statements = await statementsOf(async () =>
      expect(await register()).toEqual({ user: null, email, authStatus: "email_verification_required" }),
    );
    outcomes.push({ statements, cookies: context.setCookies.map((cookie) => cookie.split("=")[0]) });
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
});

test("accounts-7 what is done for an address without an account names nobody and sends nothing", async () => {
  await anonymous().auth.requestPasswordReset({ email: "nobody@example.com" });
  expect(await testApp.database.verificationToken.count({ where: { email: "nobody@example.com" } })).toBe(0);
  expect((await testApp.mails()).filter(({ to }) => to === "nobody@example.com" || to === "")).toEqual([]);
});

/**
 * How costly each password was to check: algorithm, version and parameters of the hash it was held against.
 */
const costs = () => vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split("$").slice(1, 4));

test("accounts-7 a wrong password, an account without one and an address without an account cost the same work and read the same", async () => {
  await anonymous().auth.register({ email: "with-password@example.com", password: PASSWORD });
  const worked: unknown[] = [];
  for (const email of ["with-password@example.com", "known@example.com", "unknown-too@example.com"]) {
    vi.mocked(verify).mockClear();
    const login = () => refusalOf(anonymous().auth.login({ email, password: "Wrong-Horse-7" }));
    let refusal: unknown;
    const statements = await statementsOf(async () => {
      refusal = await login();
    });
    worked.push({ refusal, statements, costs: costs() });
  }
  expect(worked).toEqual([worked[0], worked[0], worked[0]]);
  expect(costs()).toEqual([["argon2id", "v=19", "m=19456,t=2,p=1"]]);
});

test("accounts-7 registering hashes the password once and answers the same, whether or not the address has an account", async () => {
  const answers: unknown[] = [];
  for (const email of ["with-password@example.com", "newcomer@example.com"]) {
    vi.mocked(hash).mockClear();
    answers.push({ ...(await anonymous().auth.register({ email, password: PASSWORD })), email: "" });
    expect(vi.mocked(hash)).toHaveBeenCalledOnce();
  }
  expect(answers[1]).toEqual(answers[0]);
});
