import { adjustmentLedger } from "@gf-ledger/claim/adjustments/adjustment-ledger";
import { AUDIENCES } from "@gf-ledger/domain/documents/audience";
import { describe, expect, test } from "vitest";
import type { ClaimDocuments } from "../src/claim/claim-documents";
import { writeReport } from "../src/claim/report/write-report";
import { adjustmentsTable } from "../src/claim/tables/adjustments-table";
import { tableCsv } from "../src/table/table-csv";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

const entry = {
  personId: "mia",
  note: "",
  date: "2025-04-04",
  kind: "reimbursement",
  amountCents: 2_000,
} as const;

/** The papers with one repayment of these line items and other expenses. */
function repaid(lineItemIds: string[], expenseIds: string[], locale: ClaimDocuments["locale"] = "en-CA") {
  const { period, edition } = householdDocuments();
  const ledger = adjustmentLedger(
    [{ ...entry, id: "back", lineItemIds, expenseIds }],
    period,
    edition,
    false,
  );
  if (!ledger.ok) throw new Error("The entry is clear");
  const paidBack = [...lineItemIds, ...expenseIds].map((name) => ({ name, date: "2025-03-03" }));
  return householdDocuments({ locale, adjustments: ledger.entries.map((one) => ({ ...one, paidBack })) });
}

async function documentsOf(documents: ClaimDocuments) {
  const parts: string[] = [];
  for await (const part of tableCsv(async () => adjustmentsTable(documents))) parts.push(part);
  const reports = await Promise.all(
    AUDIENCES.map(async (audience) => readPdf(writeReport({ ...toRead(documents), audience }, FONTS))),
  );
  return {
    csv: parts.join(""),
    authority: reports[0]?.text,
    whole: (await readPdf(writeReport(toRead(documents), FONTS))).text,
  };
}

describe("claim-87 the rule by which a repayment lowers the claim is printed", () => {
  test.each([
    [
      "of one that names no expense",
      [],
      [],
      "It isn't linked to an expense, so it lowers the claim for the tax year of its date.",
    ],
    [
      "of one that names several",
      ["loaves", "cake"],
      [],
      "It is divided among them in proportion to their amounts; odd cents go to the largest.",
    ],
    [
      "of one that names food and a bill",
      ["loaves"],
      ["dentist"],
      "It is divided among them in proportion to their amounts; odd cents go to the largest.",
    ],
  ])("%s, in report and table", async (_of, lineItemIds, expenseIds, rule) => {
    const { csv, authority, whole } = await documentsOf(repaid(lineItemIds, expenseIds));
    for (const paper of [csv, authority, whole]) expect(paper).toContain(rule);
  });

  test("in French too", async () => {
    expect((await documentsOf(repaid([], [], "fr-CA"))).whole).toContain(
      "Il ne nomme aucune dépense; il réduit donc la demande",
    );
    expect((await documentsOf(repaid(["loaves", "cake"], [], "fr-CA"))).csv).toContain(
      "réparti entre elles selon leurs montants",
    );
  });

  test("and there is none where it names one expense", async () => {
    const { csv, whole } = await documentsOf(repaid(["loaves"], []));
    for (const paper of [csv, whole]) {
      expect(paper).toContain("Pays back loaves");
      expect(paper).not.toContain("It is spread");
      expect(paper).not.toContain("names no expense");
    }
  });
});
