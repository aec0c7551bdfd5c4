import type { NewAdjustment } from "@gf-ledger/claim/adjustments/adjustment-input";
import type { NewExpense } from "@gf-ledger/claim/expenses/expense-input";
import type { EstimateInputsChange } from "@gf-ledger/claim/file/claim-input";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { NewPerson } from "@gf-ledger/domain/people/person-input";

/** Amounts and incomes in cents, as the verbs take them. */
type SamplePerson = Omit<NewPerson, "netIncomeByYear" | "birthDate"> & {
  /** In the tax year of the claim; `null` leaves the birth date out. */
  readonly age: number | null;
  readonly netIncome: number;
};
type Entry<Input> = Input extends unknown
  ? Omit<
      Input,
      "date" | "personId" | "currency" | "why" | "lineItemIds" | "expenseIds" | "receiptId" | "expected"
    >
  : never;
type Partner = Omit<NonNullable<EstimateInputsChange["partners"]>[number], "personId" | "residentAllYear">;

export interface SampleHousehold {
  readonly name: string;
  readonly email: string;
  readonly edition: Edition;
  /** The account's owner first. */
  readonly people: readonly [SamplePerson, ...SamplePerson[]];
  readonly expenses: readonly Entry<NewExpense>[];
  readonly adjustments: readonly Entry<NewAdjustment>[];
  readonly countGuidance: boolean;
  readonly worthInputs: Omit<EstimateInputsChange, "partners">;
  /** In the order of the owner and the spouse. */
  readonly partners: readonly Partner[];
}

const letter = { date: "2019-01-31", practitioner: "doctor", signedBy: "Dr. Sample" } as const;

/** The accounts that are filled: money of two countries is never summed, and Québec has rules of its own. */
export const SAMPLE_HOUSEHOLDS = [
  {
    name: "An Ontario family",
    email: "demo@example.com",
    edition: "ca",
    people: [
      { name: "Olivia", relation: "self", age: 41, celiac: false, netIncome: 4_200_000 },
      { name: "Noah", relation: "spouse", age: 43, celiac: false, netIncome: 6_800_000 },
      { name: "Mia", relation: "child", age: 9, celiac: true, letter, netIncome: 0 },
    ],
    expenses: [
      { amount: 98_000, what: "Orthodontist" },
      { amount: 32_000, what: "Glasses" },
    ],
    adjustments: [
      { kind: "reimbursement", amount: 6_000, note: "Health plan" },
      { kind: "shipping", amount: 1_850, note: "Flour by mail" },
    ],
    countGuidance: false,
    worthInputs: { province: "ON" },
    partners: [{ workIncome: 4_200_000 }, { workIncome: 6_800_000 }],
  },
  {
    name: "A Québec couple",
    email: "demo-qc@example.com",
    edition: "ca",
    people: [
      { name: "Camille", relation: "self", age: 36, celiac: true, letter, netIncome: 5_800_000 },
      { name: "Félix", relation: "spouse", age: 37, celiac: false, netIncome: 3_000_000 },
    ],
    expenses: [{ amount: 290_000, what: "Dentist" }],
    adjustments: [{ kind: "reimbursement", amount: 4_000, note: "Health plan" }],
    countGuidance: false,
    worthInputs: { province: "QC" },
    partners: [
      { quebecIncome: 5_658_000, workIncome: 5_800_000 },
      { quebecIncome: 2_858_000, workIncome: 3_000_000 },
    ],
  },
  {
    name: "A US couple that itemizes",
    email: "demo-us@example.com",
    edition: "us",
    people: [
      { name: "Emily", relation: "self", age: 39, celiac: true, letter, netIncome: 9_000_000 },
      { name: "James", relation: "spouse", age: 40, celiac: false, netIncome: 0 },
    ],
    expenses: [{ amount: 980_000, what: "Hospital" }],
    adjustments: [
      { kind: "mileage", miles: 120, note: "To the gluten-free bakery" },
      { kind: "hsa-fsa", amount: 4_000, note: "Paid by the HSA" },
    ],
    countGuidance: true,
    worthInputs: { filingStatus: "joint", otherItemised: 2_970_000, marginalRatePercent: 12 },
    partners: [],
  },
] as const satisfies readonly SampleHousehold[];
