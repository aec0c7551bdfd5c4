import { createHash, randomUUID } from "node:crypto";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { canonicalJson } from "@gf-ledger/claim/snapshot/canonical-json";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BegunImport, beginImport } from "../src/account-data/verbs/import-account";
import { answerOf } from "../src/refusals/refusal-error";
import { bringIn, exportOf, signedIn } from "./support/account-file";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn, zipOf, zipOfZeros } from "./support/zip";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const linesOf = async ({ call }: Person) => (await call.taxReport.lineItems()).lineItems;

const claimsOf = (zip: Map<string, string>) => JSON.parse(zip.get("claims.json") ?? "[]");

describe("accounts-52 a download is imported into an account that holds nothing", () => {
  test.each([
    ["a draft", (one: Person) => one.call.receipts.create({ image: Buffer.from("hi") })],
    ["a line item", (one: Person) => logged(testApp, one, [{}])],
    ["a person", (one: Person) => one.call.people.add({ name: "Kim", relation: "spouse", celiac: true })],
    [
      "a price of one's own",
      (one: Person) => one.call.products.setPrice({ productId: CATALOGUE[0]?.id ?? "", ownPrice: 3 }),
    ],
    [
      "a price in the price book",
      (one: Person) => one.call.priceBook.add({ name: "Bread", price: 3, seenOn: "2026-03-01" }),
    ],
    [
      "an expense",
      (one: Person) => one.call.expenses.add({ date: "2026-02-11", amount: 2, what: "Dentist" }),
    ],
    [
      "an exchange rate",
      (one: Person) =>
        one.call.exchangeRates.set({ method: "daily", date: "2026-02-11", cadPerUsd: 1.4, source: "a bank" }),
    ],
    ["a claim", (one: Person) => one.call.claims.create({ taxYear: 2025 })],
  ])("one with %s refuses it, says what to do, and stays as it is", async (_what, write) => {
    const [here, there] = [await testApp.signIn(), await testApp.signIn()];
    await logged(testApp, there, [{ name: "GF cake" }]);
    await write(here);
    const before = await linesOf(here);
    await expect(bringIn(here, await exportOf(there))).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^This account already holds records\..* create a new account/),
    });
    expect(await linesOf(here)).toEqual(before);
  });

  test("the same one sent three times, one after the other and at once, is imported once", async () => {
    const [here, there] = [await testApp.signIn(), await testApp.signIn()];
    await logged(testApp, there, [{}, {}]);
    const zip = await exportOf(there);
    await bringIn(here, zip);
    for (const _again of [1, 2]) await expect(bringIn(here, zip)).rejects.toMatchObject({ status: 409 });
    expect(await linesOf(here)).toHaveLength(2);
    // On servers apart nothing but the database keeps the three from each other.
    const other = await testApp.signIn();
    const places: BegunImport[] = [];
    for (const _server of [1, 2, 3]) {
      const place = answerOf(await beginImport(signedIn(other)));
      place.end();
      places.push(place);
    }
    const all = await Promise.all(places.map(({ bringIn: fill }) => fill(zip, {})));
    expect(all.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
    expect(await linesOf(other)).toHaveLength(2);
  });

  test("one whose owner alone was described takes what the download says of the owner", async () => {
    const [here, there] = [await testApp.signIn(), await testApp.signIn()];
    const owner = ({ user }: Person, name: string) => ({ id: user.id, name, relation: "self" as const });
    await there.call.people.change({ ...owner(there, "Ada"), celiac: true, netIncomeByYear: { 2025: 20 } });
    await here.call.people.change({ ...owner(here, "Bea"), celiac: false, netIncomeByYear: { 2024: 10 } });
    await bringIn(here, await exportOf(there));
    const { people } = await here.call.people.list({});
    expect(people).toMatchObject([{ id: here.user.id, name: "Ada", netIncomeByYear: { 2025: 20 } }]);
  });
});

describe("accounts-53 claims and the record of changes", () => {
  async function filer() {
    const person = await testApp.signIn();
    await logged(testApp, person, [extraOf(10, "2025-03-03"), extraOf(4, "2025-04-03")]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    await person.call.claims.file({ id, why: "Sent with the return", moreRepayments: false });
    return { person, id };
  }

  test("accounts-91 a stored text that holds U+FEFF, from before texts were cleaned, comes back as it was", async () => {
    const { person } = await filer();
    const why = '\uFEFFSent "\uFEFFto" the agency';
    await testApp.database.recordChange.updateMany({ where: { userId: person.user.id }, data: { why } });
    const other = await testApp.signIn();
    await bringIn(other, await exportOf(person));
    const brought = await testApp.database.recordChange.findMany({ where: { userId: other.user.id } });
    expect(new Set(brought.map((change) => change.why))).toEqual(new Set([why]));
  });

  test("a filed claim is brought in with its snapshot, which this account's own rows are compared with", async () => {
    const { person, id } = await filer();
    const before = await person.call.claims.changes({ id });
    expect(before.difference).toEqual([]);
    const other = await testApp.signIn();
    await bringIn(other, await exportOf(person));
    const [claim] = (await other.call.claims.list()).claims;
    expect(claim).toMatchObject({ taxYear: 2025, status: "filed", filedElsewhere: true });
    expect((await person.call.claims.get({ id })).filedElsewhere).toBe(false);
    expect(claim?.id).not.toBe(id);
    const filed = await testApp.database.claim.findUniqueOrThrow({ where: { id } });
    expect(await testApp.database.claim.findUniqueOrThrow({ where: { id: claim?.id ?? "" } })).toMatchObject({
      snapshot: filed.snapshot,
      snapshotSha256: filed.snapshotSha256,
    });
    const changes = await other.call.claims.changes({ id: claim?.id ?? "" });
    expect(changes).toMatchObject({
      difference: [],
      moreRepayments: false,
      amountFiled: before.amountFiled,
      amountNow: before.amountNow,
    });
    const [line] = await linesOf(other);
    await other.call.taxReport.updateLineItem({ id: line?.id ?? "", price: 50, why: "Read again" });
    const after = await other.call.claims.changes({ id: claim?.id ?? "" });
    expect(after.difference.length).toBeGreaterThan(0);
    expect(after.recorded).toMatchObject(
      [{ field: "extraCost" }, { field: "price", why: "Read again" }].slice(1),
    );
    expect(
      await testApp.database.lineItem.count({ where: { userId: other.user.id, claimId: claim?.id ?? "" } }),
    ).toBe(2);
  });

  test("brought on to a third account, it is still compared with that one's rows", async () => {
    const { person } = await filer();
    const [second, third] = [await testApp.signIn(), await testApp.signIn()];
    await bringIn(second, await exportOf(person));
    await bringIn(third, await exportOf(second));
    const [claim] = (await third.call.claims.list()).claims;
    expect((await third.call.claims.changes({ id: claim?.id ?? "" })).difference).toEqual([]);
  });

  test("a snapshot that does not bear out its hash is refused, and nothing comes in", async () => {
    const { person } = await filer();
    const files = await filesIn(await exportOf(person));
    files.set("claims.json", (files.get("claims.json") ?? "").replace(/"snapshot":"\{/, '"snapshot":" {'));
    const other = await testApp.signIn();
    await expect(bringIn(other, await zipOf(files))).rejects.toMatchObject({ status: 422 });
    expect(await linesOf(other)).toEqual([]);
  });

  test.each([
    ["a field that no claim has", (content: ClaimContent) => ({ ...content, more: 1 })],
    [
      "a word without end",
      (content: ClaimContent) => ({
        ...content,
        rows: content.rows.map((row) => ({ ...row, product: "x".repeat(200_000) })),
      }),
    ],
    ["another tax year", (content: ClaimContent) => ({ ...content, taxYear: 2024 })],
    ["nothing", () => ({})],
  ])("a snapshot with %s is refused, though its hash fits", async (_what, change) => {
    const { person } = await filer();
    const files = await filesIn(await exportOf(person));
    const claims = claimsOf(files).map((claim: { snapshot: string }) => {
      const snapshot = canonicalJson(change(JSON.parse(claim.snapshot)));
      return { ...claim, snapshot, snapshotSha256: hashOf(snapshot) };
    });
    files.set("claims.json", JSON.stringify(claims));
    const other = await testApp.signIn();
    await expect(bringIn(other, await zipOf(files))).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("(claims.0.snapshot)"),
    });
  });

  test("an adjusted claim of people, shares, letters, expenses and adjustments comes whole", async () => {
    const person = await testApp.signIn();
    await logged(testApp, person, [extraOf(90, "2025-03-03"), extraOf(70, "2025-04-03")]);
    const mia = await person.call.people.add({
      name: "Mia",
      relation: "child",
      birthDate: "2014-05-05",
      celiac: true,
      diagnosedOn: "2019-01-01",
      letter: { date: "2019-01-31", practitioner: "doctor", signedBy: "Dr. Asha Rao" },
      netIncomeByYear: { 2025: 0 },
    });
    await person.call.people.setShares({ shares: [{ personId: mia.id, share: 1 / 3 }] });
    await person.call.expenses.add({ date: "2025-02-11", amount: 240.5, what: "Dentist" });
    await person.call.adjustments.add({ kind: "shipping", date: "2025-02-13", amount: 20, note: "Parcel" });
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    await person.call.claims.change({ id, worthInputs: { province: "ON" } });
    await person.call.claims.file({ id });
    await person.call.expenses.add({ date: "2025-03-11", amount: 10, what: "Clinic" });
    await person.call.claims.adjust({ id });
    const draft = await person.call.claims.create({ taxYear: 2024 });
    await person.call.claims.delete({ id: draft.id });
    const other = await testApp.signIn();
    await bringIn(other, await exportOf(person));
    const [claim] = (await other.call.claims.list()).claims;
    expect(claim).toMatchObject({ status: "adjusted", filedElsewhere: true });
    const [before, after] = [
      await person.call.claims.changes({ id }),
      await other.call.claims.changes({ id: claim?.id ?? "" }),
    ];
    expect(after.difference).toEqual([]);
    expect(after.amountFiled).toBe(before.amountFiled);
    const changes = await testApp.database.recordChange.count({ where: { userId: person.user.id } });
    expect(await testApp.database.recordChange.count({ where: { userId: other.user.id } })).toBe(changes);
  });
});

describe("accounts-73 accounts-74 an import brings nothing that a person could not have entered", () => {
  async function withChange(change: object) {
    const person = await testApp.signIn();
    await logged(testApp, person, [{}]);
    const files = await filesIn(await exportOf(person));
    const record = {
      id: randomUUID(),
      thing: "claim",
      thingId: randomUUID(),
      change: "changed",
      field: "status",
      old: "draft",
      new: "filed",
      changedBy: "you",
      why: null,
      changedAt: "2026-03-01T12:00:00.000Z",
      ...change,
    };
    const manifest = JSON.parse(files.get("manifest.json") ?? "");
    const changes = [...JSON.parse(files.get("changes.json") ?? "[]"), record];
    manifest.figures.changes = changes.length;
    files.set("changes.json", JSON.stringify(changes)).set("manifest.json", JSON.stringify(manifest));
    return { zip: await zipOf(files), at: changes.length - 1 };
  }
  const refusedWith = async (bytes: Uint8Array) =>
    bringIn(await testApp.signIn(), bytes).then(
      () => "taken",
      ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
    );

  test("a change of a claim that is not in the download, and so perhaps somebody else's, is refused", async () => {
    const { zip } = await withChange({});
    expect(await refusedWith(zip)).toMatch(/^422 The figures in this ZIP do not add up\./);
  });

  test("a change of a thing that is gone gets an id of its own, never one that another account may have", async () => {
    const foreign = randomUUID();
    const { zip } = await withChange({ thing: "person", thingId: foreign, field: "name" });
    const other = await testApp.signIn();
    await bringIn(other, zip);
    const changes = await testApp.database.recordChange.findMany({ where: { userId: other.user.id } });
    expect(changes.filter(({ thing }) => thing === "person")).toHaveLength(1);
    expect(changes.map(({ thingId }) => thingId)).not.toContain(foreign);
  });

  test("a change or purchase of a day that is still to come is refused, by name", async () => {
    const { zip, at } = await withChange({ thing: "person", changedAt: "2099-01-01T00:00:00.000Z" });
    expect(await refusedWith(zip)).toBe(
      `422 Something in this ZIP is dated after today (changes.${at}.changedAt). Nothing was imported.`,
    );
    const person = await testApp.signIn();
    await logged(testApp, person, [{ purchaseDate: new Date("2099-01-01T00:00:00Z") }]);
    expect(await refusedWith(await exportOf(person))).toContain("(lineItems.0.purchaseDate)");
  });

  test("api-70 a value that no field can hold is refused at the record that it stands in", async () => {
    const long = "x".repeat(200_000);
    for (const change of [{ old: long }, { new: { note: long } }, { thing: "person", changedBy: long }]) {
      const { zip, at } = await withChange({ thing: "person", ...change });
      expect(await refusedWith(zip)).toContain(`(changes.${at}.`);
    }
    const person = await testApp.signIn();
    await logged(testApp, person, [{ name: "x".repeat(501) }]);
    expect(await refusedWith(await exportOf(person))).toContain("(lineItems.0.name)");
    for (const [field, amount] of [
      ["quantity", { quantity: 1e-300 }],
      ["size", { size: 1e-300, unit: "g" }],
    ] as const) {
      const tiny = await testApp.signIn();
      await logged(testApp, tiny, [amount]);
      expect(await refusedWith(await exportOf(tiny))).toContain(`(lineItems.0.${field})`);
    }
  });

  test("more than an account holds of a kind is refused before anything is read, and so are too many bytes", async () => {
    const { zip } = await withChange({ thing: "person" });
    const files = await filesIn(zip);
    const manifest = JSON.parse(files.get("manifest.json") ?? "");
    for (const [kind, count] of [
      ["people", 51],
      ["receipts", 50_001],
      ["changes", 500_001],
    ] as const) {
      const figures = { ...manifest.figures, [kind]: count };
      files.set("manifest.json", JSON.stringify({ ...manifest, figures }));
      expect(await refusedWith(await zipOf(files))).toMatch(/^413 This ZIP holds more than an account can/);
    }
    expect(await refusedWith(await zipOfZeros("changes.json", 101))).toMatch(/^413 This ZIP unpacks to more/);
  });
});
