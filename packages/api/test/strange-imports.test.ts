import { AppError } from "@gf-ledger/domain/app-error";
import { TRPCError } from "@trpc/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginImport } from "../src/account-data/verbs/import-account";
import { answerOf } from "../src/refusals/refusal-error";
import { exportOf, signedIn } from "./support/account-file";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn, zipOf } from "./support/zip";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
type Place = readonly (string | number)[];

const STRANGE = [
  "W".repeat(200_000),
  "\u202Ea\u2066\u2028b",
  `a\u0000${"\u0301".repeat(400)}`,
  "\n=HYPERLINK(1)".repeat(10_000),
  `${" ".repeat(90_000)}-`,
];

/** Where a record holds texts, in the first entry of each list. */
function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === "string") return [place];
  if (Array.isArray(value)) return value.length > 0 ? textsIn(value[0], [...place, 0]) : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...place, name]));
}

/** A copy with another value at a place. */
function withAt(value: unknown, [key, ...rest]: Place, instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value)) return value.map((part, at) => (at === key ? withAt(part, rest, instead) : part));
  return { ...(value as object), [key]: withAt(Reflect.get(value as object, key), rest, instead) };
}

/** Whether it was taken, or refused with a status and words; anything else is thrown. */
async function taken(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    const refusal = error instanceof TRPCError ? error.cause : error;
    if (refusal instanceof AppError && refusal.status < 500 && /\S/.test(refusal.message)) return false;
    throw error;
  }
}

async function bringIn(person: Person, zip: Buffer): Promise<void> {
  const { bringIn: fill, end } = answerOf(await beginImport(signedIn(person)));
  answerOf(await fill(zip, {}).finally(end));
}

/** Everything that the account shows can still be read. */
async function readAll(person: Person): Promise<void> {
  const { call } = person;
  await Promise.all([call.taxReport.lineItems(), call.people.list({}), call.expenses.list({})]);
  for (const { id } of (await call.claims.list()).claims) await call.claims.changes({ id });
  await exportOf(person);
}

async function richAccount(): Promise<Buffer> {
  const person = await testApp.signIn();
  const { call } = person;
  await logged(testApp, person, [extraOf(10, "2025-03-03"), extraOf(4, "2025-04-03")]);
  await call.people.add({ name: "Sam", relation: "spouse", celiac: false });
  await call.expenses.add({ date: "2025-02-11", amount: 2, what: "Dentist" });
  await call.priceBook.add({ name: "Bread", price: 3, seenOn: "2025-03-01" });
  const { id } = await call.claims.create({ taxYear: 2025 });
  await call.comments.add({ claimId: id, text: "Which loaf?" });
  await call.claims.file({ id, why: "Sent with the return" });
  return exportOf(person);
}

test("accounts-74 api-48 whatever text stands in a field of an account's download, it is refused with a sentence or what it brings can be read", async () => {
  const files = await filesIn(await richAccount());
  const records = [...files].filter(([name]) => name.endsWith(".json") && name !== "manifest.json");
  const places = records.flatMap(([name, text]) =>
    textsIn(JSON.parse(text)).map((place) => ({ name, text, place })),
  );
  let accepted = 0;
  let person = await testApp.signIn();
  for (const [at, { name, text, place }] of places.entries()) {
    const strange = STRANGE[at % STRANGE.length] ?? "";
    const changed = JSON.stringify(withAt(JSON.parse(text), place, strange));
    const zip = await zipOf(new Map([...files, [name, changed]]));
    if (!(await taken(bringIn(person, zip)))) continue;
    accepted += 1;
    await readAll(person);
    person = await testApp.signIn();
  }
  expect(places.length).toBeGreaterThan(60);
  expect(accepted).toBeGreaterThan(0);
}, 180_000);

test("reports-52 api-48 whatever text stands in a column of a table, the table is refused with a sentence or what it brings can be read", async () => {
  const headings = ["Date", "Store", "Item", "Category", "Quantity", "Size", "Unit", "Currency", "Price"];
  const row = ["2026-01-14", "Maple Grocer", "GF bread", "Snacks", "1", "500", "g", "CAD", "7.49"];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  let person = await testApp.signIn();
  let accepted = 0;
  for (const column of headings.keys()) {
    const inCell = STRANGE[column % STRANGE.length] ?? "";
    const inHeading = STRANGE[(column + 1) % STRANGE.length] ?? "";
    const put = (cells: string[], strange: string) =>
      cells.map((cell, at) => (at === column ? strange : cell));
    for (const lines of [
      [headings, put(row, inCell)],
      [put(headings, inHeading), row],
    ]) {
      const text = lines.map((line) => line.map(quoted).join()).join("\n");
      const file = { fileName: "strange.csv", file: Buffer.from(text) };
      const { preview, make } = person.call.imports;
      const attempt = preview(file).then(({ mapping }) => make({ ...file, mapping }));
      if (!(await taken(attempt))) continue;
      accepted += 1;
      await readAll(person);
      person = await testApp.signIn();
    }
  }
  expect(accepted).toBeGreaterThan(0);
}, 180_000);
