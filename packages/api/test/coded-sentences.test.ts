import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOlderSentences } from "../src/housekeeping/code-older-sentences";
import { codedSentence } from "../src/housekeeping/coded-sentence";
import { receiptIn } from "../src/products/names-in";
import { household } from "./support/claims";
import { logged } from "./support/logged";
import { readItem, reading } from "./support/reading";
import { readReceipt } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const NEVER = "Claimed by choice. Alcohol is never claimable, gluten-free or not.";

test.each([
  ["The total could not be read.", "Le total n’a pas pu être lu."],
  [
    "“GF BREAD (2)” was hard to read; please check it.",
    "«\u00A0GF BREAD (2)\u00A0» était difficile à lire; veuillez vérifier.",
  ],
  ["Kinnikinnick makes only gluten-free food", "Kinnikinnick ne fabrique que des aliments sans gluten"],
  ["Imported from achats.csv", "Importé du fichier achats.csv"],
  ["The import of achats.csv was undone", "L’importation du fichier achats.csv a été annulée"],
  ["Claimed by choice.", "Demandé par choix."],
  [NEVER, "Demandé par choix. L’alcool n’est jamais admissible, sans gluten ou non."],
  ["Claimed by choice. My dog ate it.", "Demandé par choix. My dog ate it."],
])("editions-27 an older English sentence becomes the message that says it: %s", (english, french) => {
  const stored = codedSentence(english) ?? "";
  expect(translateWords(stored, "en-CA")).toBe(english);
  expect(translateWords(stored, "fr-CA")).toBe(french);
});

test("editions-27 so does an older wording of a message", () => {
  expect(translateWords(codedSentence("Taken in from achats.csv") ?? "", "en-CA")).toBe(
    "Imported from achats.csv",
  );
});

test.each(["Is it 6.99 or 8.99?", "“” was hard to read; please check it.", "sentences.pet"])(
  "editions-27 what no message says is no key: %s",
  (text) => {
    expect(codedSentence(text)).toBeNull();
  },
);

test("editions-27 reasons and doubts of older receipts become keys, and nobody is shown anything else", async () => {
  const person = await testApp.signIn();
  const seen = reading({ items: [readItem("GF BREAD", 699), readItem("GF BEER", 999)] });
  const { id } = await readReceipt(testApp, person, seen);
  const receipt = await testApp.database.receipt.findUniqueOrThrow({ where: { id } });
  const messages = [
    "The total could not be read.",
    "“GF BREAD” was hard to read; please check it.",
    "Ask Ann.",
  ];
  const issues = messages.map((message) => ({ code: "line_in_doubt", message, itemIndex: null }));
  const older = { ...(receipt.evidence as object), issues };
  await testApp.database.receipt.update({ where: { id }, data: { evidence: older } });
  await testApp.database.receiptItem.updateMany({
    where: { receiptId: id },
    data: { glutenFreeReason: "says GF", kindReason: "Ask Ann.", kindNote: NEVER },
  });
  const before = await person.call.receipts.get({ id });
  expect(before.issues.map(({ message }) => message)).toEqual(messages);
  expect(await codeOlderSentences(testApp.services)).toBe(5);
  expect(await person.call.receipts.get({ id })).toEqual(before);
  expect(await codeOlderSentences(testApp.services)).toBe(0);
  const [item] = await testApp.database.receiptItem.findMany({ where: { receiptId: id } });
  expect(item).toMatchObject({
    glutenFreeReason: "sentences.saysGf",
    kindReason: messageKey("sentences.kept", { text: "Ask Ann." }),
    kindNote: messageKey("sentences.claimedBecause", { reason: "sentences.alcohol" }),
  });
  const stored = await testApp.database.receipt.findUniqueOrThrow({
    where: { id },
    select: { evidence: true },
  });
  const { issues: keyed } = stored.evidence as { issues: typeof issues };
  const french = receiptIn("fr-CA", { ...before, items: [], issues: keyed as typeof before.issues });
  expect(french.issues.map(({ message }) => message)).toEqual([
    "Le total n’a pas pu être lu.",
    "«\u00A0GF BREAD\u00A0» était difficile à lire; veuillez vérifier.",
    "Ask Ann.",
  ]);
});

test("claim-44 older notes become keys without a record of changes, a message to webhooks or another hash", async () => {
  const ann = await testApp.signIn();
  await household(testApp, ann, 2026, [{ name: "Ann", relation: "self", celiac: true }]);
  await logged(testApp, ann, [
    { kindNote: NEVER, kind: "never" },
    { kindNote: "For my sister" },
    { kindNote: null },
  ]);
  await testApp.database.webhook.create({
    data: {
      userId: ann.user.id,
      url: "https://books.example/told",
      events: ["line_item.changed"],
      sealedSecret: "sealed",
      createdAt: new Date(),
    },
  });
  const [first] = await testApp.database.lineItem.findMany({ where: { userId: ann.user.id } });
  await testApp.database.recordChange.create({
    data: {
      userId: ann.user.id,
      thing: "line-item",
      thingId: first?.id ?? "",
      change: "changed",
      field: "price",
      old: 1,
      new: 2,
      changedBy: "Ann",
      why: "Taken in from achats.csv",
    },
  });
  testApp.clock.now = new Date("2027-03-20T12:00:00Z");
  const { id } = await ann.call.claims.create({ taxYear: 2026 });
  const where = { userId: ann.user.id };
  const stateOf = async () => ({
    shown: await ann.call.taxReport.lineItems(),
    csv: await ann.call.taxReport.download({ year: "2026" }),
    changes: await ann.call.claims.changes({ id }),
    recorded: await testApp.database.recordChange.count({ where }),
    told: await testApp.database.webhookDelivery.count({ where: { webhook: where } }),
  });
  const { snapshotSha256 } = await ann.call.claims.file({ id });
  const before = await stateOf();
  expect(before.csv.csv).toContain(NEVER);
  expect(await codeOlderSentences(testApp.services)).toBe(2);
  expect(await stateOf()).toEqual(before);
  expect(await codeOlderSentences(testApp.services)).toBe(0);
  const notes = await testApp.database.lineItem.findMany({ where, select: { kindNote: true } });
  expect(new Set(notes.map(({ kindNote }) => kindNote))).toEqual(
    new Set(["For my sister", null, messageKey("sentences.claimedBecause", { reason: "sentences.alcohol" })]),
  );
  const why = await testApp.database.recordChange.findMany({ where: { ...where, why: { not: null } } });
  expect(why.map((change) => change.why)).toContain(messageKey("sentences.takenIn", { file: "achats.csv" }));
  const claim = await testApp.database.claim.findUniqueOrThrow({ where: { id } });
  expect(claim.snapshotSha256).toBe(snapshotSha256);
});

test.each([
  ["in English", NEVER],
  ["in French", "Demandé par choix. L’alcool n’est jamais admissible, sans gluten ou non."],
])(
  "claim-43 the product's own note that a form sends back %s stays a key, and is no change",
  async (_how, words) => {
    const ann = await testApp.signIn();
    const stored = messageKey("sentences.claimedBecause", { reason: "sentences.alcohol" });
    await logged(testApp, ann, [{ kindNote: stored, kind: "never" }]);
    const where = { userId: ann.user.id };
    const recorded = () => testApp.database.recordChange.count({ where });
    const before = await recorded();
    const { lineItems } = await ann.call.taxReport.lineItems();
    expect(lineItems[0]?.kindNote).toBe(NEVER);
    const id = lineItems[0]?.id ?? "";
    expect(await ann.call.taxReport.updateLineItem({ id, kind: "never", kindNote: words })).toMatchObject({
      kindNote: NEVER,
    });
    expect(await recorded()).toBe(before);
    const other = await ann.call.taxReport.updateLineItem({ id, kind: "never", kindNote: "A gift" });
    expect(other.kindNote).toBe("A gift");
    await ann.call.taxReport.updateLineItem({ id, kind: "never", kindNote: words });
    const line = await testApp.database.lineItem.findUniqueOrThrow({ where: { id } });
    expect(line.kindNote).toBe(stored);
  },
);
