import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("receipts-6 GET /api/saved-photos/{sha256} answers the receipt that its caller saved of this photo, or the draft that was read of it", async () => {
  const { user, headers } = await testApp.signIn();
  const ask = async (sha256: string) => {
    const answer = await testApp.send("GET", `/api/saved-photos/${sha256}`, { headers });
    return [answer.status, await answer.json()];
  };
  const read = {
    userId: user.id,
    currency: "CAD",
    reader: "local",
    readerVersion: "test-1",
    catalogueVersion: "test",
    confidence: 0.9,
    evidence: {},
    perceptualHash: "b".repeat(16),
  };
  const saved = { status: "confirmed", confirmedAt: new Date(), imageSha256: "a".repeat(64) };
  const { id } = await testApp.database.receipt.create({ data: { ...read, ...saved } });
  for (const sha256 of ["a", "c"])
    await testApp.database.receipt.create({ data: { ...read, imageSha256: sha256.repeat(64) } });
  const { id: draftId } = await testApp.database.receipt.findFirstOrThrow({
    where: { userId: user.id, imageSha256: "c".repeat(64) },
  });
  expect(await ask("a".repeat(64))).toEqual([200, { receiptId: id, draftId: null }]);
  expect(await ask("c".repeat(64))).toEqual([200, { receiptId: null, draftId }]);
  expect(await ask("d".repeat(64))).toEqual([200, { receiptId: null, draftId: null }]);
  expect(await ask("A".repeat(64))).toMatchObject([400, { code: "bad_request" }]);
});
