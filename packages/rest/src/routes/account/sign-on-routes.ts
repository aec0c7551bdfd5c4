import type { RestRoute } from "../../rest-route";

const ROW = "b7d2c9e4-1f3a-4d58-8e6b-2a0c4f9d7e15";

/** Signing in through the operator's OpenID Connect issuer (accounts-58). */
export const signOnRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/auth/ways",
    procedure: "signOns.waysIn",
    access: "public",
    tag: "Sign-in",
    summary: "Which ways in this installation offers beside a mailed link",
    description:
      "`password` is false where the operator does without; `signOn` names the issuer, or is null.",
  },
  {
    method: "GET",
    path: "/api/account/sign-ons",
    procedure: "signOns.list",
    access: "session",
    tag: "Account",
    summary: "The sign-ons of the account, and those that wait for its confirmation",
  },
  {
    method: "POST",
    path: "/api/account/sign-ons/{id}",
    procedure: "signOns.confirm",
    access: "session",
    tag: "Account",
    summary: "Confirm a sign-on that waits, within a day; the owner is mailed",
    failures: [404],
    example: { params: { id: ROW } },
  },
  {
    method: "DELETE",
    path: "/api/account/sign-ons/{id}",
    procedure: "signOns.remove",
    access: "session",
    tag: "Account",
    summary: "Remove a sign-on, while another way in remains",
    failures: [404, 409],
    example: { params: { id: ROW } },
  },
];
