import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "./support/stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.signIn("known@example.com");
});
afterAll(() => stage.close());

/** The kinds of statements a call sends to the database, in their order; what it is about does not show in them. */
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

const anonymous = () => stage.anonymous().call;

test.each([
  ["a password reset", (email: string) => anonymous().auth.requestPasswordReset({ email })],
  ["a sign-in link", (email: string) => anonymous().auth.requestMagicLink({ email })],
] as const)(
  "D5 asking for %s does the same work and answers the same with and without an account",
  async (_what, ask) => {
    const answers: unknown[] = [];
    const known = await statementsOf(async () => answers.push(await ask("known@example.com")));
    const unknown = await statementsOf(async () => answers.push(await ask("unknown@example.com")));
    expect(unknown).toEqual(known);
    expect(answers[1]).toEqual(answers[0]);
    expect(known.length).toBeGreaterThan(3);
  },
);

test("D5 what is done for an address without an account names nobody and sends nothing", async () => {
  await anonymous().auth.requestPasswordReset({ email: "nobody@example.com" });
  expect(await stage.database.verificationToken.count({ where: { email: "nobody@example.com" } })).toBe(0);
  expect((await stage.mails()).filter(({ to }) => to === "nobody@example.com" || to === "")).toEqual([]);
});
