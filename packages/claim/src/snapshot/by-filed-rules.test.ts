import { expect, it } from "vitest";
import { claimContent } from "../../test/support/claim-content";
import { finished } from "../../test/support/finished";
import type { Adjustment } from "../adjustments/adjustment";
import { NO_ANSWERS } from "../file/estimate-inputs";
import { estimateOfContent } from "../return-lines/return-of-content";
import { byFiledRules } from "./by-filed-rules";
import type { ClaimContent } from "./claim-content";
import { snapshotDifference } from "./snapshot-difference";

const inputs = { ...NO_ANSWERS, province: "ON" as const };
const figuresOf = (content: ClaimContent) =>
  estimateOfContent(content, inputs).sections.flatMap(({ lines }) => lines);

/** Ann with an income that bears no tax, as today's rules know. */
const dentist = { date: "2025-03-03", amountCents: 90_000, what: "Dentist", personId: "ann" };
function today(changes: Partial<ClaimContent> = {}): ClaimContent {
  const content = claimContent({ otherExpenses: [dentist], ...changes });
  const people = content.people.map((ann) => ({ ...ann, netIncomeByYear: { "2025": 800_000 } }));
  const poor = { ...content, people };
  return { ...poor, figures: figuresOf(poor) };
}

/** The same as a version filed it that knew of no basic amounts. */
function filedBefore(): ClaimContent {
  const content = today();
  const limited = ["basic-amount", "income-above-amounts", "tax-to-reduce", "credit-within-tax"];
  const figures = content.figures.filter(({ key }) => !limited.includes(key));
  expect(figures.length).toBeLessThan(content.figures.length);
  return { ...content, figures };
}

function differences(filed: ClaimContent, content: ClaimContent) {
  const now = finished(byFiledRules(filed, content, inputs));
  return finished(snapshotDifference(filed, now)).map(({ thing }) => thing);
}

it("claim-29 a figure that later rules work out otherwise is no difference from what was filed", () => {
  expect(differences(filedBefore(), today())).toEqual([]);
});

it("claim-29 what a person changed is one, with the figures that follow from it", () => {
  const changed = today({ otherExpenses: [{ ...dentist, amountCents: 80_000 }] });
  expect(differences(filedBefore(), changed)).toContain("other-expense");
  expect(differences(filedBefore(), changed)).toContain("figure");
});

it("claim-29 nor is it one that a repayment's parts say since then whether they lower other expenses", () => {
  const part = { date: "2025-03-03", personId: "ann", amountCents: 500 };
  const repayment: Adjustment = {
    id: "0190a000-0000-7000-8000-000000000001",
    kind: "reimbursement",
    personId: "ann",
    date: "2025-04-04",
    amountCents: 1_000,
    note: "",
    lineItemIds: ["bread"],
    expenseIds: ["dentist"],
    parts: [part, part],
  };
  const before = today({ adjustments: [repayment] });
  const now = today({ adjustments: [{ ...repayment, parts: [part, { ...part, paysOther: true }] }] });
  expect(differences(before, now)).toEqual([]);
  const more = today({ adjustments: [{ ...repayment, amountCents: 1_100, parts: [part, part] }] });
  expect(differences(before, more)).toEqual(["adjustment"]);
});

it("claim-29 nor that a repayment took more off than its row counts, until what it pays back is changed", () => {
  const repayment: Adjustment = {
    id: "0190a000-0000-7000-8000-000000000001",
    kind: "reimbursement",
    personId: "ann",
    date: "2025-04-04",
    amountCents: 250,
    note: "",
    lineItemIds: ["bread"],
  };
  const before = today({ adjustments: [repayment] });
  const part = { date: "2025-03-03", personId: "ann", amountCents: 50 };
  const now = today({ adjustments: [{ ...repayment, parts: [part] }] });
  expect(differences(before, now)).toEqual([]);
  const [row] = now.rows;
  if (!row) throw new Error("There is a row.");
  const changed = { ...now, rows: [{ ...row, amountCents: row.amountCents + 1 }] };
  expect(differences(before, changed)).toContain("adjustment");
});
