import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logged, seen } from "./support/logged";
import { printedDocuments } from "./support/printed-documents";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const SHA256 = "cd".repeat(32);

/** A loaf that is compared with a price of the first person's, of which that person keeps the picture. */
async function claimWith(observationId: string | null) {
  const person = await testApp.signIn();
  await logged(testApp, person, [{ priceEvidence: seen(349, 675, "g", { observationId }) }]);
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  return { person, id };
}

async function photographedPrice(person: Awaited<ReturnType<TestApp["signIn"]>>) {
  const { id } = await testApp.database.priceObservation.create({
    data: {
      userId: person.user.id,
      name: "White bread",
      size: 675,
      unit: "g",
      price: 349,
      currency: "CAD",
      store: "Maple Grocer",
      seenOn: new Date("2026-03-01T00:00:00Z"),
      how: "shelf-tag",
      fileSha256: SHA256,
    },
  });
  return id;
}

describe("claim-80 the photo of a regular price", () => {
  test("is named beside its price in both packages, and its fingerprint stands in one's own alone", async () => {
    const { person, id } = await claimWith(null);
    const observationId = await photographedPrice(person);
    await testApp.database.lineItem.updateMany({
      where: { userId: person.user.id },
      data: { priceEvidence: seen(349, 675, "g", { observationId }) },
    });
    const authority = await printedDocuments(person, id, "authority");
    expect(authority.text).toContain("Maple Grocer, Mar 1, 2026, photo P1");
    expect(authority.words).not.toContain(SHA256);
    const own = await printedDocuments(person, id, "yourself");
    const [row] = own.csv("comparators").slice(1);
    expect(row?.texts.slice(-2)).toEqual(["photos/P1 2026-03-01 Maple Grocer", SHA256]);
    await testApp.database.priceObservation.delete({ where: { id: observationId } });
    expect((await printedDocuments(person, id)).words).not.toContain("photo P1");
  });

  test("of another account is found by no id, and an id that is none finds nothing", async () => {
    const observationId = await photographedPrice(await testApp.signIn());
    for (const wrong of [observationId, "no id"]) {
      const { person, id } = await claimWith(wrong);
      const { words } = await printedDocuments(person, id);
      expect(words).not.toContain("photo P1");
      expect(words).not.toContain(SHA256);
    }
  });
});
