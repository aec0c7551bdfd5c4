import type { RestRoute } from "../rest-route";

const CLAIM = "8d3f5e60-7b2c-4d4e-8f90-1b2c3d4e5f60";
const PERSON = "7c2e4d5f-6a1b-4c3d-9e8f-0a1b2c3d4e5f";
const CHOICES = {
  period: { from: "2025-09-11", to: "2026-09-10" },
  exchangeMethod: "annual-average",
  worthInputs: { province: "ON", partners: [{ personId: PERSON, workIncome: 34000 }] },
};
const OF_CLAIM = { failures: [404], example: { params: { id: CLAIM } } } as const;

/** The claim of a tax year, from draft to filed and adjusted. */
export const claimRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/claims",
    procedure: "claims.list",
    access: "read",
    tag: "Claims",
    summary: "Your claims, the newest tax year first",
    description: "Those of the edition: a Canadian and an American claim are two.",
  },
  {
    method: "POST",
    path: "/api/claims",
    procedure: "claims.create",
    access: "write",
    tag: "Claims",
    summary: "Begin the claim of a tax year",
    description:
      "There is one draft for a tax year, so a repeated call answers the same one. A year that was filed gets no second claim.",
    body: "required",
    failures: [409],
    example: { body: { taxYear: 2025 } },
  },
  {
    method: "GET",
    path: "/api/claims/{id}",
    procedure: "claims.get",
    access: "read",
    tag: "Claims",
    summary: "One claim with its choices",
    description: "`period` is null until one is chosen; until then the calendar year is summed.",
    ...OF_CLAIM,
  },
  {
    method: "PUT",
    path: "/api/claims/{id}",
    procedure: "claims.change",
    access: "write",
    tag: "Claims",
    summary: "Choose a draft's period, rates, and what its worth is worked out from",
    description:
      "What is left out stays as it is; `null` takes a choice back. Canada: twelve months that end in the tax year; `period.ofPersons` gives a person who died in it up to 24 months of their own that include the day. United States: the calendar year. Days of a filed claim are refused. Amounts are in dollars.",
    body: "required",
    failures: [404, 409],
    example: { params: { id: CLAIM }, body: CHOICES },
  },
  {
    method: "DELETE",
    path: "/api/claims/{id}",
    procedure: "claims.delete",
    access: "write",
    tag: "Claims",
    summary: "Remove a draft",
    description: "Its line items stay. A filed claim is kept.",
    failures: [404, 409],
    example: { params: { id: CLAIM } },
  },
  {
    method: "GET",
    path: "/api/claims/{id}/best-period",
    procedure: "claims.bestPeriod",
    access: "read",
    tag: "Claims",
    summary: "The three best periods of the tax year",
    description:
      "Every end in the tax year is tried, other medical expenses counted in. `eligible` is what lies above the federal thresholds, `leavesForNextYear` what stays free for the next year's claim.",
    ...OF_CLAIM,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/worth",
    procedure: "claims.worth",
    access: "read",
    tag: "Claims",
    summary: "What the claim is worth",
    description:
      "An estimate beside the report. Each line has its formula and the source of its figures, with its standing. `upTo` says that something which could make it less is not known, `asked` what to enter.",
    ...OF_CLAIM,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/checklist",
    procedure: "claims.checklist",
    access: "read",
    tag: "Claims",
    summary: "What is done, what is left, and the next step",
    description:
      "`left` names the people, line items or days that a step waits for. `receipts` is always done: its `left` names the line items without a receipt here, whose paper receipts are to be kept.",
    ...OF_CLAIM,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/return-lines",
    procedure: "claims.returnLines",
    access: "read",
    tag: "Claims",
    summary: "Which amount goes on which line of the return",
    description:
      "Lines 33099 to 33200 of the T1, those of the province's form 428, lines 381 and 462 of Québec's TP-1, in the United States Schedule A; `amount` is null while something that it is worked out from was not said. After filing, `correction` is the table of form T1-ADJ (previous, change, revised) or the columns A, B and C of form 1040-X.",
    ...OF_CLAIM,
  },
  {
    method: "GET",
    path: "/api/claims/{id}/changes",
    procedure: "claims.changes",
    access: "read",
    tag: "Claims",
    summary: "What changed since the claim was filed, and how to report it",
    description:
      "`difference` compares the snapshot with today, at most 500 things; `inWords` says the same with products, days, fields and amounts in words, after an adjustment what that one changed; `recorded` says who changed what, when and why, newest first. Of a draft, `recorded` is its whole history, a page at a time; `moreRecorded` says that there is another page.",
    query: ["page", "perPage"],
    ...OF_CLAIM,
  },
  {
    method: "POST",
    path: "/api/claims/{id}/file",
    procedure: "claims.file",
    access: "write",
    tag: "Claims",
    summary: "File a claim",
    description:
      "Freezes rows, people, period, figures and versions as one text with its SHA-256. `filedOn` is the day on which the return was filed: today in the country's last time zone where it is left out, no later day, and none before the last purchase of the claim. `moreRepayments` says whether an insurer, a health plan or anyone else will still pay some of it back, which the papers for oneself then tell; what is expected is an adjustment of its own, with `expected`. What was filed enters no second claim. A repeated call answers the filed claim.",
    body: "optional",
    failures: [404, 409],
    example: {
      params: { id: CLAIM },
      body: { filedOn: "2026-03-14", moreRepayments: false, why: "Sent with the return of 2025" },
    },
  },
  {
    method: "POST",
    path: "/api/claims/{id}/take-back",
    procedure: "claims.takeBack",
    access: "write",
    tag: "Claims",
    summary: "Take a filing back",
    description:
      "Makes a filed claim a draft again, with a reason; its line items are free for any claim. What was frozen stays in the record of changes. Refused once the claim was adjusted, and while a later year's claim is filed.",
    body: "required",
    failures: [404, 409],
    example: { params: { id: CLAIM }, body: { why: "The return was not sent after all" } },
  },
  {
    method: "POST",
    path: "/api/claims/{id}/adjust",
    procedure: "claims.adjust",
    access: "write",
    tag: "Claims",
    summary: "Adjust a filed claim",
    description:
      "Freezes the claim anew when what it holds has changed; the snapshot before it is kept. Report the change with Change my return or form T1-ADJ, in the United States with form 1040-X.",
    body: "optional",
    failures: [404, 409],
    example: { params: { id: CLAIM }, body: { why: "Reported with Change my return" } },
  },
];
