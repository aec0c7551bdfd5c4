import { correctionOf } from "@gf-ledger/claim/return-lines/correction";
import { type ReturnFacts, returnLines } from "@gf-ledger/claim/return-lines/return-lines";
import type { ClaimReturnWithCorrection } from "@gf-ledger/claim/return-lines/return-of-content";
import { describe, expect, test } from "vitest";
import { writeReport } from "../src/claim/report/write-report";
import { returnLinesTable } from "../src/claim/tables/return-lines-table";
import { tableCsv } from "../src/table/table-csv";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const documentsOf = async (changes: Parameters<typeof householdDocuments>[0] = {}) => {
  const documents = householdDocuments(changes);
  const { text } = await readPdf(writeReport(toRead(documents), FONTS));
  const parts: string[] = [];
  for await (const part of tableCsv(async () => returnLinesTable(documents))) parts.push(part);
  return { text, csv: parts.join("") };
};

/** The household's return, before and after 120.00 of the dentist's bill came back. */
function corrected(): ClaimReturnWithCorrection {
  const { returnLines: before } = householdDocuments();
  const lower = (cents: number) => Math.max(0, cents - 12_000);
  const figures = before.facts.figures.map((line) =>
    line.personId === null && ["expenses", "above-threshold", "allowable"].includes(line.key)
      ? { ...line, amountCents: lower(line.amountCents) }
      : line,
  );
  const after: ReturnFacts = { ...before.facts, ownExpensesCents: 240_263, figures };
  return {
    ...before,
    correction: { ...correctionOf(before.facts, after), state: "to-report" },
  };
}

describe("claim-64 this amount into that line, in the papers", () => {
  test("names each line, the amount worked by hand, who enters it, and the total", async () => {
    const { text, csv } = await documentsOf();
    expect(text).toContain(
      "This amount into that line Whose return these amounts go on: Ann Tremblay-O’Neil.",
    );
    // 2,522.63 less 1,500.00, and Tom's 515.48 less 270.00: together 1,268.11.
    for (const [line, amount] of [
      ["T1, line 33099 Medical expenses for yourself, your partner and your children under 18", "2,522.63"],
      ["T1, line 33199 Allowable amount for other dependants, after each one's own threshold", "245.48"],
      ["T1, line 33200 Allowable amount: line 33099 less the threshold, with line 33199 added", "1,268.11"],
      ["ON428, line 58689 Medical expenses, as on line 33099", "2,522.63"],
      ["ON428, line 58729 Allowable amount for other dependants, with the province's threshold", "245.48"],
      ["ON428, line 58769 Allowable amount, with the province's threshold", "1,268.11"],
      ["All medical expenses of this claim", "3,038.11"],
    ]) {
      expect(text).toContain(`${line} ${amount}`);
      expect(csv).toContain(String(amount).replace(",", ""));
    }
    expect(text).not.toContain("T1-ADJ");
    expect(text).not.toContain("line numbers");
  });

  test("waits for an answer where an amount depends on it, and asks for it", async () => {
    const { returnLines: said } = householdDocuments();
    const facts = { ...said.facts, province: null, figures: [] };
    const { text } = await documentsOf({
      returnLines: {
        ...said,
        facts,
        claimantId: null,
        lines: returnLines(facts),
        asked: [{ question: "net-income", personIds: ["ann"] }],
      },
    });
    expect(text).toContain("The partner for whom the credit is larger enters these amounts.");
    expect(text).toMatch(/line 33200 .* added –/);
    expect(text).toContain("Say the province to see the lines of its form.");
    expect(text).toContain("A line without an amount waits for an answer: • Enter the net income");
    expect(text).not.toContain("58689");
  });

  test("names the form of a province that was not read as reported, and Schedule A's numbers as not confirmed", async () => {
    const { returnLines: said } = householdDocuments();
    const facts = { ...said.facts, province: "NS" as const };
    const ns = await documentsOf({ returnLines: { ...said, facts, lines: returnLines(facts) } });
    expect(ns.text).toContain("NS428, line 58689 Medical expenses, as on line 33099 2,522.63");
    expect(ns.text.split("The line numbers of NS428 are reported by a public program")).toHaveLength(2);
    const us: ReturnFacts = { ...said.facts, edition: "us", figures: [], ownExpensesCents: 303_811 };
    const american = await documentsOf({
      edition: "us",
      locale: "en-US",
      currency: "USD",
      returnLines: { ...said, facts: us, claimantId: null, filerIds: ["ann"], lines: returnLines(us) },
    });
    expect(american.text).toContain("Schedule A, line 1 Medical expenses 3,038.11");
    expect(american.text.split("Not confirmed: the line numbers of Schedule A")).toHaveLength(2);
    expect(american.text).toContain("Whose return these amounts go on: Ann Tremblay-O’Neil.");
  });

  test("claim-76 are entered by whoever files the final return of a claimant who died in the year", async () => {
    const { people } = householdDocuments();
    const died = people.map((one) => (one.relation === "self" ? { ...one, diedOn: "2025-11-14" } : one));
    const { text } = await documentsOf({ people: died });
    expect(text).toContain("Whoever files Ann Tremblay-O’Neil's final return enters these amounts on it.");
    expect(text).toContain("On the return of Ann Tremblay-O’Neil (final return)");
    expect(text).toContain("Attach the receipts to the final return, and keep copies.");
    const later = people.map((one) => (one.relation === "self" ? { ...one, diedOn: "2026-02-03" } : one));
    const usual = await documentsOf({ people: later });
    expect(usual.text).toContain("Whose return these amounts go on: Ann Tremblay-O’Neil.");
    expect(usual.text).toContain("Don't send these documents with the return; send them when");
    const spouse = people.map((one) => (one.relation === "spouse" ? { ...one, diedOn: "2025-11-14" } : one));
    const beside = await documentsOf({ people: spouse });
    expect(beside.text.includes("A final return is the exception")).toBe(
      people.some(({ relation }) => relation === "spouse"),
    );
  });

  test("is French in French", async () => {
    const { text } = await documentsOf({ locale: "fr-CA" });
    expect(text).toContain("Quel montant à quelle ligne");
    expect(text).toContain("ON428, ligne 58769 Montant admissible, avec le seuil de la province 1 268,11");
  });
});

describe("claim-65 the table of a correction, in the papers", () => {
  test("has previous, change and revised amount, and says what is not confirmed", async () => {
    const { text, csv } = await documentsOf({ returnLines: corrected() });
    expect(text).toContain("Table for form T1-ADJ Your records no longer match the return.");
    expect(text).toContain("children under 18 2,522.63 -120.00 2,402.63");
    expect(text).toContain("with line 33199 added 1,268.11 -120.00 1,148.11");
    expect(text).toContain("Not confirmed: how the form itself heads the column of changes.");
    expect(csv).toContain("2522.63,-120.00,2402.63");
  });
});
