import type { RestRoute } from "../rest-route";

const PERSON = "7c2e4d5f-6a1b-4c3d-9e8f-0a1b2c3d4e5f";
const LINE_ITEM = "5d1f3a9e-2b64-4f0c-8f5e-7a9b0c1d2e3f";
const MIA = {
  name: "Mia",
  relation: "child",
  birthDate: "2014-05-05",
  celiac: true,
  diagnosedOn: "2018-11-05",
  letter: { date: "2019-01-31", practitioner: "doctor", signedBy: "Dr. Asha Rao" },
  netIncomeByYear: { "2025": 0 },
};

/** The household of a claim, and who of it eats what. */
export const peopleRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/people",
    procedure: "people.list",
    access: "read",
    tag: "People",
    summary: "The people of your household, yourself first",
    description:
      "As the tax year sees them: `claimLine` is the line of the Canadian return, or why it is not known. Before you enter anybody there is yourself alone, who eats everything.",
    query: ["year"],
    example: { query: { year: "2025" } },
  },
  {
    method: "POST",
    path: "/api/people",
    procedure: "people.add",
    access: "write",
    tag: "People",
    summary: "Add a person",
    description:
      "At most one spouse or partner, and 50 people. Net incomes are given by tax year: line 23600, or the adjusted gross income. `dependence` says what makes a relative a dependant; `dependantQuestions` of the answer names what is still to be said, and of whoever is not `isClaimable` nothing is claimed.",
    body: "required",
    failures: [409],
    example: { body: MIA },
  },
  {
    method: "GET",
    path: "/api/people/shares",
    procedure: "people.shares",
    access: "read",
    tag: "People",
    summary: "Who eats what",
    description:
      "`household` is what you said for everything, `inForce` what holds: where nothing was said, the one person with celiac disease eats all of it; with several, nobody does until you say who.",
  },
  {
    method: "PUT",
    path: "/api/people/shares",
    procedure: "people.setShares",
    access: "write",
    tag: "People",
    summary: "Say who eats what, for everything or for a category",
    description:
      "Shares of people with celiac disease, together at most 1; the rest is not claimed. An empty list is nobody. `null` takes back what you said here.",
    body: "required",
    failures: [404],
    example: { body: { category: "Snacks", shares: [{ personId: PERSON, share: 0.5 }] } },
  },
  {
    method: "PUT",
    path: "/api/people/{id}",
    procedure: "people.change",
    access: "write",
    tag: "People",
    summary: "Change a person",
    description:
      "The whole person is written anew; a field that is left out is emptied, except for `netIncomeByYear`, whose years then stay, and `dependence`, which stays while the relation does. Who is no longer marked as celiac loses all shares.",
    body: "required",
    failures: [404],
    example: { params: { id: PERSON }, body: MIA },
  },
  {
    method: "DELETE",
    path: "/api/people/{id}",
    procedure: "people.delete",
    access: "write",
    tag: "People",
    summary: "Remove a person",
    description:
      "A person with shares, other expenses or adjustments stays, and `uses` of the answer counts them, unless `withAll` is true. You yourself always stay.",
    query: ["withAll"],
    failures: [404, 409],
    example: { params: { id: PERSON }, query: { withAll: "true" } },
  },
  {
    method: "POST",
    path: "/api/people/{id}/restore",
    procedure: "people.restore",
    access: "write",
    tag: "People",
    summary: "Bring back a person removed a moment ago",
    description:
      "Within a minute, with the shares, other expenses and adjustments that went along. What was said since of who eats something stays.",
    failures: [404],
    example: { params: { id: PERSON } },
  },
  {
    method: "GET",
    path: "/api/tax-report/line-items/{id}/allocations",
    procedure: "people.lineItemShares",
    access: "read",
    tag: "People",
    summary: "Who eats a line item",
    description:
      "`from` says where that was said: for the item, for the purchase that a return takes back, for its category, or for the household.",
    failures: [404],
    example: { params: { id: LINE_ITEM } },
  },
  {
    method: "PUT",
    path: "/api/tax-report/line-items/{id}/allocations",
    procedure: "people.setLineItemShares",
    access: "write",
    tag: "People",
    summary: "Say who eats a line item",
    description: "As PUT /api/people/shares, for one item. Refused while its receipt is being corrected.",
    body: "required",
    failures: [404, 409],
    example: { params: { id: LINE_ITEM }, body: { shares: [{ personId: PERSON, share: 0.25 }] } },
  },
];
