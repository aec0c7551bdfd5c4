import { extraOf, household } from "./claims";
import { logged } from "./logged";
import type { TestApp } from "./test-app";

/** Days on the 5th of so many months from one on. */
const onTheFifth = (year: number, month: number, months: number) =>
  Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 5)).toISOString().slice(0, 10),
  );

const OWNER = { relation: "self", name: "Anna", birthDate: "1980-01-01", celiac: true } as const;

/**
 * Ontario 2025, net income 50,000 (threshold 1,500.00). 60.00 of food on the 5th of every month, dentist 2,400.00,
 * physiotherapy 300.00, 2024-09-11 to 2025-09-10: 12 × 60.00 + 2,700.00 = 3,420.00; base 1,920.00.
 */
export async function claimOfPhysiotherapy(testApp: TestApp) {
  const person = await testApp.signIn();
  const { call } = person;
  await household(testApp, person, 2025, [{ ...OWNER, income: 50_000 }]);
  await logged(
    testApp,
    person,
    onTheFifth(2024, 7, 18).map((date) => extraOf(60, date)),
  );
  await call.expenses.add({ what: "Dentist", date: "2024-11-15", amount: 2400 });
  const physio = await call.expenses.add({ what: "Physiotherapy", date: "2025-09-10", amount: 300 });
  const { id } = await call.claims.create({ taxYear: 2025 });
  const period = { from: "2024-09-11", to: "2025-09-10" };
  await call.claims.change({ id, period, worthInputs: { province: "ON" } });
  return { person, call, id, physio };
}

/**
 * Ontario 2026, net income 42,000 (threshold 1,260.00). 40.00 of food on the 5th of every month of 2025 and 2026,
 * physiotherapy 300.00 on 2025-06-10, dentist 2,400.00 on 2026-03-15, of which 350.00 come back on 2026-04-01. Best:
 * 2025-03-16 to 2026-03-15, 12 × 40.00 + 300.00 + 2,050.00 = 2,830.00; base 1,570.00; 219.80 + 79.29.
 */
export async function claimOfRepaidDentist(testApp: TestApp) {
  const person = await testApp.signIn();
  const { call } = person;
  await household(testApp, person, 2026, [{ ...OWNER, income: 42_000 }]);
  await logged(
    testApp,
    person,
    onTheFifth(2025, 1, 24).map((date) => extraOf(40, date)),
  );
  await call.expenses.add({ what: "Physiotherapy", date: "2025-06-10", amount: 300 });
  const dentist = await call.expenses.add({ what: "Dentist", date: "2026-03-15", amount: 2400 });
  const { id } = await call.claims.create({ taxYear: 2026 });
  await call.claims.change({ id, worthInputs: { province: "ON" } });
  return { person, call, id, dentist };
}

/** The best twelve months of the claim with the repaid dentist. */
export const REPAID_BEST = { from: "2025-03-16", to: "2026-03-15" };

/** The 350.00 of the dentist, or what differs from them. */
export const repaid = (rest: object = {}) =>
  ({ kind: "reimbursement", date: "2026-04-01", amount: 350, note: "Health account", ...rest }) as const;

/**
 * The United States, joint, 2025, AGI 90,000 (floor 6,750.00). 1,200.00 of food, hospital 8,900.00; the plan's run-out
 * pays 400.00 of the food on 2026-03-10.
 */
export async function claimWithRunOut(testApp: TestApp, otherItemised: number) {
  const person = await testApp.signIn(undefined, "us");
  const { call } = person;
  await household(testApp, person, 2025, [{ ...OWNER, income: 90_000 }]);
  const food = { ...extraOf(1200, "2025-05-05", { currency: "USD" }), id: crypto.randomUUID() as string };
  await logged(testApp, person, [food]);
  await call.expenses.add({ what: "Hospital", date: "2025-06-10", amount: 8900 });
  const { id } = await call.claims.create({ taxYear: 2025 });
  const worthInputs = { filingStatus: "joint" as const, otherItemised, marginalRatePercent: 12 };
  await call.claims.change({ id, worthInputs });
  const runOut = { kind: "hsa-fsa" as const, date: "2026-03-10", amount: 400, lineItemIds: [food.id] };
  return { person, call, id, runOut };
}
