import { lineOf } from "@gf-ledger/claim/people/line-of";
import type { Person } from "@gf-ledger/claim/people/person";
import { countsInPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import { largestAmountFirst } from "@gf-ledger/claim/sums/sum-claim";
import type { DocumentBlock } from "@gf-ledger/documents/claim/claim-documents";
import type { ClaimedContent } from "./claimed-content";

/** A block before its rows have names. */
export type BareBlock = Omit<DocumentBlock, "rows" | "lines"> & { readonly rows: readonly ClaimRow[] };

type Place = Pick<DocumentBlock, "line" | "personIds">;

/** Who shares a line of the return, in the order of the lines; a person whose line is not known stands last. */
function placesOf({ edition, people, taxYear }: ClaimContent): Place[] {
  if (edition === "us") return [{ line: null, personIds: people.map(({ id }) => id) }];
  const lineOfPerson = (person: Person) => {
    const where = lineOf(person, taxYear);
    return where.ok ? where.line : null;
  };
  const on = (line: DocumentBlock["line"]) =>
    people.filter((person) => lineOfPerson(person) === line).map(({ id }) => id);
  return [
    { line: "33099", personIds: on("33099") },
    ...on("33199").map((id): Place => ({ line: "33199", personIds: [id] })),
    ...on(null).map((id): Place => ({ line: null, personIds: [id] })),
  ];
}

/** The blocks of a claim, each with its rows, largest amount first, and what comes together on its line. */
export function documentBlocks({ content, adjustments }: ClaimedContent): BareBlock[] {
  const { period } = content;
  const blocks = placesOf(content).map((place): BareBlock => {
    const of = new Set(place.personIds);
    const rows = content.rows.filter(({ personId }) => of.has(personId)).sort(largestAmountFirst);
    const total = (amount: (row: ClaimRow) => number) => rows.reduce((sum, row) => sum + amount(row), 0);
    const foodCents = total(({ amountCents }) => amountCents);
    const adjustmentsCents = adjustments
      .flatMap(({ amounts }) => amounts)
      .filter(({ personId }) => of.has(personId))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const otherExpensesCents = content.otherExpenses
      .filter((expense) => of.has(expense.personId) && countsInPeriod(period, expense.personId, expense.date))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    return {
      ...place,
      rows,
      price: total(({ price }) => price),
      regularPrice: total(({ regularPrice }) => regularPrice),
      foodCents,
      adjustmentsCents,
      otherExpensesCents,
      expensesCents: Math.max(0, foodCents + adjustmentsCents + otherExpensesCents),
    };
  });
  return blocks.filter(
    ({ line, rows, adjustmentsCents, otherExpensesCents }) =>
      line === "33099" || rows.length > 0 || adjustmentsCents !== 0 || otherExpensesCents !== 0,
  );
}
