import type { ServerResponse } from "node:http";
import { webhookEventSchema } from "@gf-ledger/domain/webhook/webhook-event";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { withoutRecording } from "../src/records/recorder";
import { deliverDueWebhooks } from "../src/webhooks/deliver-due";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";
import { openReceiver, type Receiver } from "./support/webhook-receiver";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
const HOUR = 3_600_000;

let testApp: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  testApp = await openTestApp({ settings: { webhooksAllowPrivate: true } });
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await testApp.close();
});
beforeEach(async () => {
  await testApp.database.webhook.deleteMany();
  // Near the real clock, which the library that verifies looks at, and after what the database writes meanwhile.
  testApp.clock.now = new Date(Date.now() + 60_000);
  receiver.received.length = 0;
  receiver.answering.with = (_, response) => response.writeHead(204).end();
});

const deliver = () => deliverDueWebhooks(testApp.services);
const pass = (milliseconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds);
};
const refuseAll = () => {
  receiver.answering.with = (_, response) => response.writeHead(500).end();
};

async function withWebhook(events: readonly string[], url = receiver.url) {
  const person = await testApp.signIn();
  const webhook = await person.call.webhooks.create({ url, events: events as never });
  const log = async () => (await person.call.webhooks.deliveries({ id: webhook.id })).deliveries;
  const shown = async () => (await person.call.webhooks.list()).webhooks[0];
  return { person, webhook, log, shown };
}

/** What the receiver was sent, each verified with the specification's own library. */
function verified(secret: string) {
  return receiver.received.map(({ body, headers }) =>
    webhookEventSchema.parse(new Webhook(secret).verify(body, headers as Record<string, string>)),
  );
}

const exported = async ({ call: _, context }: Person) => {
  const { exportAccount } = await import("../src/account-data/verbs/open-account-export");
  const { actor } = context;
  if (!actor) throw new Error("Nobody is signed in.");
  const outcome = await exportAccount({ ...context, actor });
  if (!outcome.ok) throw new Error(outcome.reason);
  outcome.value.stream.resume();
  await new Promise((resolve) => outcome.value.stream.once("close", resolve));
};

describe("a webhook", () => {
  test("api-36 shows its secret once, keeps it encrypted, and belongs to its account", async () => {
    const { person, webhook } = await withWebhook(["claim.filed", "claim.filed"]);
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
    const { secret: _, ...rest } = webhook;
    expect(await person.call.webhooks.list()).toEqual({ webhooks: [rest] });
    expect(rest.events).toEqual(["claim.filed"]);
    const row = await testApp.database.webhook.findUniqueOrThrow({ where: { id: webhook.id } });
    expect(Buffer.from(row.sealedSecret, "base64").toString("latin1")).not.toContain(webhook.secret.slice(6));

    const other = await testApp.signIn();
    const missing = { code: "NOT_FOUND", message: "Webhook not found." };
    expect(await other.call.webhooks.list()).toEqual({ webhooks: [] });
    expect(await refusalOf(other.call.webhooks.deliveries({ id: webhook.id }))).toEqual(missing);
    expect(await refusalOf(other.call.webhooks.delete({ id: webhook.id }))).toEqual(missing);
    await person.call.webhooks.delete({ id: webhook.id });
    expect(await person.call.webhooks.list()).toEqual({ webhooks: [] });
  });

  test("api-35 an account has ten at most", async () => {
    const { person } = await withWebhook(["claim.filed"]);
    const make = () => person.call.webhooks.create({ url: receiver.url, events: ["claim.filed"] });
    for (let made = 1; made < 10; made += 1) await make();
    expect((await refusalOf(make())).message).toContain("at most 10 webhooks");
  });

  test("api-39 is made for public https addresses without a password only", async () => {
    const { context } = await testApp.signIn();
    const settings = { ...context.settings, webhooksAllowPrivate: false };
    const { webhooks } = createCaller({ ...context, settings });
    const refused = async (url: string) =>
      (await refusalOf(webhooks.create({ url, events: ["claim.filed"] }))).message;
    expect(await refused("http://example.org/")).toContain("begins with https://");
    expect(await refused("ftp://example.org/")).toContain("begins with https://");
    expect(await refused("https://me:secret@example.org/")).toContain("without a user name");
    for (const host of ["127.0.0.1", "localhost", "10.0.0.1", "[::1]", "169.254.169.254", "2130706433"])
      expect(await refused(`https://${host}/`)).toContain("WEBHOOKS_ALLOW_PRIVATE");
    const made = await webhooks.create({ url: "https://example.org/hooks?k=1#x", events: ["claim.filed"] });
    expect(made.url).toBe("https://example.org/hooks?k=1");
  });

  test("api-36 ends with the account, and with a password reset that ends API keys", async () => {
    for (const [keepApiKeys, left] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { person } = await withWebhook(["claim.filed"]);
      await testApp.mayChoosePassword(person.user.id);
      await person.call.auth.resetPassword({ password: "New-Horse-8", keepApiKeys });
      expect(await testApp.database.webhook.count({ where: { userId: person.user.id } })).toBe(left);
    }
    const { person } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    await testApp.database.user.delete({ where: { id: person.user.id } });
    expect(await testApp.database.webhook.count({ where: { userId: person.user.id } })).toBe(0);
  });
});

describe("what is told", () => {
  test("api-37 api-38 reading, saving and a download arrive signed, in the words of REST, and hold no person", async () => {
    const all = ["receipt.read", "receipt.saved", "line_item.changed", "account.exported"];
    const { person, webhook } = await withWebhook(all);
    const draft = await person.call.receipts.create({ image: PHOTO });
    await person.call.receipts.confirm({ id: draft.id, purchaseDate: "2026-03-14" });
    await exported(person);
    expect(await deliver()).toBe(4);
    const reported = verified(webhook.secret);
    expect(reported.map(({ type }) => type).sort()).toEqual([...all].sort());
    const read = reported.find(({ type }) => type === "receipt.read");
    expect(read?.data).toEqual({
      receiptId: draft.id,
      purchaseDate: "2026-03-14",
      currency: "CAD",
      total: 15.47,
      itemCount: 3,
      duplicateOf: null,
    });
    const changed = reported.find((one) => one.type === "line_item.changed");
    const rows = await testApp.database.lineItem.findMany({ where: { userId: person.user.id } });
    expect(changed?.data).toMatchObject({ change: "added" });
    expect(changed?.data.lineItems.map(({ id, price }) => [id, price]).sort()).toEqual(
      rows.map(({ id, price }) => [id, price / 100]).sort(),
    );
    const saved = reported.find(({ type }) => type === "receipt.saved");
    expect(saved?.data).toEqual({
      receiptId: draft.id,
      purchaseDate: "2026-03-14",
      currency: "CAD",
      logsCreated: rows.length,
    });
    const sent = receiver.received.map(({ body, headers }) => body + JSON.stringify(headers)).join();
    for (const secret of [
      person.user.email,
      person.user.id,
      "GF PENNE",
      "Maple Grocer",
      PHOTO.toString("base64"),
      webhook.secret,
    ])
      expect(sent).not.toContain(secret);
  });

  test("api-37 a changed, removed and restored line item is told, also in bulk and in parts", async () => {
    const { person, webhook } = await withWebhook(["line_item.changed"]);
    await logged(
      testApp,
      person,
      Array.from({ length: 101 }, () => ({})),
    );
    const where = { userId: person.user.id };
    await testApp.database.lineItem.updateMany({ where, data: { price: 709, extraCost: 360 } });
    // What only links rows is no change.
    await testApp.database.lineItem.updateMany({ where, data: { catalogueVersion: "another" } });
    await testApp.database.lineItem.updateMany({ where, data: { deletedAt: testApp.clock.now } });
    await testApp.database.lineItem.updateMany({ where, data: { deletedAt: null } });
    await testApp.database.lineItem.deleteMany({ where });
    while ((await deliver()) > 0);
    const reported = verified(webhook.secret).map(({ data }) =>
      "change" in data ? `${data.change} ${data.lineItems.length}` : "",
    );
    const each = ["added", "changed", "removed", "restored", "removed"];
    expect(reported.sort()).toEqual(each.flatMap((change) => [`${change} 100`, `${change} 1`]).sort());
  });

  test("api-37 nothing is told of what was rolled back, taken in from elsewhere, or of another account", async () => {
    const { person, log } = await withWebhook(["line_item.changed", "receipt.read"]);
    await logged(testApp, await testApp.signIn(), [{}]);
    await testApp.database
      .$transaction(async (transaction) => {
        await logged({ ...testApp, database: transaction as never }, person, [{}]);
        throw new Error("Rolled back.");
      })
      .catch(() => undefined);
    await testApp.database.$transaction(async (transaction) => {
      await withoutRecording(transaction);
      await logged({ ...testApp, database: transaction as never }, person, [{}]);
    });
    expect(await log()).toEqual([]);
  });

  test("api-37 a filed claim is told with the hash of its snapshot", async () => {
    const { person, webhook } = await withWebhook(["claim.filed"]);
    await logged(testApp, person, [{ purchaseDate: new Date("2025-03-14") }]);
    const claim = await person.call.claims.create({ taxYear: 2025 });
    await person.call.claims.file({ id: claim.id });
    await person.call.claims.file({ id: claim.id });
    await deliver();
    const { snapshotSha256 } = await testApp.database.claim.findUniqueOrThrow({ where: { id: claim.id } });
    const data = { claimId: claim.id, taxYear: 2025, sha256: snapshotSha256 };
    expect(verified(webhook.secret).map((reported) => reported.data)).toEqual([data]);
  });
});

describe("delivery", () => {
  test("api-38 is tried for a day, ever more slowly, with the same id and a new timestamp", async () => {
    refuseAll();
    const { person, webhook, log } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    const began = testApp.clock.now.getTime();
    const waits: number[] = [];
    for (;;) {
      await deliver();
      const [one] = await log();
      if (!one?.nextAttemptAt) break;
      expect(one).toMatchObject({ status: "waiting", outcome: "refused", statusCode: 500 });
      const wait = Date.parse(one.nextAttemptAt) - testApp.clock.now.getTime();
      waits.push(wait);
      pass(wait);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(testApp.clock.now.getTime() - began).toBe(24 * HOUR);
    expect(receiver.received).toHaveLength(waits.length + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const stamps = receiver.received.map(({ headers }) => headers["webhook-timestamp"]);
    expect(new Set(stamps).size).toBe(stamps.length);
    expect((await log())[0]).toMatchObject({ status: "failed", attempts: waits.length + 1 });
    expect(webhook.pausedAt).toBeNull();
  });

  test("api-41 api-42 mail-14 after a day it pauses, mails so once, keeps what happens, and goes on when a message sent again arrives", async () => {
    refuseAll();
    const { person, webhook, log, shown } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    while ((await shown())?.pausedAt === null) {
      await deliver();
      pass(9 * HOUR);
    }
    const mails = (await testApp.mails()).filter(({ to }) => to === person.user.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "A webhook was added to your GF Ledger account",
      `Your webhook to 127.0.0.1:${receiver.port} is paused`,
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain("/hooks");

    await logged(testApp, person, [{}]);
    receiver.received.length = 0;
    await deliver();
    expect(receiver.received).toEqual([]);
    const failed = (await log()).find(({ status }) => status === "failed");
    if (!failed) throw new Error("No message failed.");
    const again = { id: webhook.id, deliveryId: failed.id };
    await person.call.webhooks.sendAgain(again);
    await deliver();
    expect((await log()).find(({ id }) => id === failed.id)).toMatchObject({ status: "failed", attempts: 1 });
    expect((await shown())?.pausedAt).not.toBeNull();

    receiver.received.length = 0;
    receiver.answering.with = (_, response) => response.writeHead(204).end();
    expect(await person.call.webhooks.sendAgain(again)).toMatchObject({ status: "waiting" });
    await deliver();
    expect((await shown())?.pausedAt).toBeNull();
    expect(receiver.received[0]?.headers["webhook-id"]).toBe(failed.messageId);
    await deliver();
    expect((await log()).map(({ status }) => status)).toEqual(["delivered", "delivered"]);
    expect((await testApp.mails()).filter(({ to }) => to === person.user.email)).toHaveLength(2);

    const stranger = await testApp.signIn();
    expect((await refusalOf(stranger.call.webhooks.sendAgain(again))).code).toBe("NOT_FOUND");
  });

  test("api-41 one that says it is gone pauses at once", async () => {
    receiver.answering.with = (_, response) => response.writeHead(410).end();
    const { person, log, shown } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    await deliver();
    expect((await log())[0]).toMatchObject({ status: "failed", outcome: "gone" });
    expect((await shown())?.pausedAt).not.toBeNull();
  });

  test("api-39 looks at the address again: nothing goes inward once the operator forbids it", async () => {
    const { person, log } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    const { services } = testApp;
    const settings = { ...services.settings, webhooksAllowPrivate: false };
    await deliverDueWebhooks({ ...services, settings });
    expect((await log())[0]).toMatchObject({ status: "waiting", outcome: "address_not_allowed" });
    expect(receiver.received).toEqual([]);
  });

  test("api-36 a secret sealed with another AUTH_SECRET signs nothing and says so", async () => {
    const { person, log } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    const { services } = testApp;
    await deliverDueWebhooks({
      ...services,
      settings: { ...services.settings, signingSecret: "another secret of 32 characters!" },
    });
    expect((await log())[0]).toMatchObject({ status: "waiting", outcome: "secret_unreadable" });
    expect(receiver.received).toEqual([]);
  });

  test("api-40 our own clock that is off is told from the receiver's answer, and nothing is lost", async () => {
    const { person, webhook, log } = await withWebhook(["line_item.changed"]);
    receiver.answering.with = (one, response) => {
      try {
        new Webhook(webhook.secret).verify(one.body, one.headers as Record<string, string>);
        response.writeHead(204).end();
      } catch {
        response.writeHead(400).end();
      }
    };
    await logged(testApp, person, [{}]);
    pass(HOUR);
    await deliver();
    expect((await log())[0]).toMatchObject({ status: "waiting", outcome: "clock_differs", statusCode: 400 });
    testApp.clock.now = new Date(Date.now() + 60_000);
    // Set back by an hour, the message is still due within its wait.
    await testApp.database.webhookDelivery.updateMany({
      where: { webhookId: webhook.id },
      data: { nextAttemptAt: testApp.clock.now },
    });
    await deliver();
    expect((await log())[0]).toMatchObject({ status: "delivered", attempts: 2 });
  });

  test("api-38 two servers at once send each message once", async () => {
    const { person } = await withWebhook(["line_item.changed"]);
    for (let one = 0; one < 4; one += 1) await logged(testApp, person, [{}]);
    const counts = await Promise.all([deliver(), deliver(), deliver()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(receiver.received).toHaveLength(4);
  });

  test("api-61 receivers that let us wait keep neither connections nor places from other accounts", async () => {
    const slow = await testApp.signIn();
    for (let one = 0; one < 10; one += 1)
      await slow.call.webhooks.create({ url: `${receiver.url}/slow`, events: ["line_item.changed"] });
    for (let one = 0; one < 6; one += 1) await logged(testApp, slow, [{}]);
    const { person } = await withWebhook(["line_item.changed"]);
    await logged(testApp, person, [{}]);
    const waiting: ServerResponse[] = [];
    receiver.answering.with = ({ path }, response) =>
      path.endsWith("/slow") ? waiting.push(response) : response.writeHead(204).end();
    const rounds = [deliver(), deliver(), deliver()];
    const pathsTaken = () => receiver.received.map(({ path }) => path).sort();
    await expect.poll(pathsTaken).toEqual(["/hooks", ...Array(8).fill("/hooks/slow")]);
    rounds.push(deliver());
    await logged(testApp, person, [{}]);
    pass(1);
    // Whichever of the two rounds sees it first takes it.
    rounds.push(deliver());
    await expect.poll(pathsTaken).toEqual(["/hooks", "/hooks", ...Array(8).fill("/hooks/slow")]);
    expect(waiting).toHaveLength(8);
    for (const response of waiting) response.writeHead(204).end();
    expect((await Promise.all(rounds)).reduce((sum, count) => sum + count, 0)).toBe(10);
  });

  test("api-62 api-63 a thousand messages of a webhook wait at most, and it says what was missed when", async () => {
    const { person, webhook } = await withWebhook(["line_item.changed"]);
    const row = {
      webhookId: webhook.id,
      type: "line_item.changed",
      payload: "{}",
      createdAt: testApp.clock.now,
    };
    await testApp.database.webhookDelivery.createMany({ data: Array(999).fill(row) });
    const missedAt = async () => (await person.call.webhooks.list()).webhooks.map((one) => one.missedAt);
    await logged(testApp, person, [{}]);
    expect(await missedAt()).toEqual([null]);
    await logged(testApp, person, [{}]);
    const [missed] = await missedAt();
    if (!missed) throw new Error("Nothing says that it was missed.");
    const [{ now }] = await testApp.database.$queryRaw<[{ now: Date }]>`SELECT now()`;
    expect(Math.abs(now.getTime() - Date.parse(missed))).toBeLessThan(60_000);
    const where = { webhookId: webhook.id, status: "waiting" };
    expect(await testApp.database.webhookDelivery.count({ where })).toBe(1_000);
  });

  test("api-40 the log keeps the last hundred, and what still waits", async () => {
    const { person, webhook } = await withWebhook(["line_item.changed"]);
    const row = { webhookId: webhook.id, type: "line_item.changed", payload: "{}" };
    const at = (minute: number) => new Date(testApp.clock.now.getTime() - minute * 60_000);
    await testApp.database.webhookDelivery.createMany({
      data: Array.from({ length: 130 }, (_, minute) => ({
        ...row,
        createdAt: at(minute),
        status: minute === 129 ? "waiting" : "delivered",
        nextAttemptAt: minute === 129 ? new Date(testApp.clock.now.getTime() + HOUR) : null,
      })),
    });
    expect((await person.call.webhooks.deliveries({ id: webhook.id })).deliveries).toHaveLength(100);
    await clearExpired(testApp.services);
    expect(await testApp.database.webhookDelivery.count({ where: { webhookId: webhook.id } })).toBe(101);
  });

  test("api-40 api-63 a paused one keeps what waits, and says when a message of its log was never told", async () => {
    const { person, webhook } = await withWebhook(["line_item.changed"]);
    const at = (minute: number) => new Date(testApp.clock.now.getTime() - minute * 60_000);
    await testApp.database.webhook.update({ where: { id: webhook.id }, data: { pausedAt: at(150) } });
    const rows = (status: string, count: number, since: number) =>
      Array.from({ length: count }, (_, minute) => ({
        webhookId: webhook.id,
        type: "line_item.changed",
        payload: "{}",
        status,
        createdAt: at(since + minute),
      }));
    const missedAt = async () => (await person.call.webhooks.list()).webhooks.map((one) => one.missedAt);
    const count = (status: string) =>
      testApp.database.webhookDelivery.count({ where: { webhookId: webhook.id, status } });
    await testApp.database.webhookDelivery.createMany({ data: rows("waiting", 150, 0) });
    await clearExpired(testApp.services);
    expect([await count("waiting"), await missedAt()]).toEqual([150, [null]]);
    await testApp.database.webhookDelivery.createMany({
      data: [...rows("delivered", 3, 150), ...rows("failed", 3, 160)],
    });
    await clearExpired(testApp.services);
    expect([await count("waiting"), await count("delivered"), await count("failed")]).toEqual([150, 0, 0]);
    expect(await missedAt()).toEqual([at(160).toISOString()]);
    await testApp.database.webhookDelivery.createMany({ data: rows("failed", 1, 170) });
    await clearExpired(testApp.services);
    expect(await missedAt()).toEqual([at(160).toISOString()]);
  });
});
