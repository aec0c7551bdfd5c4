import { adjustmentLedger } from "@gf-ledger/claim/adjustments/adjustment-ledger";
import { estimateForClaimant } from "@gf-ledger/claim/credits/estimate-for-claimant";
import type { Person } from "@gf-ledger/claim/people/person";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { returnLines } from "@gf-ledger/claim/return-lines/return-lines";
import type { ClaimReturnWithCorrection } from "@gf-ledger/claim/return-lines/return-of-content";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import { countedLine } from "@gf-ledger/claim/sums/lines/place-lines";
import { OpenSummary } from "@gf-ledger/claim/sums/rows/summary-lines";
import { sumClaim } from "@gf-ledger/claim/sums/sum-claim";
import type {
  ClaimDocuments,
  DocumentBlock,
  DocumentItem,
  DocumentLine,
  DocumentRow,
  DocumentsToWrite,
} from "../../src/claim/claim-documents";

/*
 * Ontario, 2025, worked by hand. Ann files; her children Mia (9) and Tom (19) have celiac disease.
 *
 * Mia, line 33099
 *   19 loaves of 500 g (20 at 6.99, one given back): 132.81; regular 19 × 3.49 × 500/675 = 49.1185: 49.12; 83.69
 *   10 boxes of crackers from the US, 7.49 against 3.99 USD, at 1.3978: 104.70 less 55.77: 48.93
 *   half of a cake, 40.01 against 20.00: 20.005: 20.01, less 10.00: 10.01
 *   food 142.63; insurance paid 20.00; dentist 2,400.00; together 2,522.63
 * Tom, line 33199
 *   the other half of the cake: 10.01; fresh pasta, 1.245 kg at 15.40 against 11.00 a kg: 19.17 less 13.70: 5.47
 *   food 15.48; glasses 500.00; together 515.48
 * Food 158.11; all 3,038.11. Shipping of 30.00 is recorded and not counted.
 */
export const BY_HAND = {
  mia: { food: 142.63, adjustments: -20, other: 2400, expenses: 2522.63 },
  tom: { food: 15.48, adjustments: 0, other: 500, expenses: 515.48 },
  food: 158.11,
  expenses: 3038.11,
  rows: [
    ["Schär loaf", 83.69],
    ["Crackers", 48.93],
    ["Cake", 10.01],
    ["Cake", 10.01],
    ["Fresh pasta", 5.47],
  ],
} as const;

const person = (
  id: string,
  name: string,
  relation: Person["relation"],
  birthDate: string,
  dollars: number,
): Person => ({
  id,
  name,
  relation,
  birthDate,
  diedOn: null,
  celiac: relation === "child",
  diagnosedOn: name === "Mia" ? "2021-06-30" : null,
  letter:
    relation === "child"
      ? { date: "2021-09-14", practitioner: "doctor", signedBy: name === "Mia" ? "Dr. Asha Rao" : null }
      : null,
  netIncomeByYear: { "2025": dollars * 100 },
});

const ann = person("ann", "Ann Tremblay-O’Neil", "self", "1980-01-01", 50_000);
const mia = person("mia", "Mia", "child", "2016-06-06", 0);
const tom = person("tom", "Tom", "child", "2006-06-06", 9_000);

function line(id: string, changes: Partial<LineItem>): LineItem {
  return {
    id,
    purchaseDate: "2025-03-03",
    product: id,
    kind: "counterpart",
    claimed: true,
    quantity: 1,
    size: 500,
    unit: "g",
    soldByWeight: false,
    price: 699,
    currency: "CAD",
    cadPerUsd: null,
    tax: null,
    regularPrice: null,
    priceSource: "own",
    shares: [{ personId: "mia", share: 1 }],
    returnOf: null,
    claimedIn: null,
    ...changes,
  };
}

const regular = (price: number, size: number, unit: "g" | "kg" = "g") =>
  ({ basis: "package", price, size, unit }) as const;
const loaves = line("loaves", {
  product: "loaf",
  quantity: 20,
  price: 13_980,
  regularPrice: regular(349, 675),
});
const lines: readonly LineItem[] = [
  loaves,
  { ...loaves, id: "back", kind: "return", quantity: -1, price: -699 },
  line("crackers", {
    currency: "USD",
    cadPerUsd: 1.3978,
    quantity: 10,
    price: 7_490,
    regularPrice: regular(399, 500),
    priceSource: "catalogue",
  }),
  line("cake", {
    price: 4_001,
    regularPrice: regular(2_000, 500),
    priceSource: "estimate",
    shares: ["mia", "tom"].map((personId) => ({ personId, share: 0.5 })),
  }),
  line("pasta", {
    soldByWeight: true,
    quantity: 1.245,
    size: 1,
    unit: "kg",
    price: 1_917,
    regularPrice: regular(1_100, 1, "kg"),
    shares: [{ personId: "tom", share: 1 }],
  }),
];

const NAMES: Readonly<Record<string, string>> = {
  loaf: "Schär loaf",
  crackers: "Crackers",
  cake: "Cake",
  pasta: "Fresh pasta",
};

const period = calendarYear(2025);
const sum = sumClaim(lines, period, { edition: "ca", countTax: false });

const summed = { edition: "ca", countTax: false } as const;
const RECEIPTS: Readonly<Record<string, string>> = { loaf: "receipt-2", crackers: "receipt-3" };

/** The lines of some rows, each purchase counted once. */
function linesOf(rows: readonly DocumentRow[]): DocumentLine[] {
  const summary = new OpenSummary(rows);
  for (const line of lines)
    for (const row of rows.filter(({ lineItemIds }) => lineItemIds.includes(line.id))) {
      const counted = countedLine(line, summed);
      if (counted.ok) summary.add(row, line.id, counted.whole);
    }
  return summary.settled().map((line) => ({
    ...line,
    name: NAMES[line.product] ?? line.product,
    kind: "counterpart",
    notes: [],
    receiptId: RECEIPTS[line.product] ?? null,
  }));
}

const rows = sum.rows.map((row): DocumentRow => {
  const none = { evidence: 0, yourWord: 0, published: 0, estimate: 0 };
  const on = { loaf: "evidence", pasta: "yourWord", crackers: "published", cake: "estimate" }[row.product];
  return {
    ...row,
    name: NAMES[row.product] ?? row.product,
    kind: "counterpart",
    restsOn: { ...none, [on ?? "evidence"]: row.amountCents },
  };
});

function block(
  line: DocumentBlock["line"],
  personIds: readonly string[],
  adjustmentsCents: number,
  other: number,
): DocumentBlock {
  const own = rows.filter(({ personId }) => personIds.includes(personId));
  const total = (of: (row: DocumentRow) => number) => own.reduce((cents, row) => cents + of(row), 0);
  const foodCents = total(({ amountCents }) => amountCents);
  return {
    line,
    personIds,
    rows: own,
    lines: linesOf(own),
    price: total(({ price }) => price),
    regularPrice: total(({ regularPrice }) => regularPrice),
    foodCents,
    adjustmentsCents,
    otherExpensesCents: other,
    expensesCents: Math.max(0, foodCents + adjustmentsCents + other),
  };
}

const blocks = [block("33099", ["ann", "mia"], -2_000, 240_000), block("33199", ["tom"], 0, 50_000)];
const numbered = blocks.flatMap((one) => one.rows);

/** What each part of a line comes to in exact cents of the claim's currency, by hand. */
const COUNTED: Readonly<Record<string, readonly [paid: number, regular: number]>> = {
  loaves: [13_980, (20 * 349 * 500) / 675],
  back: [-699, (-349 * 500) / 675],
  crackers: [7_490 * 1.3978, 3_990 * 1.3978],
  cake: [4_001, 2_000],
  pasta: [1_917, 1_369.5],
};

const items = lines.flatMap((one) =>
  one.shares.map(({ personId, share }): DocumentItem => {
    const [price, regularPrice] = COUNTED[one.id] ?? [0, 0];
    return {
      id: one.id,
      row: 1 + numbered.findIndex((row) => row.personId === personId && row.product === one.product),
      date: one.purchaseDate,
      store: "Save-On-Foods",
      name: NAMES[one.product] ?? one.product,
      personId,
      share,
      kind: one.kind,
      quantity: one.quantity,
      size: one.size,
      unit: one.unit,
      price,
      regularPrice,
      sizeCompared: true,
      priceSource: "own",
      priceBasis: "Your own price of Whole wheat bread, 675 g.",
      converted:
        one.currency === "CAD"
          ? null
          : {
              currency: "USD",
              cents: one.price,
              rate: 1.3978,
              method: "annual-average",
              of: "2025",
              source: "Bank of Canada, annual average",
            },
      receiptId: "receipt-1",
      note: null,
    };
  }),
);

const entry = { personId: "mia", note: "", lineItemIds: [], date: "2025-04-04" };
const ledger = adjustmentLedger(
  [
    { ...entry, id: "box", kind: "shipping", amountCents: 3_000, note: "Parcel of crackers" },
    { ...entry, id: "insurance", kind: "reimbursement", amountCents: 2_000 },
  ],
  period,
  "ca",
  false,
);

const claimant = {
  personId: "ann",
  netIncomeCents: 5_000_000,
  quebecIncomeCents: null,
  workIncomeCents: 5_000_000,
  federalTaxCents: null,
  provincialTaxCents: null,
  ageOn31December: 45,
  residentAllYear: true,
};
const estimateOf = (ownExpensesCents: number, forTomCents: number) =>
  estimateForClaimant(
    {
      taxYear: 2025,
      province: "ON",
      claimants: [claimant],
      ownExpensesCents,
      dependants: [{ personId: "tom", expensesCents: forTomCents, netIncomeCents: 900_000 }],
      disabilitySupportsCents: 0,
    },
    claimant,
  );
const creditEstimate = estimateOf(252_263, 51_548);
/** Without the food: 142.63 on the own line, 15.48 of Tom's. */
const withoutFood = estimateOf(238_000, 50_000);

const receipt = (id: string, date: string, store: string, totalCents: number, digit: string) => ({
  id,
  date,
  store,
  totalCents,
  currency: "CAD" as const,
  imageSha256: digit.repeat(64),
  perceptualHash: digit.repeat(16),
  otherImagesSha256: [],
  otherPerceptualHashes: [],
});

/** The lines of Ann's return; Tom's 515.48 less 3% of 9,000.00 is 245.48. */
function returnOfHousehold(): ClaimReturnWithCorrection {
  if (!creditEstimate.ok || !withoutFood.ok) throw new Error("The household is complete");
  const facts = {
    edition: "ca",
    province: "ON",
    ownExpensesCents: 252_263,
    hasOtherDependants: true,
    figures: creditEstimate.sections.flatMap((section) => section.lines),
  } as const;
  return {
    facts,
    claimantId: "ann",
    filerIds: [],
    lines: returnLines(facts),
    expensesCents: 303_811,
    asked: [],
    estimate: {
      amountCents: creditEstimate.totalCents,
      upTo: true,
      asked: [],
      sections: creditEstimate.sections,
      claimant: { personId: "ann", why: "only-claimant", otherPersonId: null, differenceCents: 0 },
      claimants: [
        {
          personId: "ann",
          amountCents: creditEstimate.totalCents,
          withoutFoodCents: withoutFood.totalCents,
          upTo: true,
          leastCents: creditEstimate.leastCents,
        },
      ],
      ownReturns: [],
      nearOntariosCap: [],
      finalReturns: [],
      deduction: null,
      stateNote: null,
    },
    correction: null,
  };
}

/** The papers of the household above; `changes` make another claim of it. */
export function householdDocuments(changes: Partial<ClaimDocuments> = {}): ClaimDocuments {
  if (!ledger.ok || !creditEstimate.ok) throw new Error("The household is complete");
  return {
    edition: "ca",
    locale: "en-CA",
    currency: "CAD",
    taxYear: 2025,
    period,
    status: "filed",
    filed: { on: "2026-03-14", sha256: "ab".repeat(32), elsewhere: false },
    madeOn: "2026-03-20",
    moreRepayments: null,
    countTax: false,
    countGuidance: false,
    exchangeMethod: "annual-average",
    people: [ann, mia, tom],
    blocks,
    foodCents: 15_811,
    expensesCents: 303_811,
    restsOn: { evidence: 8_369, yourWord: 547, published: 4_893, estimate: 2_002 },
    belowCategoryTotalsCents: null,
    leftOut: [{ reason: "not-ticked", items: 3 }],
    receipts: [
      receipt("receipt-1", "2025-03-03", "Save-On-Foods", 15_899, "a"),
      receipt("receipt-2", "2025-03-03", "Save-On-Foods", 4_001, "b"),
      receipt("receipt-3", "2025-04-11", "../../Marché Québécois: l’été", 7_490, "c"),
    ],
    rates: [{ rate: 1.3978, of: "2025", source: "Bank of Canada, annual average" }],
    comparators: [
      {
        forProduct: "Schär loaf",
        priceSource: "own",
        product: "Whole wheat bread",
        size: 675,
        unit: "g",
        sizeClass: null,
        price: 349,
        store: "Save-On-Foods",
        place: "Kelowna",
        knownOn: "2025-02-20",
        origin: "shelf",
        printedBy: "shelf",
        carried: null,
        ground: "evidence",
        pictureSha256: null,
        timesUsed: 2,
      },
      {
        forProduct: "Crackers",
        priceSource: "catalogue",
        product: "Soda crackers",
        size: 500,
        unit: "g",
        sizeClass: null,
        price: 399,
        store: null,
        place: null,
        knownOn: "2025-03",
        origin: "Statistics Canada, Monthly average retail prices",
        printedBy: "Statistics Canada, Monthly average retail prices",
        carried: null,
        ground: "published",
        pictureSha256: null,
        timesUsed: 1,
      },
    ],
    adjustments: ledger.entries,
    otherExpenses: [
      { date: "2025-03-10", amountCents: 240_000, what: "Dentist", personId: "mia" },
      { date: "2025-05-10", amountCents: 50_000, what: "Glasses", personId: "tom" },
    ],
    figures: creditEstimate.sections.flatMap((section) => section.lines),
    returnLines: returnOfHousehold(),
    difference: null,
    changes: [],
    catalogueVersion: "2026-11",
    readerVersions: ["local 3"],
    async *items() {
      yield items;
    },
    ...changes,
  };
}

/** Papers as the documents take them, gathered when they are asked for. */
export const toRead = (claimDocuments: ClaimDocuments): DocumentsToWrite => ({
  ...claimDocuments,
  read: async () => claimDocuments,
});
