import { randomUUID } from "node:crypto";
import type { Prisma } from "@gf-ledger/db/generated/client";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { convertIcsCalendar } from "ts-ics";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calendarFile } from "../src/calendar/calendar-file";
import { actorOfCalendar } from "../src/gate/calendar-gate";
import { thirtyReadsOf } from "./support/heavy-reads";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const secretIn = (address: string) => /\/api\/calendar\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
const opens = (secret: string) => actorOfCalendar(testApp.database, secret, testApp.clock.now);

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function withPurchase({ user }: Person, purchaseDate: string, currency = "CAD") {
  await testApp.database.lineItem.create({
    data: {
      userId: user.id,
      name: "Bread",
      category: "bread-bakery",
      currency,
      quantity: 1,
      price: 649,
      regularPrice: 349,
      extraCost: 300,
      priceSource: "estimate",
      purchaseDate: new Date(purchaseDate),
    },
  });
}

/** The calendar's text for somebody who is signed in. */
function calendarFor({ context }: Person, locale = context.locale): Promise<string> {
  const { actor } = context;
  if (!actor) throw new Error("Nobody is signed in.");
  return calendarFile({ ...context, actor, locale });
}

/** The events as a calendar program reads them: uid, day, title. */
function eventsIn(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      wholeDay: event.startDate.isDate,
      title: event.summary,
      text: event.description,
    };
  });
}

describe("the secret address", () => {
  test("reports-49 is shown once, stored as a hash, replaced by a new one and revoked", async () => {
    const { call } = await testApp.signIn();
    expect(await call.calendarFeed.show()).toEqual({ madeAt: null, lastReadAt: null });
    const first = secretIn((await call.calendarFeed.make()).address);
    expect(await opens(first)).not.toBeNull();
    expect(JSON.stringify(await testApp.database.calendarFeed.findMany())).not.toContain(first);
    expect(JSON.stringify(await call.calendarFeed.show())).not.toContain(first);

    const second = secretIn((await call.calendarFeed.make()).address);
    expect(await opens(first)).toBeNull();
    expect(await opens(second)).not.toBeNull();
    await call.calendarFeed.revoke();
    expect(await opens(second)).toBeNull();
  });

  test("reports-49 ends with the account, and with a password reset that ends API keys", async () => {
    const leaving = await testApp.signIn();
    const secret = secretIn((await leaving.call.calendarFeed.make()).address);
    await testApp.database.user.delete({ where: { id: leaving.user.id } });
    expect(await opens(secret)).toBeNull();

    for (const [keepApiKeys, left] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { user, call } = await testApp.signIn();
      await call.calendarFeed.make();
      await testApp.mayChoosePassword(user.id);
      await call.auth.resetPassword({ password: "New-Horse-8", keepApiKeys });
      expect(await testApp.database.calendarFeed.count({ where: { userId: user.id } })).toBe(left);
    }
  });

  test("reports-49 opens the calendar and no call: its reader has neither session nor key", async () => {
    const { call, user } = await testApp.signIn();
    const found = await opens(secretIn((await call.calendarFeed.make()).address));
    expect(found?.actor).toMatchObject({ via: "calendar", sessionId: null, keyScopes: [] });
    expect(found?.actor.scope.userId).toBe(user.id);
  });
});

describe("the calendar", () => {
  test("reports-50 says in Canada when to file, when the chosen months end, and when papers may go", async () => {
    const person = await testApp.signIn();
    await withPurchase(person, "2025-06-01");
    await testApp.database.claim.create({
      data: {
        userId: person.user.id,
        edition: "ca",
        taxYear: 2025,
        periodFrom: new Date("2024-10-01"),
        periodTo: new Date("2025-09-30"),
      },
    });
    const events = eventsIn(await calendarFor(person));
    expect(events.map(({ day, title }) => [day, title])).toEqual([
      ["2025-09-30", "The twelve months of your 2025 claim end"],
      ["2026-04-30", "Tax return for 2025 is due"],
      ["2032-01-01", "You can discard the receipts of 2025"],
    ]);
    expect(events.every(({ wholeDay }) => wholeDay)).toBe(true);
    expect(events[1]?.text).toContain("June 15");
  });

  test("reports-50 says in the United States the day of filing, and three years of keeping", async () => {
    const person = await testApp.signIn(undefined, "us");
    await withPurchase(person, "2025-06-01", "USD");
    const events = eventsIn(await calendarFor(person));
    expect(events.map(({ day, title }) => [day, title])).toEqual([
      ["2026-04-15", "Federal tax return for 2025 is due"],
      ["2029-04-16", "You can discard the receipts of 2025"],
    ]);
  });

  test("reports-50 is the same whole days to two more libraries, in time zones on both sides of UTC", async () => {
    const person = await testApp.signIn(undefined, "us");
    await withPurchase(person, "2025-06-01", "USD");
    const text = await calendarFor(person);
    const days = [
      ["2026-04-15", "2026-04-16"],
      ["2029-04-16", "2029-04-17"],
    ];
    const titles = eventsIn(text).map(({ title }) => title);
    const own = process.env.TZ;
    try {
      for (const zone of ["Pacific/Honolulu", "America/St_Johns", "UTC", "Pacific/Kiritimati"]) {
        process.env.TZ = zone;
        const events = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === "VEVENT");
        const local = (date: Date) => date.toLocaleDateString("sv-SE");
        expect(events.map(({ start, end }) => [local(start), end && local(end)])).toEqual(days);
        expect(events.map(({ datetype }) => datetype)).toEqual(["date", "date"]);
        expect(events.map(({ summary }) => summary)).toEqual(titles);
      }
    } finally {
      if (own === undefined) delete process.env.TZ;
      else process.env.TZ = own;
    }
    const { events = [] } = convertIcsCalendar(undefined, text);
    expect(events.map(({ summary }) => summary)).toEqual(titles);
    expect(
      events.map(({ start, end }) => [start, end].map((at) => [at?.type, at?.date.toISOString()])),
    ).toEqual(days.map((day) => day.map((date) => ["DATE", `${date}T00:00:00.000Z`])));
  });

  test("reports-50 has no day of filing for a filed claim, and the same uid at every reading", async () => {
    const person = await testApp.signIn();
    await withPurchase(person, "2025-06-01");
    const first = eventsIn(await calendarFor(person)).map(({ uid }) => uid);
    expect(eventsIn(await calendarFor(person)).map(({ uid }) => uid)).toEqual(first);
    expect(first.join()).not.toContain(person.user.id);
    await testApp.database.claim.create({
      data: {
        userId: person.user.id,
        edition: "ca",
        taxYear: 2025,
        status: "filed",
        filedAt: testApp.clock.now,
        snapshot: "{}",
        snapshotSha256: "0".repeat(64),
        periodFrom: new Date("2025-01-01"),
        periodTo: new Date("2025-12-31"),
      },
    });
    const titles = eventsIn(await calendarFor(person)).map(({ title }) => title);
    expect(titles).toEqual(["You can discard the receipts of 2025"]);
  });

  test("reports-50, claim-67 keeps a year's receipts as long as a late filing or a later claim needs them", async () => {
    const person = await testApp.signIn();
    await withPurchase(person, "2024-06-01");
    const claim = (taxYear: number, from: string, to: string, filedOn: string) => ({
      userId: person.user.id,
      edition: "ca",
      taxYear,
      status: "filed",
      filedAt: testApp.clock.now,
      filedOn: new Date(filedOn),
      snapshot: "{}",
      snapshotSha256: "0".repeat(64),
      periodFrom: new Date(from),
      periodTo: new Date(to),
    });
    const discardOn = async () =>
      eventsIn(await calendarFor(person))
        .filter(({ title }) => title.includes("discard"))
        .map(({ day, title }) => [day, title]);
    await testApp.database.claim.create({ data: claim(2024, "2023-07-01", "2024-06-30", "2025-11-26") });
    expect(await discardOn()).toEqual([["2031-11-27", "You can discard the receipts of 2024"]]);
    await testApp.database.claim.create({ data: claim(2025, "2024-07-01", "2025-06-30", "2026-02-01") });
    expect(await discardOn()).toEqual([
      ["2032-01-01", "You can discard the receipts of 2024"],
      ["2032-01-01", "You can discard the receipts of 2025"],
    ]);
  });

  /** A filed claim of a year, and on which day the calendar says that the receipts of 2024 may go. */
  async function filedClaim(
    person: Person,
    claim: Pick<Prisma.ClaimUncheckedCreateInput, "edition" | "taxYear" | "periodOfPersons">,
  ) {
    await testApp.database.claim.create({
      data: {
        userId: person.user.id,
        status: "filed",
        filedAt: testApp.clock.now,
        filedOn: new Date(`${claim.taxYear + 1}-03-01`),
        snapshot: "{}",
        snapshotSha256: "0".repeat(64),
        periodFrom: new Date(`${claim.taxYear}-01-01`),
        periodTo: new Date(`${claim.taxYear}-12-31`),
        ...claim,
      },
    });
  }
  const discardOn = async (person: Person) =>
    eventsIn(await calendarFor(person)).find(({ title }) => title.includes("discard the receipts of 2024"))
      ?.day;

  test("reports-50 keeps receipts for somebody's own days in a claim, around a death", async () => {
    const person = await testApp.signIn();
    await withPurchase(person, "2024-06-01");
    expect(await discardOn(person)).toBe("2031-01-01");
    const ofDead = { personId: randomUUID(), from: "2024-01-01", to: "2025-12-31" };
    await filedClaim(person, { edition: "ca", taxYear: 2025, periodOfPersons: [ofDead] });
    expect(await discardOn(person)).toBe("2032-01-01");
  });

  test("reports-50 keeps receipts that a claim of the other country needs, by that country's rule", async () => {
    const american = await testApp.signIn(undefined, "us");
    await withPurchase(american, "2024-06-01", "USD");
    expect(await discardOn(american)).toBe("2028-04-16");
    await filedClaim(american, { edition: "ca", taxYear: 2024 });
    expect(await discardOn(american)).toBe("2031-01-01");
    const days = eventsIn(await calendarFor(american)).map(({ title }) => title);
    expect(days).toContain("You can discard the receipts of 2024");

    const canadian = await testApp.signIn();
    await withPurchase(canadian, "2024-06-01");
    await filedClaim(canadian, { edition: "us", taxYear: 2024 });
    expect(await discardOn(canadian)).toBe("2031-01-01");
  });

  test("reports-50 says the day of filing although a claim of the other country is filed", async () => {
    const person = await testApp.signIn();
    await withPurchase(person, "2025-06-01");
    await filedClaim(person, { edition: "us", taxYear: 2025 });
    expect(eventsIn(await calendarFor(person)).map(({ title }) => title)).toContain(
      "Tax return for 2025 is due",
    );
  });

  test("reports-50 speaks the language of its reader, and names what others bought to nobody", async () => {
    const person = await testApp.signIn();
    const other = await testApp.signIn();
    await withPurchase(other, "2025-06-01");
    await withPurchase(person, "2026-01-05");
    const text = await calendarFor(person, "fr-CA");
    const titles = eventsIn(text).map(({ title }) => title);
    expect(titles).toEqual([
      "Déclaration de revenus de 2026 à produire",
      "Les reçus de 2026 peuvent être jetés",
    ]);
    expect(text).not.toContain("Bread");
  });

  test.each(["en-CA", "fr-CA"] as const)(
    "reports-69 keeps to what calendar programs are strict about, in %s: lines, stamps, whole days, names",
    async (locale) => {
      const person = await testApp.signIn();
      await withPurchase(person, "2025-06-01");
      const text = await calendarFor(person, locale);
      const lines = text.split("\r\n");
      expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
      expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      // RFC 5545, 3.1: octets, not letters.
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(text).not.toContain("\ufffd");
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
      expect(calendar.getFirstPropertyValue("x-wr-calname")).toBeTruthy();
      const events = calendar.getAllSubcomponents("vevent");
      expect(new Set(events.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(events.length);
      const days = text.match(/^DT(?:START|END).*$/gm) ?? [];
      expect(days).toHaveLength(2 * events.length);
      // RFC 5545, 3.3.6: a length without an hour has no `T`, and Apple's own library refuses one that has.
      expect(
        text.match(/^(?:DURATION|X-PUBLISHED-TTL):(?!P(?:\d+W|\d+D|(?:\d+D)?T\d+[HMS])\r?$).*/gm),
      ).toBeNull();
      expect(days.filter((day) => !/^DT(?:START|END);VALUE=DATE:\d{8}\r?$/.test(day))).toEqual([]);
      expect(text.match(/^DTSTAMP:\d{8}T\d{6}Z\r?$/gm)).toHaveLength(events.length);
    },
  );

  test("reports-50 is whole where nothing is due", async () => {
    expect(eventsIn(await calendarFor(await testApp.signIn()))).toEqual([]);
  });
});

test("api-52 where thirty reports of the account wait, its calendar is told when to come again", async () => {
  const person = await testApp.signIn();
  const endAll = thirtyReadsOf(person.user.id);
  await expect(calendarFor(person)).rejects.toMatchObject({ code: "rate_limited" });
  await endAll();
  expect(await calendarFor(person)).toContain("BEGIN:VCALENDAR");
});
