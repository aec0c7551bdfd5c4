import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personRecordSchema } from "../src/account-data/household-records";
import { bringIn, exportOf } from "./support/account-file";
import { authenticator } from "./support/authenticator";
import { logged } from "./support/logged";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn, zipOf } from "./support/zip";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(async () => {
  await testApp.close();
});

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** A parent and a celiac child who share bread, snacks and the rest each in another way. */
async function household() {
  const owner = await testApp.signIn();
  const bread = randomUUID();
  await logged(testApp, owner, [{ id: bread }, { name: "GF bar", category: "Snacks" }, { name: "GF pie" }]);
  const mia = await owner.call.people.add({
    name: "Mia",
    relation: "child",
    birthDate: "1988-05-05",
    celiac: true,
    diagnosedOn: "1989-11-05",
    letter: { date: "2019-01-31", practitioner: "doctor", signedBy: "Dr. Asha Rao" },
    netIncomeByYear: { 2024: 12.34, 2025: 20_000 },
  });
  const share = (personId: string, part: number) => ({ personId, share: part });
  await owner.call.people.setShares({ shares: [share(owner.user.id, 0.5), share(mia.id, 0.25)] });
  await owner.call.people.setShares({ category: "Snacks", shares: [] });
  await owner.call.people.setLineItemShares({ id: bread, shares: [share(mia.id, 1)] });
  return { ...owner, bread };
}

async function seenBy({ call, user }: Person) {
  const { people } = await call.people.list({ year: 2025 });
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  const { inForce, categories, lineItems } = await call.people.shares();
  const report = await call.taxReport.products({ year: 2026 });
  return {
    owner: people[0]?.id === user.id,
    people: people.map(({ id: _id, ...person }) => person),
    shares: inForce.map(({ personId, share }) => [nameOf(personId), share]).sort(),
    categories,
    lineItems,
    rows: report.products.map(({ person, product, amountToClaim }) => [person?.name, product, amountToClaim]),
    total: report.totalToClaim,
  };
}

test("accounts-40 accounts-41 claim-10 people and shares are downloaded and brought back, with the same claim", async () => {
  const owner = await household();
  const zip = await exportOf(owner);
  const other = await testApp.signIn();
  await bringIn(other, zip);
  const seen = await seenBy(other);
  expect(seen).toEqual(await seenBy(owner));
  expect(seen).toMatchObject({ owner: true, lineItems: 1, total: 6.13 });
});

test("receipts-88 accounts-40 accounts-41 who eats the lines of a draft is downloaded and brought back with its people", async () => {
  const owner = await testApp.signIn();
  const { id: mia } = await owner.call.people.add({ name: "Mia", relation: "child", celiac: true });
  const lines = [readItem("GF BREAD", 699), readItem("GF PENNE", 449), readItem("GF BAR", 199)];
  const { items } = await readReceipt(testApp, owner, readingAt("Maple Grocer", "2026-03-14", lines));
  const stated = [[{ personId: mia, share: 0.5 }], [], null];
  for (const [at, { id, name, price }] of items.entries())
    await owner.call.receipts.changeDetails({ id, name, price, shares: stated[at] });
  const other = await testApp.signIn();
  await bringIn(other, await exportOf(owner));
  const { people } = await other.call.people.list({});
  const here = people.find(({ name }) => name === "Mia")?.id;
  expect(here).not.toBe(mia);
  const brought = await testApp.database.receiptItem.findMany({
    where: { receipt: { userId: other.user.id } },
    orderBy: { position: "asc" },
  });
  expect(brought.map(({ shares }) => shares)).toEqual([[{ personId: here, share: 0.5 }], [], null]);
});

test("accounts-41 a download of before people is taken; shares of people or items that it lacks are not", async () => {
  const owner = await household();
  const files = await filesIn(await exportOf(owner));
  const manifest = JSON.parse(files.get("manifest.json") ?? "") as { figures: Record<string, unknown> };
  const { people: _people, allocations: _shares, ...figures } = manifest.figures;
  const changed = (texts: Readonly<Record<string, string | null>>) =>
    zipOf(
      [...files].flatMap(([name, text]): [string, string][] => {
        const now = texts[name] === undefined ? text : texts[name];
        return now === null ? [] : [[name, now]];
      }),
    );
  const older = await testApp.signIn();
  const before = JSON.stringify({ ...manifest, figures });
  await bringIn(older, await changed({ "people.json": null, "shares.json": null, "manifest.json": before }));
  expect((await older.call.people.list({})).people.map(({ name }) => name)).toEqual(["You"]);
  const people: object[] = JSON.parse(files.get("people.json") ?? "");
  const unstated = people.map((person) => ({ ...person, diagnosedOn: undefined, letterSignedBy: undefined }));
  const beforeDiagnoses = await testApp.signIn();
  await bringIn(beforeDiagnoses, await changed({ "people.json": JSON.stringify(unstated) }));
  expect((await beforeDiagnoses.call.people.list({})).people).toMatchObject([
    { name: "You" },
    { name: "Mia", diagnosedOn: null, letter: { practitioner: "doctor", signedBy: null } },
  ]);
  const nobody = "00000000-0000-7000-8000-00000000dead";
  const [mia] = JSON.parse(files.get("people.json") ?? "").slice(-1);
  const damages: Record<string, string>[] = [
    { "shares.json": (files.get("shares.json") ?? "").replaceAll(mia.id, nobody) },
    { "shares.json": (files.get("shares.json") ?? "").replaceAll(owner.bread, nobody) },
    { "shares.json": (files.get("shares.json") ?? "").replaceAll('"share":1', '"share":1.5') },
    { "people.json": (files.get("people.json") ?? "").replaceAll('"child"', '"self"') },
    { "people.json": (files.get("people.json") ?? "").replaceAll('"cents":2000000', '"cents":-1') },
  ];
  for (const wrong of damages) {
    const other = await testApp.signIn();
    await expect(bringIn(other, await changed(wrong))).rejects.toMatchObject({ status: 422 });
    expect(await testApp.database.person.count({ where: { userId: other.user.id } })).toBe(0);
    expect(await testApp.database.lineItem.count({ where: { userId: other.user.id } })).toBe(0);
  }
});

test("accounts-40 accounts-41 members, invitations and comments are in the download without a token, and make nobody a member elsewhere", async () => {
  const owner = await household();
  const { call, user } = owner;
  const [partner, host] = [await testApp.signIn(), await testApp.signIn()];
  const since = { role: "preparer", acceptedAt: testApp.clock.now };
  await testApp.database.householdMember.createMany({
    data: [
      { userId: user.id, memberId: partner.user.id, ...since },
      { userId: host.user.id, memberId: user.id, ...since },
    ],
  });
  await call.household.invite({ email: "accountant@example.com", role: "preparer" });
  const { id: claimId } = await call.claims.create({ taxYear: 2026 });
  await call.comments.add({ claimId, lineItemId: owner.bread, text: "Which size?" });
  const zip = await exportOf(owner);
  const files = await filesIn(zip);
  const text = files.get("account.json") ?? "";
  expect(JSON.parse(text)).toMatchObject({
    household: {
      members: [{ email: partner.user.email, role: "preparer" }],
      invitations: [{ email: "accountant@example.com", role: "preparer" }],
      memberOf: [{ owner: { email: host.user.email }, role: "preparer" }],
      comments: [{ claimId, lineItemId: owner.bread, text: "Which size?", author: user.email }],
    },
  });
  const { tokenHash } = await testApp.database.householdInvitation.findFirstOrThrow({
    where: { userId: user.id },
  });
  for (const [, content] of files) expect(content).not.toContain(tokenHash);
  const other = await testApp.signIn();
  await bringIn(other, zip);
  expect(await other.call.household.list()).toEqual({ members: [], invitations: [] });
  expect((await other.call.household.accounts()).accounts).toHaveLength(1);
  expect((await host.call.household.list()).members).toHaveLength(1);
});

test("accounts-40 comments on other people's claims, webhook logs and what an Undo keeps are in the download", async () => {
  const [owner, host] = [await household(), await testApp.signIn()];
  const { call, user } = owner;
  const { id: claimId } = await host.call.claims.create({ taxYear: 2026 });
  await testApp.database.claimComment.create({
    data: {
      userId: host.user.id,
      claimId,
      authorId: user.id,
      author: "Ann",
      text: "Is this a loaf?",
      createdAt: testApp.clock.now,
    },
  });
  const webhook = await testApp.database.webhook.create({
    data: {
      userId: user.id,
      url: "https://example.com/hooks",
      events: ["line_item.changed"],
      sealedSecret: "s",
      createdAt: testApp.clock.now,
    },
  });
  const { id } = await call.people.add({ name: "Kim", relation: "child", celiac: false });
  await call.people.delete({ id });
  await call.taxReport.deleteLineItem({ id: owner.bread });
  const files = await filesIn(await exportOf(owner));
  const record = JSON.parse(files.get("account.json") ?? "");
  expect(record).toMatchObject({
    household: { ownComments: [{ owner: { email: host.user.email }, text: "Is this a loaf?" }] },
    webhooks: [{ url: webhook.url, deliveries: [{ type: "line_item.changed", status: "waiting" }] }],
    undos: [{ act: "person-removed" }],
  });
  expect(JSON.stringify(record)).not.toContain("sealedSecret");
});

test("accounts-40 accounts-41 passkeys are in the download without their keys, and none is made elsewhere", async () => {
  const owner = await testApp.signIn();
  const credential = authenticator().make(await owner.call.passkeys.options());
  await owner.call.passkeys.add({ name: "My phone", credential });
  const { credentialId, publicKey } = await testApp.database.passkey.findFirstOrThrow({
    where: { userId: owner.user.id },
  });
  const zip = await exportOf(owner);
  const files = await filesIn(zip);
  expect(JSON.parse(files.get("account.json") ?? "")).toMatchObject({ passkeys: [{ name: "My phone" }] });
  for (const [, content] of files) {
    expect(content).not.toContain(credentialId);
    expect(content).not.toContain(publicKey);
  }
  const other = await testApp.signIn();
  await bringIn(other, zip);
  expect(await other.call.passkeys.list()).toEqual([]);
});

test("accounts-40 every column of people is in the download", async () => {
  const { rows } = await testApp.pool.query<{ column: string }>(
    `SELECT column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = 'people' AND column_name <> 'user_id'`,
  );
  const reported = rows.map(({ column }) =>
    column.replace(/_([a-z0-9])/g, (_under, letter: string) => letter.toUpperCase()),
  );
  expect(Object.keys(personRecordSchema.shape)).toEqual(expect.arrayContaining(reported));
});

test("accounts-40 accounts-41 claim-15 claim-25 what was entered beside the food is downloaded and brought back, with the same claim", async () => {
  const owner = await household();
  const { call, bread } = owner;
  const dentist = await call.expenses.add({ date: "2026-02-11", amount: 240.5, what: "Dentist" });
  await call.expenses.add({ date: "2026-02-12", amount: 80, what: "Clinic", currency: "USD" });
  const refund = { kind: "reimbursement", date: "2026-02-13", amount: 20, note: "Health plan" } as const;
  await call.adjustments.add({ ...refund, lineItemIds: [bread], expenseIds: [dentist.id], expected: true });
  await call.adjustments.add({ kind: "mileage", date: "2026-02-14", miles: 12.5 });
  const rate = { method: "annual-average", date: "2026-01-01", cadPerUsd: 1.41, source: "a bank" } as const;
  await call.exchangeRates.set(rate);
  const other = await testApp.signIn();
  await bringIn(other, await exportOf(owner));
  const entered = async (person: Person) => {
    const { id } = await person.call.claims.create({ taxYear: 2026 });
    const { best } = await person.call.claims.bestPeriod({ id });
    const { expenses, totals } = await person.call.expenses.list({});
    const { adjustments } = await person.call.adjustments.list({});
    return {
      best: best.map(({ expenses: sum }) => sum),
      expenses: expenses.map(({ id: _id, personId: _person, ...rest }) => rest),
      totals,
      adjustments: adjustments.map(({ kind, amount, miles, note, lineItemIds }) => [
        ...[kind, amount, miles, note],
        lineItemIds.length,
      ]),
      rates: (await person.call.exchangeRates.list()).rates.map(({ id: _id, ...rest }) => rest),
    };
  };
  const seen = await entered(other);
  expect(seen).toEqual(await entered(owner));
  expect(seen).toMatchObject({
    adjustments: [
      [refund.kind, 20, null, refund.note, 1],
      ["mileage", 2.56, 12.5, "", 0],
    ],
    rates: [rate],
  });
});
