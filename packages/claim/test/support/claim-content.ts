import type { ClaimContent } from "../../src/snapshot/claim-content";
import { lineItem } from "./line-item";
import { sumOf } from "./sum-of";

const ann = {
  id: "ann",
  name: "Ann",
  relation: "self" as const,
  birthDate: "1984-05-05",
  diedOn: null,
  celiac: true,
  diagnosedOn: "2018-11-05",
  letter: { date: "2019-01-31", practitioner: "doctor" as const, signedBy: "Dr. Rao" },
  netIncomeByYear: { "2025": 5_000_000 },
};

const lineItems = [lineItem({ id: "bread" }), lineItem({ id: "pasta", product: "pasta" })];

/** A small Canadian claim of 2025: bread and pasta for Ann. */
export function claimContent(changes: Partial<ClaimContent> = {}): ClaimContent {
  const { rows, totals } = sumOf(changes.lineItems ?? lineItems);
  return {
    format: 1,
    edition: "ca",
    taxYear: 2025,
    period: { from: "2025-01-01", to: "2025-12-31" },
    countTax: false,
    countGuidance: false,
    exchangeMethod: null,
    people: [ann],
    lineItems,
    rows,
    totals,
    adjustments: [],
    otherExpenses: [{ date: "2025-03-03", amountCents: 9_000, what: "Dentist", personId: "ann" }],
    figures: [],
    catalogueVersion: "1",
    readerVersions: ["local 2", "local 1"],
    ...changes,
  };
}
