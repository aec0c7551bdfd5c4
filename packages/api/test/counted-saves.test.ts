import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_PHOTOS } from "../src/photos/sample-photos";
import { readItem, reading } from "./support/reading";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PHOTO = Buffer.from("a photo");
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ payments: createDemoPayments({ read: async () => null }) });
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function drafts({ call }: Person, count: number) {
  const read = [];
  for (let made = 0; made < count; made += 1) read.push(await call.receipts.create({ image: PHOTO }));
  return read;
}

async function savedFive(person: Person) {
  for (const { id } of await drafts(person, 5)) await person.call.receipts.confirm({ id });
}

/** Uploads a photo of which the reader says this. */
async function upload({ call }: Person, imageSha256: string, items = [readItem("GF BUNS", 599)]) {
  const { next } = testApp.reader;
  const perceptualHash = imageSha256.slice(0, 16);
  testApp.reader.next = () => ({ ok: true, reading: reading({ items }), imageSha256, perceptualHash });
  const receipt = await call.receipts.create({ image: PHOTO });
  testApp.reader.next = next;
  return receipt;
}

const usedBy = async ({ call }: Person) => (await call.receipts.planUse()).used;

async function takePremium({ user }: Person) {
  await testApp.database.subscription.create({
    data: {
      userId: user.id,
      externalId: `sub_${user.id}`,
      customerId: `cus_${user.id}`,
      provider: "demo",
      status: "active",
      stateAt: testApp.clock.now,
      currentPeriodEnd: new Date("2027-01-01T00:00:00Z"),
    },
  });
}

describe("plans-27 the Free plan counts what is saved", () => {
  test("plans-27 a seventh reading of a month is allowed, and readings alone count nothing", async () => {
    const person = await testApp.signIn();
    expect((await drafts(person, 7)).map(({ status }) => status)).toEqual(Array(7).fill("draft"));
    expect(await usedBy(person)).toBe(0);
  });

  test("plans-4 plans-27 the sixth save is refused with the limit and its end, and its draft stays as it was", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    await savedFive(person);
    const [sixth] = await drafts(person, 1);
    const id = sixth?.id ?? "";
    await call.receipts.update({ id, store: "Corner Shop" });
    await call.receipts.setRegularPriceByIndex({ receiptId: id, index: 0, customRegularPrice: 2.5 });
    const before = await call.receipts.get({ id });
    const items = [{ name: "GF PENNE", price: 4.49, glutenFree: true }];
    for (const confirmed of [{ id }, { id, items, purchaseDate: "2026-01-02", store: "Elsewhere" }]) {
      const refusal = await call.receipts.confirm(confirmed).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: "PAYMENT_REQUIRED",
        cause: {
          code: "plan_limit",
          details: { body: { limit: 5, resetsAt: "2026-04-01T00:00:00.000Z" } },
        },
      });
    }
    expect(await call.receipts.get({ id })).toEqual(before);
    expect((await call.taxReport.lineItems()).lineItems).toHaveLength(10);
    await takePremium(person);
    expect(await call.receipts.confirm({ id })).toEqual({ lineItemCount: 2 });
  });

  test("plans-5 twelve receipts saved at once, each twice, never let a sixth through the Free plan", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const read = await drafts(person, 12);
    const saves = await Promise.allSettled(
      [...read, ...read].map(async ({ id }) => ({ id, ...(await call.receipts.confirm({ id })) })),
    );
    const saved = saves.flatMap((save) => (save.status === "fulfilled" ? [save.value.id] : []));
    const refused = saves.flatMap((save) => (save.status === "rejected" ? [save.reason.code] : []));
    expect(new Set(saved).size).toBe(5);
    expect(saved).toHaveLength(10);
    expect(refused).toEqual(Array(14).fill("PAYMENT_REQUIRED"));
    expect(await call.receipts.planUse()).toMatchObject({ used: 5, limit: 5 });
    expect((await call.taxReport.lineItems()).lineItems).toHaveLength(10);
  });

  test("receipts-21 plans-27 a save that is sent again answers the same number and counts once", async () => {
    const person = await testApp.signIn();
    const [{ id } = { id: "" }] = await drafts(person, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.call.receipts.confirm({ id })));
    expect(new Set(answers.map(({ lineItemCount }) => lineItemCount))).toEqual(new Set([2]));
    expect(await usedBy(person)).toBe(1);
  });

  test("plans-27 what was saved stays counted when its line items are deleted and its receipt is gone", async () => {
    const person = await testApp.signIn();
    const { call, user } = person;
    await savedFive(person);
    for (const { id } of (await call.taxReport.lineItems()).lineItems)
      await call.taxReport.deleteLineItem({ id });
    await testApp.database.receipt.deleteMany({ where: { userId: user.id } });
    expect(await usedBy(person)).toBe(5);
    const [{ id } = { id: "" }] = await drafts(person, 1);
    expect((await refusalOf(call.receipts.confirm({ id }))).code).toBe("PAYMENT_REQUIRED");
  });

  test("plans-7 the fourth of five receipts that are saved in a month brings one mail that one is left", async () => {
    const person = await testApp.signIn();
    const subjectsOfMails = async () =>
      (await testApp.mails()).filter(({ to }) => to === person.user.email).map(({ subject }) => subject);
    const read = await drafts(person, 5);
    const brought = [];
    for (const { id } of read) {
      await person.call.receipts.confirm({ id });
      brought.push((await subjectsOfMails()).length);
    }
    expect(brought).toEqual([0, 0, 0, 1, 1]);
    expect(await subjectsOfMails()).toEqual(["You have 1 receipt left this month"]);
  });

  test("plans-4 the count starts again with the calendar month in UTC", async () => {
    const person = await testApp.signIn();
    await savedFive(person);
    const [{ id } = { id: "" }] = await drafts(person, 1);
    const march = testApp.clock.now;
    testApp.clock.now = new Date("2026-03-31T23:59:59.999Z");
    expect((await refusalOf(person.call.receipts.confirm({ id }))).code).toBe("PAYMENT_REQUIRED");
    testApp.clock.now = new Date("2026-04-01T00:00:00Z");
    expect(await person.call.receipts.confirm({ id })).toEqual({ lineItemCount: 2 });
    expect(await usedBy(person)).toBe(1);
    testApp.clock.now = march;
  });
});

describe("plans-27 what never counts, and is saved when the month is used up too", () => {
  test("plans-27 an exact duplicate of a photo whose receipt this person saved", async () => {
    const person = await testApp.signIn();
    const first = await upload(person, "da".repeat(32));
    await person.call.receipts.confirm({ id: first.id });
    for (const { id } of await drafts(person, 4)) await person.call.receipts.confirm({ id });
    const again = await upload(person, "da".repeat(32));
    expect(await person.call.receipts.confirm({ id: again.id })).toEqual({ lineItemCount: 1 });
    expect(await usedBy(person)).toBe(5);
  });

  test("plans-27 the photo of a draft, or of somebody else, is not such a duplicate", async () => {
    const other = await testApp.signIn();
    await other.call.receipts.confirm({ id: (await upload(other, "db".repeat(32))).id });
    const person = await testApp.signIn();
    const [first, again] = [await upload(person, "db".repeat(32)), await upload(person, "db".repeat(32))];
    await person.call.receipts.confirm({ id: again.id });
    expect(await usedBy(person)).toBe(1);
    await person.call.receipts.confirm({ id: first.id });
    expect(await usedBy(person)).toBe(1);
  });

  test("plans-27 the sample receipt of either edition", async () => {
    const person = await testApp.signIn();
    await savedFive(person);
    for (const sha256 of SAMPLE_PHOTOS)
      expect(await person.call.receipts.confirm({ id: (await upload(person, sha256)).id })).toEqual({
        lineItemCount: 1,
      });
    expect(await usedBy(person)).toBe(5);
    for (const sha256 of SAMPLE_PHOTOS)
      expect(await person.call.receipts.savedPhoto({ sha256 })).toEqual({ receiptId: null, draftId: null });
  });

  test("receipts-23 plans-27 a photo with nothing to claim: it cannot be saved", async () => {
    const person = await testApp.signIn();
    const { id } = await upload(person, "de".repeat(32), [readItem("BANANAS", 399)]);
    expect((await refusalOf(person.call.receipts.confirm({ id }))).code).toBe("BAD_REQUEST");
    expect(await usedBy(person)).toBe(0);
  });
});

describe("plans-27 whatever is claimed counts", () => {
  test("plans-27 a receipt of which only a line that nobody took for gluten-free is ticked, by hand", async () => {
    const person = await testApp.signIn();
    const items = [readItem("BANANAS", 399), readItem("GF BUNS", 599)];
    const { id } = await upload(person, "dc".repeat(32), items);
    await person.call.receipts.selectItemByIndex({ receiptId: id, index: 0, selected: true });
    await person.call.receipts.selectItemByIndex({ receiptId: id, index: 1, selected: false });
    expect(await person.call.receipts.confirm({ id })).toEqual({ lineItemCount: 1 });
    expect(await usedBy(person)).toBe(1);
  });

  test("plans-27 a list of the caller's own, whatever it says of its items", async () => {
    const person = await testApp.signIn();
    const { id } = await upload(person, "dd".repeat(32), []);
    const items = [{ name: "LOAF", price: 5.99, glutenFree: false }];
    await person.call.receipts.confirm({ id, items });
    expect(await usedBy(person)).toBe(1);
  });
});
