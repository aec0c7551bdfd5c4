import { buffer } from "node:stream/consumers";
import { CLAIM_TABLES } from "@gf-ledger/documents/claim/tables/claim-tables";
import { summaryTable } from "@gf-ledger/documents/claim/tables/summary-table";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { household, otherExpense } from "./support/claims";
import { logged, seen } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const STATCAN = storedPriceOrigin({
  code: "published",
  publisher: "statcan",
  what: "Crackers and crisp breads, 200 grams",
  region: null,
  month: "2025-03",
  estimated: false,
});

let testApp: TestApp;
let ann: Person;
let claimId: string;
let ids: Record<string, string>;
type Person = Awaited<ReturnType<TestApp["signIn"]>>;

const signedIn = ({ context }: Person) => {
  if (!context.actor) throw new Error("This person is signed in.");
  return { ...context, actor: context.actor };
};
const documentsOf = async (person: Person, id: string) =>
  answerOf(await prepareClaimDocuments(signedIn(person), { id })).read();
const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** The household whose year is worked by hand in `packages/documents/test/support/household-documents.ts`. */
async function fill(person: Person) {
  const bought = { purchaseDate: day("2025-03-03"), size: 500, unit: "g", currency: "CAD" };
  const loaf = { ...bought, name: "Schär loaf", priceEvidence: seen(349, 675, "g") };
  const receipt = await testApp.database.receipt.create({
    data: {
      userId: person.user.id,
      status: "confirmed",
      store: "Save-On-Foods",
      purchaseDate: day("2025-03-03"),
      totalCents: 15_899,
      currency: "CAD",
      reader: "local",
      readerVersion: "3",
      catalogueVersion: "2026-11",
      confidence: 1,
      evidence: {},
      imageSha256: "ab".repeat(32),
      perceptualHash: "cd".repeat(8),
    },
  });
  await logged(testApp, person, [
    {
      ...loaf,
      quantity: 20,
      price: 13_980,
      regularPrice: 5170,
      receiptId: receipt.id,
      catalogueVersion: "2026-11",
    },
    {
      ...bought,
      name: "Crackers",
      currency: "USD",
      quantity: 10,
      price: 7490,
      regularPrice: 3990,
      priceSource: "catalogue",
      priceEvidence: seen(399, 500, "g", { store: null, knownOn: "2025-03", origin: STATCAN }),
    },
    { ...bought, name: "Cake", price: 4001, regularPrice: 2000, priceSource: "estimate" },
    {
      ...bought,
      name: "Fresh pasta",
      soldByWeight: true,
      quantity: 1,
      size: 1.245,
      unit: "kg",
      price: 1917,
      regularPrice: 1370,
      priceEvidence: seen(1100, 1, "kg"),
    },
  ]);
  const rows = await testApp.database.lineItem.findMany({ where: { userId: person.user.id } });
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  await logged(testApp, person, [
    {
      ...loaf,
      purchaseDate: day("2025-11-03"),
      kind: "return",
      quantity: -1,
      price: -699,
      regularPrice: -259,
      returnOfId: idOf("Schär loaf"),
    },
  ]);
  const people = await household(testApp, person, 2025, [
    { name: "=Ann", relation: "self", birthDate: "1980-01-01", income: 50_000 },
    { name: "Mia", relation: "child", birthDate: "2016-06-06", celiac: true, income: 0 },
  ]);
  const tom = await testApp.database.person.create({
    data: {
      userId: person.user.id,
      name: "Tom",
      relation: "child",
      birthDate: day("2006-06-06"),
      celiac: true,
      incomes: { create: { taxYear: 2025, cents: 900_000 } },
    },
  });
  const mia = people.child ?? "";
  const all = await testApp.database.lineItem.findMany({ where: { userId: person.user.id } });
  for (const { id, name } of all) {
    const half = [mia, tom.id].map((personId) => ({ personId, share: 0.5 }));
    const whole = [{ personId: name === "Fresh pasta" ? tom.id : mia, share: 1 }];
    await person.call.people.setLineItemShares({ id, shares: name === "Cake" ? half : whole });
  }
  const entry = { userId: person.user.id, personId: mia, date: day("2025-04-04"), currency: "CAD", note: "" };
  await testApp.database.adjustment.createMany({
    data: [
      { ...entry, kind: "shipping", amount: 3000 },
      { ...entry, kind: "reimbursement", amount: 2000 },
    ],
  });
  await otherExpense(testApp, person, { personId: mia, date: "2025-03-10", dollars: 2400 });
  await otherExpense(testApp, person, { personId: tom.id, date: "2025-05-10", dollars: 500 });
  return { mia, tom: tom.id };
}

beforeAll(async () => {
  testApp = await openTestApp();
  ann = await testApp.signIn();
  ids = await fill(ann);
  ({ id: claimId } = await ann.call.claims.create({ taxYear: 2025 }));
});
afterAll(() => testApp.close());

const HAND = { mia: 252_263, tom: 51_548, food: 15_811, expenses: 303_811 };

describe("claim-18 the papers of a claim", () => {
  test("claim-18 a household's year comes out of the database as it was worked by hand", async () => {
    const claimDocuments = await documentsOf(ann, claimId);
    expect(claimDocuments).toMatchObject({ status: "draft", filed: null, taxYear: 2025, currency: "CAD" });
    expect(
      claimDocuments.blocks.map(({ line, foodCents, expensesCents }) => [line, foodCents, expensesCents]),
    ).toEqual([
      ["33099", 14_263, HAND.mia],
      ["33199", 1_548, HAND.tom],
    ]);
    expect(claimDocuments).toMatchObject({ foodCents: HAND.food, expensesCents: HAND.expenses });
    const rows = claimDocuments.blocks.flatMap((block) => block.rows);
    expect(rows.map(({ name, amountCents }) => [name, amountCents])).toEqual([
      ["Schär loaf", 8369],
      ["Crackers", 4893],
      ["Cake", 1001],
      ["Cake", 1001],
      ["Fresh pasta", 547],
    ]);
    expect(claimDocuments.restsOn).toEqual({
      evidence: 8916,
      yourWord: 0,
      published: 4893,
      estimate: 2002,
    });
    expect(claimDocuments.receipts).toMatchObject([{ store: "Save-On-Foods", imageSha256: "ab".repeat(32) }]);
    expect(claimDocuments.comparators.map(({ forProduct, timesUsed }) => [forProduct, timesUsed])).toEqual([
      ["Cake", 2],
      ["Crackers", 1],
      ["Fresh pasta", 1],
      ["Schär loaf", 2],
    ]);
  });

  test("claim-18 papers, checklist and worth of one claim agree to the cent", async () => {
    const claimDocuments = await documentsOf(ann, claimId);
    const checklist = await ann.call.claims.checklist({ id: claimId });
    const creditEstimate = await ann.call.claims.worth({ id: claimId });
    expect(checklist.amountToClaim).toBe(claimDocuments.foodCents / 100);
    expect(creditEstimate.amountToClaim).toBe(claimDocuments.foodCents / 100);
    const expenses = claimDocuments.figures.filter(
      ({ key, part }) => key === "expenses" && part === "federal",
    );
    expect(expenses.map(({ personId, amountCents }) => [personId, amountCents])).toEqual([
      [null, HAND.mia],
      [ids.tom, HAND.tom],
    ]);
  });

  test("claim-14 a converted item shows what was paid, the rate, of when and from where", async () => {
    const claimDocuments = await documentsOf(ann, claimId);
    const items = [];
    for await (const page of claimDocuments.items()) items.push(...page);
    expect(items).toHaveLength(6);
    expect(items.find(({ name }) => name === "Crackers")?.converted).toMatchObject({
      currency: "USD",
      cents: 7490,
      rate: 1.3978,
      of: "2025",
      source: "bank-of-canada-average-two-copies",
    });
    const parts: string[] = [];
    for await (const part of tableCsv(async () => summaryTable(claimDocuments))) parts.push(part);
    const csv: string[][] = parse(parts.join(""), { bom: true, relax_column_count: true });
    expect(csv.at(-1)?.slice(3, 14)).toEqual(["All medical expenses", ...Array(9).fill(""), "3038.11"]);
  });

  test("claim-27 whoever chose French has the same claim in French, to the cent", async () => {
    const own = { ...ann, context: { ...ann.context, ownLocale: "fr-CA" as const } };
    const [french, english] = [await documentsOf(own, claimId), await documentsOf(ann, claimId)];
    expect([french.locale, english.locale]).toEqual(["fr-CA", "en-CA"]);
    const amounts = ({ foodCents, expensesCents, restsOn, blocks }: typeof french) =>
      ({ foodCents, expensesCents, restsOn, rows: blocks.flatMap(({ rows }) => rows) }) as const;
    expect(amounts(french)).toEqual(amounts(english));
    const items = [];
    for await (const page of french.items()) items.push(...page);
    expect(items.find(({ name }) => name === "Schär loaf")?.priceBasis).toEqual(
      expect.stringMatching(/^pain blanc; 675\u00A0g à 3,49\u00A0\$; Maple Grocer/),
    );
    expect(french.comparators.map(({ product }) => product)).toContain("pain blanc");
    const parts: string[] = [];
    for (const { tableOf } of CLAIM_TABLES)
      for await (const part of tableCsv(async () => tableOf(french))) parts.push(part);
    expect(parts.join("")).toContain("Banque du Canada, taux annuel moyen");
    expect(parts.join("")).not.toContain("Bank of Canada");
  });

  test("claim-41 a claim has papers where only its last line item counts, and none where no line item does", async () => {
    const rob = await testApp.signIn();
    await household(testApp, rob, 2025, [{ name: "Rob", relation: "self", celiac: true }]);
    const purchaseDate = day("2025-03-03");
    await logged(testApp, rob, Array(150).fill({ purchaseDate, currency: "USD" }));
    const { id } = await rob.call.claims.create({ taxYear: 2025 });
    // No day's rate was given.
    await rob.call.claims.change({ id, exchangeMethod: "daily" });
    const prepared = () => prepareClaimDocuments(signedIn(rob), { id });
    expect(await prepared()).toMatchObject({ ok: false, reason: "claim_empty" });
    await logged(testApp, rob, [{ purchaseDate }]);
    const claimDocuments = await answerOf(await prepared()).read();
    expect(claimDocuments.blocks.flatMap(({ rows }) => rows)).toHaveLength(1);
  });

  test("claim-18 a filed claim's papers show what was filed, whatever changed since, and what changed", async () => {
    const eve = await testApp.signIn();
    await fill(eve);
    const { id } = await eve.call.claims.create({ taxYear: 2025 });
    const filed = await eve.call.claims.file({ id });
    const loaf = await testApp.database.lineItem.findFirstOrThrow({
      where: { userId: eve.user.id, name: "Schär loaf", kind: "counterpart" },
    });
    await eve.call.taxReport.updateLineItem({ id: loaf.id, price: "150.00" });
    const { snapshot } = await testApp.database.claim.findUniqueOrThrow({ where: { id } });
    const versions = { catalogueVersion: "2026-11", readerVersions: ["local 3"] };
    expect(JSON.parse(snapshot ?? "")).toMatchObject(versions);
    const claimDocuments = await documentsOf(eve, id);
    expect(claimDocuments).toMatchObject({
      status: "filed",
      ...versions,
      filed: { on: "2026-03-20", sha256: filed.snapshotSha256, elsewhere: false },
      foodCents: HAND.food,
    });
    expect(claimDocuments.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ thing: "line-item", field: "price" })]),
    );
  });

  test("claim-18 a claim without an item has no papers, and says what to do", async () => {
    const empty = await testApp.signIn();
    const { id } = await empty.call.claims.create({ taxYear: 2025 });
    const opened = openClaimDocument(signedIn(empty), { id, document: "package" }).then(answerOf);
    expect(await refusalOf(opened)).toMatchObject({
      message: expect.stringContaining("There is nothing to claim in this period yet."),
    });
  });

  test("claim-18 nobody else's claim has papers for oneself", async () => {
    const stranger = await testApp.signIn();
    const opened = openClaimDocument(signedIn(stranger), { id: claimId, document: "report.xlsx" });
    expect(await refusalOf(opened.then(answerOf))).toMatchObject({ message: "Claim not found." });
  });

  test("operating-50 an account has one document written at a time, and a stopped one makes room", async () => {
    const open = async (of: Person) =>
      answerOf(
        await openClaimDocument(signedIn(of), { id: of === ann ? claimId : other, document: "report.xlsx" }),
      );
    const bob = await testApp.signIn();
    const { id: other } = await bob.call.claims.create({ taxYear: 2025 });
    const first = await open(ann);
    const read = async () => {
      const { fileName, stream } = await open(ann);
      return [fileName, (await buffer(stream)).subarray(0, 2).toString()];
    };
    // Whichever of the three comes last to the places is refused; the two others wait.
    const asked = [read(), read(), read()];
    const answers = Promise.allSettled(asked);
    expect(await refusalOf(Promise.race(asked))).toMatchObject({
      message: expect.stringContaining("Other downloads"),
    });
    // Another account is answered meanwhile, here that its claim is empty.
    expect(await refusalOf(open(bob))).toMatchObject({
      message: expect.stringContaining("nothing to claim"),
    });
    first.stream.destroy();
    const written = (await answers).flatMap((answer) =>
      answer.status === "fulfilled" ? [answer.value] : [],
    );
    expect(written).toEqual(Array(2).fill(["gluten-free-claim-2025.xlsx", "PK"]));
  });
});
