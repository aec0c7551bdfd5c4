import type { RestRoute } from "../rest-route";

const CLAIM = "8d3f5e60-7b2c-4d4e-8f90-1b2c3d4e5f60";
const LINK = "0193a7c2-4e5f-7a1b-8c2d-3e4f5a6b7c8d";

/** Read-only links to one claim, for an accountant (claim-26). */
export const shareRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/shares",
    procedure: "claimLinks.list",
    access: "read",
    tag: "Shares",
    summary: "The links to a claim, with what was done by each",
    description: "`openings` holds the newest 50 of each link: confirmations mailed, views, downloads.",
    query: ["claimId"],
    failures: [404],
    example: { query: { claimId: CLAIM } },
  },
  {
    method: "POST",
    path: "/api/shares",
    procedure: "claimLinks.create",
    access: "write",
    tag: "Shares",
    summary: "Make a read-only link to a claim",
    description:
      "For one address: whoever opens the link is shown nothing before a confirmation that is mailed there was opened. `url` is told this once. The link works for 90 days at most.",
    body: "required",
    failures: [404, 409],
    example: { body: { claimId: CLAIM, email: "accountant@example.com", expiresInDays: 30 } },
  },
  {
    method: "DELETE",
    path: "/api/shares/{id}",
    procedure: "claimLinks.revoke",
    access: "write",
    tag: "Shares",
    summary: "Withdraw a link",
    description: "From the next call on it opens nothing, in no browser. Its log stays.",
    failures: [404],
    example: { params: { id: LINK } },
  },
  {
    method: "GET",
    path: "/api/account/shares",
    procedure: "claimLinks.listOwned",
    access: "session",
    tag: "Shares",
    summary: "Every link that works to any claim of the account, and who made it",
  },
  {
    method: "DELETE",
    path: "/api/account/shares",
    procedure: "claimLinks.revokeOwned",
    access: "session",
    tag: "Shares",
    summary: "Withdraw every link to any claim of the account",
    description: "Whoever made them. Their logs stay.",
  },
  {
    method: "POST",
    path: "/api/shares/open",
    procedure: "claimLinks.open",
    access: "public",
    tag: "Shares",
    summary: "Open a link to a claim",
    description:
      "With the token of the link and, once, the code that was mailed; the answer then sets a cookie that shows this one claim. Without both, `claim` is null and a confirmation is mailed. A link that is over, withdrawn or unknown is refused in the same words.",
    body: "required",
    failures: [403, 404, 409],
    example: { body: { token: "kq3v0v5Wm1f3y8uZ2c9bX7aL4hT6sJ0pR5dE1gN8oQw" } },
  },
];
