import type { RestRoute } from "../../rest-route";

const ID = "k3Jd8sQ0b1x7Zt5vW2nRfA";
const CLIENT_DATA = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiYSJ9";
const used = {
  id: ID,
  rawId: ID,
  type: "public-key",
  response: { clientDataJSON: CLIENT_DATA, authenticatorData: "SZYN5Y", signature: "MEUCIQ" },
};

/** Showing that it is oneself within a session, before a right to the account is given (accounts-76). */
export const confirmationRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/api/confirmation",
    procedure: "confirmation.show",
    access: "session",
    tag: "Sign-in",
    summary: "Until when this session is confirmed, and how it can be",
    description:
      "Calls that give a right to the account answer 403 with the code `confirmation_required` unless the session was confirmed, or began, within the last ten minutes.",
  },
  {
    method: "POST",
    path: "/api/confirmation/password",
    procedure: "confirmation.byPassword",
    access: "session",
    tag: "Sign-in",
    summary: "Confirm this session by password",
    body: "required",
    failures: [503],
    example: { body: { password: "Correct-Horse-7" } },
  },
  {
    method: "POST",
    path: "/api/confirmation/passkey/options",
    procedure: "confirmation.passkeyOptions",
    access: "session",
    tag: "Sign-in",
    summary: "What a browser asks for a passkey with, to confirm this session",
  },
  {
    method: "POST",
    path: "/api/confirmation/passkey",
    procedure: "confirmation.byPasskey",
    access: "session",
    tag: "Sign-in",
    summary: "Confirm this session by a passkey of the account",
    body: "required",
    example: { body: { credential: used } },
  },
  {
    method: "POST",
    path: "/api/confirmation/mail",
    procedure: "confirmation.mailCode",
    access: "session",
    tag: "Sign-in",
    summary: "Mail a code to the account's own address",
    description: "The code works once, within ten minutes, for this session alone.",
  },
  {
    method: "POST",
    path: "/api/confirmation/code",
    procedure: "confirmation.byCode",
    access: "session",
    tag: "Sign-in",
    summary: "Confirm this session by the mailed code",
    body: "required",
    example: { body: { code: "123456" } },
  },
];
