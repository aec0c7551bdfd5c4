import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Audience } from "@gf-ledger/domain/documents/audience";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "../../documents/test/support/read-pdf";
import { readZip } from "../../documents/test/support/read-zip";
import { createCaller } from "../src/app-router";
import { sharedClaim } from "../src/claim-links/shared-claim";
import type { DocumentName } from "../src/claims/documents/document-name";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { fillSampleAccount } from "../src/demo/fill-sample-account";
import { SAMPLE_HOUSEHOLDS, type SampleHousehold } from "../src/demo/sample-households";
import { hashToken, newToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { answerOf } from "../src/refusals/refusal-error";
import { numbersEndingIn, rowsOfCsv, rowsOfSheets } from "./support/printed-documents";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const [family] = SAMPLE_HOUSEHOLDS;

const trips = ["2026-01-03", "2026-01-10", "2026-01-17", "2026-01-24", "2026-02-03"].map((date, trip) => ({
  store: "Maple Grocer",
  date,
  currency: "CAD" as const,
  items: [
    { name: "GF WHITE BREAD", quantity: 1, cents: 749 + trip },
    { name: "BANANAS", quantity: 1, cents: 172 },
  ],
  depositCents: 0,
  totalCents: 921 + trip,
}));

test("A sample account is filled once, through the product's own verbs, and named as sample data", async () => {
  expect(await fillSampleAccount(testApp.services, trips, family)).toEqual({
    filled: true,
    receipts: 5,
    lineItems: 5,
    claimId: expect.any(String),
  });
  expect(await fillSampleAccount(testApp.services, trips, family)).toEqual({
    filled: false,
    receipts: 5,
    lineItems: 5,
    claimId: null,
  });
  const user = await testApp.database.user.findUniqueOrThrow({
    where: { email: family.email },
    include: { sessions: true, lineItems: { orderBy: { purchaseDate: "asc" } } },
  });
  expect(user).toMatchObject({ isSample: true, sessions: [] });
  expect(user.lineItems[0]).toMatchObject({ name: "GF WHITE BREAD", price: 749 });
  expect(await testApp.mails()).toEqual([]);
});

test("prices-9 several of one thing are compared with as many regular ones", async () => {
  const own = await openTestApp();
  const [trip] = trips;
  if (!trip) throw new Error("There is no trip.");
  const bought = (quantity: number) => ({ name: "GF WHITE BREAD", quantity, cents: 749 * quantity });
  const items = [bought(1), bought(3)];
  await fillSampleAccount(own.services, [{ ...trip, items, totalCents: 749 * 4 }], family);
  const [one, three] = await own.database.lineItem.findMany({ orderBy: { price: "asc" } });
  await own.close();
  expect(three).toMatchObject({ quantity: 3, regularPrice: 3 * (one?.regularPrice ?? 0) });
});

/** The sample person's own session, as the person would have it after a mailed link. */
async function signedInAs(own: TestApp, { email, edition }: SampleHousehold) {
  const { id: userId } = await own.database.user.findUniqueOrThrow({ where: { email } });
  const token = newToken();
  const expires = new Date(own.clock.now.getTime() + 864e5);
  await own.database.session.create({ data: { userId, sessionTokenHash: hashToken(token), expires } });
  const actor = await actorOfSession(own.pool, token, own.clock.now);
  if (!actor) throw new Error("The sample person could not be signed in.");
  return { ...own.anonymous(edition).context, actor };
}

/** What is printed of an amount in the PDF. */
const two = (amount: number) =>
  amount.toLocaleString("en-CA", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

describe("claim-18 claim-71 every sample household's draft claim says one amount everywhere", () => {
  const bread = (cents: number) => ({ name: "GF WHITE BREAD", quantity: 1, cents });
  const pasta = (quantity: number) => ({ name: "GF PENNE PASTA", quantity, cents: 463 * quantity });
  const more = trips.map((trip, index) => {
    const items = [bread(749 + 7 * index), ...(index % 2 === 0 ? [pasta(1 + index)] : [])];
    return { ...trip, items, totalCents: items.reduce((sum, { cents }) => sum + cents, 0) };
  });

  test.each(SAMPLE_HOUSEHOLDS.map((household) => [household.name, household] as const))(
    "%s",
    async (_name, household) => {
      const currency = EDITION_FACTS[household.edition].currency;
      const own = await openTestApp();
      const { claimId } = await fillSampleAccount(
        own.services,
        more.map((trip) => ({ ...trip, currency })),
        household,
      );
      const ctx = await signedInAs(own, household);
      const call = createCaller(ctx);
      const id = claimId ?? "";
      const paper = async (name: DocumentName, audience?: Audience) =>
        buffer(
          answerOf(await openClaimDocument(ctx, { id, document: name, ...(audience ? { audience } : {}) }))
            .stream,
        );
      const worth = await call.claims.worth({ id });
      const { asked, amountToClaim } = worth;
      const page = await call.claims.returnLines({ id });
      const documents = await answerOf(await prepareClaimDocuments(ctx, { id })).read();
      const link = sharedClaim(documents, { id, expiresAt: new Date() } as Parameters<typeof sharedClaim>[1]);
      const files = await readZip(await paper("package"));
      const named = (ending: string) => [...files].find(([path]) => path.endsWith(ending))?.[1];
      const csv = rowsOfCsv(named("csv/summary.csv")?.toString() ?? "");
      const workbook = named(".xlsx") ?? Buffer.alloc(0);
      const sheets = await rowsOfSheets(workbook);
      const sheet = sheets.get("Summary") ?? [];
      const { text } = await readPdf(Readable.from([named(".pdf") ?? Buffer.alloc(0)]));
      const authority = await readPdf(Readable.from([await paper("report.pdf", "authority")]));
      const yourself = await readPdf(Readable.from([await paper("report.pdf", "yourself")]));
      const lines = sheets.get("Lines of the return") ?? [];
      await own.close();

      expect(asked).toEqual([]);
      expect(amountToClaim).toBeGreaterThan(0);
      expect([link.food, link.expenses]).toEqual([amountToClaim, page.total]);
      const rows = link.blocks.flatMap((block) => block.rows);
      expect(rows.map(({ name }) => name).sort()).toEqual(["GF PENNE PASTA", "GF WHITE BREAD"]);
      for (const { name, quantity, price, regularPrice, extraCost } of rows) {
        for (const told of [csv, sheet])
          expect(told.find(({ texts }) => texts.includes(name))?.numbers).toEqual(
            expect.arrayContaining([quantity, price, regularPrice, extraCost]),
          );
        // Number × incremental cost is the printed amount, and the two averages are that far apart (claim-4).
        for (const printed of [text, authority.text]) {
          const at = new RegExp(`${name}[^\\d]* ${quantity} ([\\d.]+) ([\\d.]+) ([\\d.]+) ([\\d.,]+)`).exec(
            printed,
          );
          const [, regular = "", glutenFree = "", incremental = "", amount = ""] = at ?? [];
          expect([name, amount]).toEqual([name, two(extraCost)]);
          expect((Number(incremental) * quantity).toFixed(2)).toBe(extraCost.toFixed(2));
          expect(Number(glutenFree) - Number(regular)).toBeCloseTo(Number(incremental), 9);
        }
      }
      const totals = [amountToClaim, page.total];
      for (const told of [csv, sheet])
        expect(told.flatMap(({ numbers }) => numbers)).toEqual(expect.arrayContaining(totals));
      for (const pdf of [text, authority.text, yourself.text])
        for (const total of totals) expect(pdf).toContain(two(total));
      for (const { name, amount } of page.lines) {
        if (amount === null) throw new Error(`${name} waits for an answer.`);
        expect(lines.find(({ texts }) => texts.includes(name))?.numbers).toContain(amount);
        for (const pdf of [text, yourself.text])
          expect(pdf).toMatch(new RegExp(`${name} [^\\d]*.*? ${two(amount)}`));
      }
      // Each adjustment and each other expense, and what they come to together.
      const beside = [rowsOfCsv(named("adjustments.csv")?.toString() ?? ""), sheets.get("Adjustments") ?? []];
      expect(documents.adjustments.map(({ adjustment }) => adjustment.note).sort()).toEqual(
        household.adjustments.map(({ note }) => note).sort(),
      );
      for (const { adjustment, enteredCents, countedCents } of documents.adjustments) {
        const amounts = [enteredCents / 100, countedCents / 100];
        for (const told of beside)
          expect([adjustment.note, ...numbersEndingIn(told, adjustment.note).slice(-2)]).toEqual([
            adjustment.note,
            ...amounts,
          ]);
        // A narrow column breaks a word at its hyphen.
        const note = adjustment.note.replaceAll("-", "- ?");
        for (const pdf of [text, authority.text])
          expect(pdf).toMatch(new RegExp(`${note} [^\\d]*?${amounts.map(two).join(" ")} `));
      }
      for (const { what, amount } of household.expenses) {
        for (const told of beside)
          expect([what, numbersEndingIn(told, what).at(-1)]).toEqual([what, amount / 100]);
        for (const pdf of [text, authority.text])
          expect(pdf).toMatch(new RegExp(`${what} [^\\d]*? ${two(amount / 100)} `));
      }
      const cents = (amounts: readonly number[]) =>
        amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
      const counted = documents.adjustments.reduce((sum, { countedCents }) => sum + countedCents, 0);
      const others = household.expenses.reduce((sum, { amount }) => sum + amount, 0);
      expect(cents(link.blocks.map((block) => block.adjustments))).toBe(counted);
      expect(cents(link.blocks.map((block) => block.otherExpenses))).toBe(others);
      expect(cents([amountToClaim]) + counted + others).toBe(cents([page.total]));

      // What it may be worth stands in one's own papers alone, each line as on the page.
      expect(worth.worth).not.toBeNull();
      const told = worth.sections.flatMap(({ amount, lines }) =>
        amount === 0 && household.edition === "ca"
          ? []
          : lines.map((line) => [line.words, line.amount] as const),
      );
      expect(told.length).toBeGreaterThan(5);
      for (const pdf of [text, yourself.text]) {
        for (const [words, amount] of told.filter(([, amount]) => amount !== 0))
          expect([words, pdf.includes(words) && pdf.includes(` ${two(amount)} `)]).toEqual([words, true]);
        for (const { worth: withFood, withoutFood, foodAlone } of worth.claimants)
          expect(pdf).toMatch(
            new RegExp(
              [withFood, withoutFood, foodAlone].map((amount) => `(up to )?${two(amount)} `).join(""),
            ),
          );
      }

      // Nothing of the one package is in the other (claim-71).
      expect(authority.text).toContain("One receipt for each product");
      for (const words of [
        "What it may be worth",
        "not confirmed",
        "SHA-256",
        "Net income",
        "rests on estimates",
      ])
        expect(authority.text).not.toContain(words);
      for (const words of [
        "What it may be worth",
        "What is not confirmed",
        "SHA-256",
        household.edition === "us" ? "Adjusted gross income 2026" : "Net incomes",
        "What to keep",
      ])
        expect(yourself.text).toContain(words);
      expect(yourself.text).not.toContain("Average cost");
    },
  );
});
