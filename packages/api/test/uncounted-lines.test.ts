import { webhookEventSchema } from "@gf-ledger/domain/webhook/webhook-event";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedClaim } from "../src/claim-links/shared-claim";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { household } from "./support/claims";
import { numbersBeside, printedDocuments } from "./support/printed-documents";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";

/*
 * A girl of nine with celiac disease: bread for 7.49 instead of 3.49, and beside it what is outside the rule, typed,
 * imported, and read from a photo or mail. Only the bread's 4.00 is anywhere.
 */
const BREAD = { name: "GF white bread", price: 7.49, purchaseDate: "2026-03-14", regularPrice: 3.49 };
const OUTSIDE = [
  "GF lager beer",
  "GF dog food",
  "GF multivitamin",
  "Restaurant meal",
  "Delivery fee",
  "GF potato chips",
];
const NAMED = new RegExp(OUTSIDE.join("|"), "i");
const WAYS = ["by hand", "by CSV", "by photo or mail"] as const;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ settings: { webhooksAllowPrivate: true } });
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function bringIn(person: Person, way: (typeof WAYS)[number]): Promise<void> {
  const { call } = person;
  if (way === "by hand") for (const name of OUTSIDE) await call.taxReport.addLineItem({ ...BREAD, name });
  if (way === "by CSV") {
    const lines = OUTSIDE.map((name) => `2026-03-15,Maple Grocer,${name},7.49,3.49`);
    const text = ["Date,Store,Item,GF price,Regular price", ...lines].join("\n");
    const file = { fileName: "groceries.csv", file: Buffer.from(text) };
    const { mapping } = await call.imports.preview(file);
    await call.imports.make({ ...file, mapping });
  }
  if (way === "by photo or mail") {
    const items = OUTSIDE.map((name) => readItem(name.toUpperCase(), 749));
    const reading = readingAt("Maple Grocer", "2026-03-14", [readItem(BREAD.name, 749), ...items]);
    const { id } = await readReceipt(testApp, person, reading);
    await call.receipts.confirm({ id, purchaseDate: "2026-03-14" });
    const [bread] = (await call.taxReport.lineItems()).lineItems;
    await call.taxReport.updateLineItem({ id: bread?.id ?? "", regularPrice: BREAD.regularPrice });
  }
}

async function family(way: (typeof WAYS)[number]) {
  const person = await testApp.signIn();
  await household(testApp, person, 2026, [
    { name: "Ann", relation: "self", birthDate: "1985-01-01", income: 50_000 },
    { name: "Mia", relation: "child", birthDate: "2017-02-02", celiac: true },
  ]);
  const { id: webhookId } = await person.call.webhooks.create({
    url: "http://127.0.0.1:9/hooks",
    events: ["line_item.changed", "claim.filed"],
  });
  if (way !== "by photo or mail") await person.call.taxReport.addLineItem(BREAD);
  await bringIn(person, way);
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  return { person, id, webhookId };
}

describe.each(WAYS)("claim-50 what is outside the rule and came in %s", (way) => {
  test("is in neither package, and one's own says how many were left out", async () => {
    const { person, id } = await family(way);
    const all = await printedDocuments(person, id);
    expect(all.words).not.toMatch(NAMED);
    for (const audience of [undefined, "authority", "yourself"] as const) {
      const papers = audience ? await printedDocuments(person, id, audience) : all;
      expect(papers.text).not.toMatch(NAMED);
      expect(papers.text).toContain("Total (CAD) 4.00 4.00");
    }
    for (const rows of [all.sheet("Summary"), all.csv("summary")])
      expect(numbersBeside(rows, "All medical expenses").at(-1)).toBe(4);
    const { text } = await printedDocuments(person, id, "yourself");
    expect(text.includes("6 items: not ticked.")).toBe(way !== "by photo or mail");
  });

  test("is behind no link, and its claim comes to the bread alone", async () => {
    const { person, id } = await family(way);
    const { context } = person;
    if (!context.actor) throw new Error("This person is signed in.");
    const prepared = await prepareClaimDocuments({ ...context, actor: context.actor }, { id });
    const documents = await answerOf(prepared).read();
    const link = { id, expiresAt: new Date() } as Parameters<typeof sharedClaim>[1];
    const shared = sharedClaim(documents, link);
    expect([shared.food, shared.expenses]).toEqual([4, 4]);
    expect(shared.blocks.flatMap(({ rows }) => rows).map(({ name }) => name)).toEqual([BREAD.name]);
    expect(JSON.stringify(shared)).not.toMatch(NAMED);
  });

  test("is told to a webhook as not counting, and a filed claim's line items are the bread alone", async () => {
    const { person, id, webhookId } = await family(way);
    const told = async () => {
      const rows = await testApp.database.webhookDelivery.findMany({
        where: { webhookId },
        orderBy: { createdAt: "asc" },
      });
      return rows.map(({ payload }) => webhookEventSchema.parse(JSON.parse(payload)));
    };
    const changes = (await told()).flatMap((event) =>
      event.type === "line_item.changed" ? event.data.lineItems : [],
    );
    const items = [...new Map(changes.map((item) => [item.id, item])).values()];
    const counting = items.filter(({ counts }) => counts);
    expect(counting.reduce((sum, { extraCost }) => sum + extraCost, 0)).toBe(4);
    expect(items.length - counting.length).toBe(way === "by photo or mail" ? 0 : OUTSIDE.length);
    await person.call.claims.file({ id });
    expect((await told()).map(({ type }) => type)).toContain("claim.filed");
    const claimed = await testApp.database.lineItem.findMany({ where: { claimId: id } });
    expect(claimed.map(({ name }) => name)).toEqual([BREAD.name]);
  });
});
