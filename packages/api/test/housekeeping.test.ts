import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { signInLinkMessage } from "@gf-ledger/mail/messages/sign-in/sign-in-link";
import { createOutboxMailer } from "@gf-ledger/mail/outbox/outbox-mailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let directory: string;
beforeAll(async () => {
  testApp = await openTestApp();
  directory = await mkdtemp(join(tmpdir(), "housekeeping-"));
});
afterAll(async () => {
  await testApp.close();
  await rm(directory, { recursive: true, force: true });
});

test("mail-1 the local outbox's messages are cleared after seven days", async () => {
  const { now } = testApp.clock;
  const mailer = createOutboxMailer({
    directory,
    from: "GF Ledger <a@example.com>",
    now: () => testApp.clock.now,
  });
  const message = signInLinkMessage({
    to: "ada@example.com",
    locale: "en-CA",
    link: "https://gfledger.ca/x",
  });
  for (const days of [8, 6]) {
    testApp.clock.now = new Date(now.getTime() - days * DAY_MS);
    await mailer.send(message);
  }
  testApp.clock.now = now;
  await clearExpired({ ...testApp.services, mailer });
  expect(await readdir(directory)).toEqual([expect.stringMatching(/^20260314T/)]);
});

test("accounts-10 a session, and a link with the password that waited for it, are gone from the database once they are over", async () => {
  const { user } = await testApp.signIn();
  await testApp
    .anonymous()
    .call.auth.register({ email: "never-opened@example.com", password: "Correct1horse" });
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3 * DAY_MS);
  await clearExpired(testApp.services);
  expect(await testApp.database.session.count({ where: { userId: user.id } })).toBe(0);
  expect(
    await testApp.database.verificationToken.count({ where: { email: "never-opened@example.com" } }),
  ).toBe(0);
});

test("plans-36 a payment event, and that somebody was told of it, is forgotten after 90 days and no sooner", async () => {
  const { now } = testApp.clock;
  const received = (id: string, days: number) => ({
    id,
    type: id.startsWith("evt") ? "invoice.payment_failed" : "notice",
    receivedAt: new Date(now.getTime() - days * DAY_MS),
  });
  await testApp.database.paymentEvent.createMany({
    data: [received("evt_old", 91), received("notice_old", 91), received("evt_new", 89)],
  });
  await clearExpired(testApp.services);
  expect(await testApp.database.paymentEvent.findMany({ select: { id: true } })).toEqual([{ id: "evt_new" }]);
});
