import { createHash } from "node:crypto";
import { decodeImage } from "@gf-ledger/reader/image/decode-image";
import { understandPage } from "@gf-ledger/reader/understanding/understand-page";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeMail } from "../src/mail-in/verbs/take-mail";
import { household } from "./support/claims";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  testApp.reader.next = async (page) => {
    const { words } = await decodeImage(Buffer.from(page));
    if (!words) throw new Error("The page of a mail has text.");
    const imageSha256 = sha(page);
    const perceptualHash = imageSha256.slice(0, 16);
    return { ok: true, reading: understandPage(words, "2026-03-20"), imageSha256, perceptualHash };
  };
});
afterAll(() => testApp.close());

const MAIL = `Maple Grocer
March 14, 2026
GF white bread   $7.49
GF lager beer 6 pack   $15.99
Gluten free dog food   $24.99
Bananas   $1.53
Total   $50.00`;

test("claim-50 of an order in the text of a mail, a nine-year-old's beer and dog food start unticked, each with its reason", async () => {
  const person = await testApp.signIn();
  await household(testApp, person, 2026, [
    { name: "Ann", relation: "self", birthDate: "1985-01-01", income: 50_000 },
    { name: "Mia", relation: "child", birthDate: "2017-02-02", celiac: true },
  ]);
  const { address } = await person.call.mailIn.turnOn();
  await takeMail(testApp.services, {
    messageId: "<order@shop.example>",
    recipients: [address ?? ""],
    sender: person.user.email,
    quoted: [],
    content: async () => ({ html: null, text: MAIL, files: [], attached: [] }),
  });
  const { id } = await testApp.database.receipt.findFirstOrThrow({ where: { userId: person.user.id } });
  const { items } = await person.call.receipts.get({ id });
  expect(items.map(({ name, price, selected, kindReason }) => [name, price, selected, kindReason])).toEqual([
    ["GF white bread", 7.49, true, null],
    ["GF lager beer 6 pack", 15.99, false, expect.stringContaining("Alcohol is never claimable")],
    ["Gluten free dog food", 24.99, false, expect.stringContaining("Food for animals is never claimable")],
    ["Bananas", 1.53, false, expect.stringContaining("naturally gluten-free")],
  ]);
  await person.call.receipts.confirm({ id });
  const { lineItems } = await person.call.taxReport.lineItems();
  expect(lineItems.map(({ name, counts }) => [name, counts])).toEqual([["GF white bread", true]]);
});
