import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "./support/stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("receipts-6 GET /api/saved-photos/{sha256} answers the receipt that its caller saved of this photo, or the draft that was read of it", async () => {
  const { user, headers } = await stage.signIn();
  const ask = async (sha256: string) => {
    const answer = await stage.send("GET", `/api/saved-photos/${sha256}`, { headers });
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
  const { id } = await stage.database.receipt.create({ data: { ...read, ...saved } });
  for (const sha256 of ["a", "c"])
    await stage.database.receipt.create({ data: { ...read, imageSha256: sha256.repeat(64) } });
  const { id: draftId } = await stage.database.receipt.findFirstOrThrow({
    where: { userId: user.id, imageSha256: "c".repeat(64) },
  });
  expect(await ask("a".repeat(64))).toEqual([200, { receiptId: id, draftId: null }]);
  expect(await ask("c".repeat(64))).toEqual([200, { receiptId: null, draftId }]);
  expect(await ask("d".repeat(64))).toEqual([200, { receiptId: null, draftId: null }]);
  expect(await ask("A".repeat(64))).toMatchObject([400, { code: "bad_request" }]);
});
