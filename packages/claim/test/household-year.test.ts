import { expect, it } from "vitest";
import { adjustmentLedger } from "../src/adjustments/adjustment-ledger";
import { blockExpenses } from "../src/credits/block-expenses";
import { whoClaims } from "../src/credits/who-claims";
import { attachRates } from "../src/currency/attach-rates";
import { claimBlocks } from "../src/people/claim-blocks";
import type { Person } from "../src/people/person";
import { calendarYear } from "../src/periods/calendar-year";
import { incomeBlocks } from "../src/periods/income-blocks";
import { sumClaim } from "../src/sums/sum-claim";
import { bestPeriodsOf } from "./support/best-periods-of";
import { claimant, household } from "./support/household";
import { lineItem, regularPackage } from "./support/line-item";

/*
 * Ontario, 2025. Ann (50,000), her partner Ben (30,000), two celiac children: Mia, 9, and Tom, 19 (9,000).
 *
 * Mia: 20 loaves of 500 g at 6.99 against 3.49 for 675 g: 139.80 - 51.70 (20 × 3.49 × 500/675 = 51.7037) = 88.10
 *      one of them given back: 132.81 - 49.12 (49.1185) = 83.69
 *      10 boxes from the US at 7.49 against 3.99 USD, at 1.3978: 104.70 - 55.77 = 48.93
 *      half of a cake of 40.01 against 20.00: 20.005 -> 20.01, less 10.00 = 10.01
 * Tom: the other half of the cake: 10.01; pasta by weight, 1.245 kg, 19.17 - 13.70 = 5.47
 * Food: Mia 142.63, Tom 15.48. Shipping 30.00 is recorded; insurance paid 20.00 for Mia.
 * Other: Mia's dentist 2,400.00 (March), Tom's glasses 500.00 (May); Ann's plaster of 2024 is outside.
 *
 * 33099: 142.63 + 2,400.00 - 20.00 = 2,522.63. 33199, Tom: 515.48.
 * Ben claims: 2,522.63 - 900.00 = 1,622.63; Tom 515.48 - 270.00 = 245.48; together 1,868.11
 *   federal 14.5% = 270.88, Ontario 5.05% = 94.34, supplement 467.03 - 5% of 46,706 = 0
 * Ann claims: 2,522.63 - 1,500.00 = 1,022.63; with Tom 1,268.11: 183.88 and 64.04
 */
const person = (
  id: string,
  relation: Person["relation"],
  birthDate: string,
  dollars: number | null,
): Person => ({
  id,
  name: id,
  relation,
  birthDate,
  diedOn: null,
  celiac: relation === "child",
  diagnosedOn: null,
  letter: null,
  netIncomeByYear: dollars === null ? {} : { "2025": dollars * 100 },
});
const people = [
  person("ann", "self", "1980-01-01", 50_000),
  person("ben", "spouse", "1981-01-01", 30_000),
  person("mia", "child", "2016-06-06", null),
  person("tom", "child", "2006-06-06", 9_000),
];
const forMia = { shares: [{ personId: "mia", share: 1 }] };
const half = ["mia", "tom"].map((personId) => ({ personId, share: 0.5 }));

const loaves = lineItem({
  ...forMia,
  id: "loaves",
  quantity: 20,
  price: 13_980,
  regularPrice: regularPackage(349, 675),
});
const bought = [
  loaves,
  {
    ...loaves,
    id: "back",
    kind: "return" as const,
    quantity: -1,
    price: -699,
    purchaseDate: "2026-01-03",
    returnOf: "loaves",
  },
  lineItem({
    ...forMia,
    product: "crackers",
    currency: "USD",
    quantity: 10,
    price: 7_490,
    regularPrice: regularPackage(399, 500),
  }),
  lineItem({ product: "cake", price: 4_001, regularPrice: regularPackage(2_000, 500), shares: half }),
  lineItem({
    product: "fresh pasta",
    soldByWeight: true,
    quantity: 1.245,
    size: 1,
    unit: "kg",
    price: 1_917,
    regularPrice: regularPackage(1_100, 1, "kg"),
    shares: [{ personId: "tom", share: 1 }],
  }),
  lineItem({ ...forMia, product: "rice", kind: "natural", claimed: false }),
];
const year = calendarYear(2025);
const others = [
  { date: "2025-03-10", amountCents: 240_000, personId: "mia" },
  { date: "2025-05-10", amountCents: 50_000, personId: "tom" },
  { date: "2024-02-02", amountCents: 900, personId: "ann" },
];
const entry = { personId: "mia", note: "", lineItemIds: [], date: "2025-04-04" };

it("claim-2, claim-10 to claim-15 a household year worked by hand: who eats, which line, which months, what it is worth", () => {
  const { lines } = attachRates(bought, "ca", "annual-average", []);
  const sum = sumClaim(lines, year, { edition: "ca", countTax: false });
  expect(sum.rows.map(({ product, personId, amountCents }) => [product, personId, amountCents])).toEqual([
    ["bread", "mia", 8_369],
    ["crackers", "mia", 4_893],
    ["cake", "mia", 1_001],
    ["cake", "tom", 1_001],
    ["fresh pasta", "tom", 547],
  ]);
  expect(sum.leftOut.map(({ reason }) => reason)).toEqual(["not-ticked"]);

  const adjustments = [
    { ...entry, id: "box", kind: "shipping" as const, amountCents: 3_000 },
    { ...entry, id: "insurance", kind: "reimbursement" as const, amountCents: 2_000 },
  ];
  const ledger = adjustmentLedger(adjustments, year, "ca", true);
  const blocks = incomeBlocks(people, 2025, "ben");
  if (!ledger.ok || !blocks.ok) throw new Error("The household is complete");
  const amounts = [...others, ...ledger.amounts];
  const expenses = blockExpenses(blocks.blocks, sum.amountByPerson, amounts, year);
  expect(expenses).toEqual({
    ownExpensesCents: 252_263,
    dependants: [{ personId: "tom", expensesCents: 51_548, netIncomeCents: 900_000 }],
  });

  const claimants = [claimant(50_000, { personId: "ann" }), claimant(30_000, { personId: "ben" })];
  const input = household({ claimants, ...expenses, dependants: [...expenses.dependants] });
  const creditEstimate = whoClaims(input);
  if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
  const cents = ({ sections }: typeof creditEstimate.claimant) =>
    sections.map(({ amountCents }) => amountCents);
  expect(creditEstimate).toMatchObject({ claimant: { personId: "ben" }, why: "lower-threshold" });
  expect(cents(creditEstimate.claimant)).toEqual([27_088, 9_434, 0]);
  expect(creditEstimate.other && cents(creditEstimate.other)).toEqual([18_388, 6_404, 0]);

  const best = bestPeriodsOf({
    taxYear: 2025,
    lines,
    countTax: false,
    amounts,
    blocks: blocks.blocks,
    filed: [],
  });
  expect(best.ok && best.best[0]).toMatchObject({
    isCalendarYear: true,
    expensesCents: 252_263 + 51_548,
    eligibleCents: 186_811,
    leavesForNextYearCents: 0,
  });
});

it("claim-10 asks for what it needs of whom: a claimant, and an income for each threshold", () => {
  const without = people.map((each) => (each.id === "tom" ? { ...each, netIncomeByYear: {} } : each));
  expect(incomeBlocks(without, 2025, "ben")).toEqual({
    ok: false,
    reason: "net-income-missing",
    personIds: ["tom"],
  });
  expect(incomeBlocks(people, 2024, "ann")).toMatchObject({ personIds: ["ann", "tom"] });
  expect(incomeBlocks(people, 2025, "eve")).toEqual({
    ok: false,
    reason: "claimant-unknown",
    personIds: ["eve"],
  });
  expect(claimBlocks(people, 2025)).toMatchObject({ ok: true, blocks: [{}, { personIds: ["tom"] }] });
});

it("claim-15 what was paid back never makes a block less than nothing", () => {
  const blocks = incomeBlocks(people, 2025, "ann");
  if (!blocks.ok) throw new Error(blocks.reason);
  const back = [{ date: "2025-02-02", amountCents: -99_900, personId: "tom" }];
  const expenses = blockExpenses(blocks.blocks, new Map([["ann", 500]]), back, year);
  expect(expenses).toMatchObject({ ownExpensesCents: 500, dependants: [{ expensesCents: 0 }] });
});
