import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ModelName } from "@gf-ledger/db/generated/internal/prismaNamespace";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_RECORDS } from "../src/limits/account-room";
import { type Ceiling, readCeilings } from "./support/ceilings";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
let ceilings: readonly Ceiling[];
beforeAll(async () => {
  testApp = await openTestApp();
  ceilings = await readCeilings();
});
const ceilingsBy = (by: Ceiling["by"]) => ceilings.filter((ceiling) => ceiling.by === by);
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

const BOOK = fileURLToPath(new URL("../../../docs/rules/", import.meta.url));
/** The columns of each unique index of a table. */
async function keysOf(table: string): Promise<string[]> {
  const { rows } = await testApp.pool.query<{ columns: string }>(
    `SELECT string_agg(attname, ', ' ORDER BY place) AS columns
     FROM pg_index, unnest(indkey::int[]) WITH ORDINALITY AS part (number, place), pg_attribute
     WHERE indrelid = $1::regclass AND indisunique AND attrelid = indrelid AND attnum = number
     GROUP BY indexrelid`,
    [table],
  );
  return rows.map(({ columns }) => columns);
}

test("api-78 every table's model says how far somebody's calls can grow it, and where nothing bounds it, why", () => {
  expect(ceilings.map(({ model }) => model).sort()).toEqual(Object.keys(ModelName).sort());
  for (const { model, says } of ceilingsBy("none")) expect(says, model).not.toBe("");
});

test("api-78 each kind of which an account holds so many is one table's ceiling", () => {
  const counted = ceilingsBy("counted").map(({ of }) => of);
  expect(counted.sort()).toEqual(Object.keys(MAX_RECORDS).sort());
});

test("api-78 a ceiling that a rule says stands in that rule", async () => {
  const pages = (await readdir(BOOK)).map((page) => readFile(`${BOOK}${page}`, "utf8"));
  const rules = new Map(
    [...(await Promise.all(pages)).join("\n").matchAll(/^- \*\*([^*]+)\*\* (.*)/gm)].map(([, id, text]) => [
      id,
      text,
    ]),
  );
  for (const { model, of, says } of ceilingsBy("rule")) {
    expect(says, model).not.toBe("");
    expect(rules.get(of), model).toContain(says);
  }
});

test("api-78 a ceiling that a key sets is one of the table's own", async () => {
  for (const { table, of } of ceilingsBy("key")) expect(await keysOf(table)).toContain(of);
});

const createdAt = new Date("2026-03-01");
const expiresAt = new Date("2027-03-01");
const times = <Row>(count: number, rowOf: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => rowOf(at));

/** Fills one kind up to its ceiling. Returns the call for one more. */
type Fill = (person: Person) => Promise<() => Promise<unknown>>;
const FILLED: readonly [said: string, most: number, fill: Fill][] = [
  [
    "API keys",
    50,
    async ({ user, call }) => {
      const key = { userId: user.id, name: "Script", prefix: "gfl_abc", scopes: ["read"], expiresAt };
      const data = times(50, (at) => ({ ...key, keyHash: `${user.id} ${at}` }));
      await testApp.database.apiKey.createMany({ data });
      return () => call.account.createApiKey({ name: "One more" });
    },
  ],
  [
    "members and open invitations",
    20,
    async ({ user, call }) => {
      const guests = times(8, (at) => ({ email: `guest-${at}-${user.id}@example.com` }));
      const members = await testApp.database.user.createManyAndReturn({ data: guests });
      const since = { userId: user.id, role: "member", acceptedAt: createdAt };
      await testApp.database.householdMember.createMany({
        data: members.map(({ id }) => ({ ...since, memberId: id })),
      });
      const invited = { userId: user.id, role: "member", createdAt, expiresAt };
      const data = times(12, (at) => ({
        ...invited,
        email: `${at}@example.com`,
        tokenHash: `${user.id} ${at}`,
      }));
      await testApp.database.householdInvitation.createMany({ data });
      return () => call.household.invite({ email: "one-more@example.com", role: "member" });
    },
  ],
  [
    "addresses that may send receipts",
    50,
    async ({ user, call }) => {
      const data = times(50, (at) => ({ userId: user.id, email: `${at}@example.com`, createdAt }));
      await testApp.database.mailSender.createMany({ data });
      return () => call.mailIn.addSender({ email: "one-more@example.com" });
    },
  ],
  [
    "comments on a claim",
    500,
    async ({ user, call }) => {
      const { id: claimId } = await call.claims.create({ taxYear: 2025 });
      const data = times(500, () => ({
        userId: user.id,
        claimId,
        author: "You",
        text: "Which loaf?",
        createdAt,
      }));
      await testApp.database.claimComment.createMany({ data });
      return () => call.comments.add({ claimId, text: "One more" });
    },
  ],
];

test.each(FILLED)("api-78 of %s there are %i at most, and one more is refused", async (_said, most, fill) => {
  const oneMore = await fill(await testApp.signIn());
  expect(await refusalOf(oneMore())).toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining(` ${most} `),
  });
});
