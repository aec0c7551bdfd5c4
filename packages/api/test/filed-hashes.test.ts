import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
type Rows = Parameters<typeof logged>[2];

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
/** Ids that come after the owner's, which begins with the time of its making. */
const idOf = (account: number, thing: number) =>
  `f000000${account}-0000-7000-8000-${String(thing).padStart(12, "0")}`;

/** The people of an account and who eats what: Ann, who owns it, and Ben, both with celiac disease. */
async function family({ user, call }: Person, account: number, relation: "child" | "other-dependant") {
  const ben = idOf(account, 900);
  const people = [
    { id: user.id, name: "Ann", relation: "self", birthDate: day("1980-01-01"), cents: 5_000_000 },
    { id: ben, name: "Ben", relation, birthDate: day("2004-05-05"), cents: 900_000 },
  ];
  for (const { cents, ...person } of people)
    await testApp.database.person.create({
      data: { ...person, userId: user.id, celiac: true, incomes: { create: { taxYear: 2025, cents } } },
    });
  const shares = [
    { personId: user.id, share: 0.5 },
    { personId: ben, share: 0.25 },
  ];
  await call.people.setShares({ shares });
  await call.people.setShares({ category: "Snacks", shares: [{ personId: ben, share: 1 }] });
}

/** A year in which each rule of the sum has a line; amounts in cents of `currency`. */
function year(account: number, currency: string, purchaseDate: Date): Rows {
  const bought = { purchaseDate, currency };
  const other = currency === "CAD" ? "USD" : "CAD";
  const loaf = { ...bought, name: "GF White Loaf", size: 400, unit: "g", priceEvidence: seen(349, 675, "g") };
  const ham = { ...bought, name: "GF Deli Ham", soldByWeight: true, unit: "kg", category: "Meat" };
  const rows: Rows = [
    { ...loaf, quantity: 3, price: 1947, regularPrice: 620, catalogueVersion: "2026-10" },
    { ...loaf, name: "GF WHT LOAF", size: 0.4, unit: "kg", price: 679, regularPrice: 207 },
    { ...loaf, size: 600, quantity: 4, price: 3596, regularPrice: 1241, catalogueVersion: "2026-11" },
    {
      ...loaf,
      kind: "return",
      purchaseDate: day("2025-11-30"),
      returnOfId: idOf(account, 1),
      quantity: -1,
      price: -649,
      regularPrice: -207,
    },
    { ...bought, name: "RETURN GF SOUP", kind: "return", quantity: -1, price: -300, regularPrice: -100 },
    { ...bought, name: "GF Soup", quantity: 2, price: 600, regularPrice: 200, priceSource: "catalogue" },
    { ...ham, quantity: 1, size: 0.835, price: 1286, regularPrice: 919, priceEvidence: seen(1100, 1, "kg") },
    { ...ham, quantity: 2, size: 0.41, price: 1262, regularPrice: 902, priceEvidence: seen(1100, 1, "kg") },
    { ...bought, name: "GF Cookies", price: 9550, regularPrice: 4967, taxCents: 1242, regularTaxCents: 646 },
    {
      ...bought,
      name: "GF Chips",
      category: "Snacks",
      price: 468,
      regularPrice: 200,
      priceSource: "estimate",
    },
    { ...bought, name: "GF Crackers", price: 300, regularPrice: 400, priceSource: "custom" },
    { ...bought, name: "GF Crackers", price: 650, regularPrice: 400, priceSource: "custom" },
    {
      ...bought,
      name: "Xanthan Gum",
      kind: "no-counterpart",
      price: 799,
      regularPrice: 0,
      priceSource: "none",
    },
    { ...loaf, currency: other, quantity: 10, price: 7490, regularPrice: 2068 },
    { ...loaf, purchaseDate: day("2023-03-03"), price: 699, regularPrice: 207 },
  ];
  return rows.map((row, at) => ({ ...row, id: idOf(account, at + 1) }));
}

/** Each with the hash of today's text, and of the text from when a return was still summed under its own name. */
const FILED = [
  [
    "a Canadian year at the average rate",
    "ca",
    "child",
    {},
    "canada",
    "84d17ced88a6a59605c721e525ccde2a61058f9957b13262db34484a3aa1cce4",
    "f2b63dbe5ade2715ad6bf3566a3648cc08c116905d8995a392dfced6a3f891a2",
  ],
  [
    "a Canadian twelve months at the day's rate, with tax",
    "ca",
    "other-dependant",
    { period: { from: "2024-09-11", to: "2025-09-10" }, exchangeMethod: "daily" },
    "canada-daily-rates",
    "0182ed4d6712d8e599ff63d5edd38de39d722c2f82c4bb0db2f16dd0752cf6ff",
    "e4046bc3fb1ed1066d3bd214a186c8876bb3fc28b1c5cccb15287dba53931802",
  ],
  [
    "an American year",
    "us",
    "child",
    { countGuidance: true },
    "united-states",
    "cd6c6944fcdb018be0e406d8d0eadd696b00a7f541252a30af4bd4093ff851a8",
    "edb724177e9c383c013927db76aa6226311571aaa360d6f035734f2592ce3d91",
  ],
] as const;
type Case = (typeof FILED)[number];

/** Enters all that a claim of 2025 rests on, and makes its draft. */
async function drafted([, edition, relation, change]: Case, account: number) {
  const person = await testApp.signIn(undefined, edition);
  const { call } = person;
  const currency = edition === "ca" ? "CAD" : "USD";
  await family(person, account, relation);
  await logged(testApp, person, year(account, currency, day("2025-03-10")));
  await call.products.merge({ from: "GF WHT LOAF", into: "GF White Loaf" });
  const source = "Bank of Canada, daily rate";
  await call.exchangeRates.set({ method: "daily", date: "2025-03-10", cadPerUsd: 1.4419, source });
  await call.expenses.add({ what: "Dentist", date: "2025-04-17", amount: 2400.1 });
  const entry = await call.adjustments.add({ kind: "reimbursement", date: "2025-04-17", amount: 10.05 });
  if ("exchangeMethod" in change) await call.account.updateProfile({ countTax: true });
  const { id } = await call.claims.create({ taxYear: 2025 });
  await call.claims.change({ id, worthInputs: edition === "ca" ? { province: "ON" } : {}, ...change });
  return { person, id, entryId: entry.id };
}

/** A snapshot without the ids that each run makes again. */
async function frozen({ user }: Person, id: string): Promise<string> {
  const { snapshot, snapshotSha256 } = await testApp.database.claim.findUniqueOrThrow({ where: { id } });
  const text = snapshot ?? "";
  expect(snapshotSha256).toBe(sha256(text));
  return text.replaceAll(user.id, "owner").replace(/"id":"0[0-9a-f-]{35}"/g, '"id":"entry"');
}

test.each(FILED.map((one, at) => [one[0], one, at + 1] as const))(
  "claim-42 %s is frozen as it was before, text and hash",
  async (_which, one, account) => {
    const { person, id } = await drafted(one, account);
    await person.call.claims.file({ id });
    expect((await person.call.claims.changes({ id, page: 1, perPage: 50 })).difference).toEqual([]);
    const text = await frozen(person, id);
    await expect(text).toMatchFileSnapshot(`./filed-claims/${one[4]}.txt`);
    expect(sha256(text)).toBe(one[5]);
  },
);

const asAccount = (account: number, text: string) => text.replace(/f000000\d/g, `f000000${account}`);
const BEFORE = fileURLToPath(new URL("./filed-claims/before-returns", import.meta.url));

test.each(FILED.map((one, at) => [one[0], one, at + 4] as const))(
  "claim-45 %s that was filed with a return under its own name keeps its text, differs by it, and can be adjusted",
  async (_which, one, account) => {
    const { person, id, entryId } = await drafted(one, account);
    const { user, call } = person;
    const before = await readFile(`${BEFORE}/${one[4]}.txt`, "utf8");
    expect(sha256(before)).toBe(one[6]);
    const snapshot = asAccount(account, before)
      .replaceAll("owner", user.id)
      .replace('"id":"entry"', `"id":"${entryId}"`);
    const { period } = JSON.parse(before);
    await testApp.database.claim.update({
      where: { id },
      data: {
        status: "filed",
        periodFrom: day(period.from),
        periodTo: day(period.to),
        filedAt: day("2026-03-01"),
        snapshot,
        snapshotSha256: sha256(snapshot),
      },
    });
    const asked = { id, page: 1, perPage: 50 };
    const { difference, amountFiled, amountNow, snapshotSha256 } = await call.claims.changes(asked);
    expect(snapshotSha256).toBe(sha256(snapshot));
    const soup = difference.filter(({ thing }) => thing === "line-item" || thing === "row");
    expect(soup.length).toBeGreaterThan(0);
    for (const change of soup) expect(JSON.stringify(change).toLowerCase()).toContain("gf soup");
    expect(amountFiled).toBe(JSON.parse(before).totals.amountCents / 100);
    // Two cans, 6.00 against 2.00, and one back for 3.00 against 1.00: 2.00 of 4.00, of which 3/4 are eaten.
    expect((amountFiled ?? 0) - amountNow).toBeCloseTo(1.5);
    expect(await call.claims.adjust({ id })).toMatchObject({ status: "adjusted" });
    const adjusted = asAccount(account - 3, await frozen(person, id));
    expect(sha256(adjusted)).toBe(one[5]);
  },
);
