import type { RestRoute } from "../rest-route";

const ROW = "b7d2c9e4-1f3a-4d58-8e6b-2a0c4f9d7e15";

/** The person's own account: profile, password, sessions, API keys (accounts-36, accounts-42). */
export const accountRoutes: readonly RestRoute[] = [
  {
    method: "PUT",
    path: "/api/account/profile",
    procedure: "account.updateProfile",
    access: "signed-in",
    tag: "Account",
    summary: "Change name, edition, language, reminders, whether sales tax counts or prices are shared",
    description:
      "`sharePrices` lets the account's regular prices count in the installation's pooled medians, and compares its items with them; `priceRegion` is the province or census region whose published averages and pooled prices go before the country's; `null` forgets it. `language` is that of pages, mails and documents; `null` follows the browser.",
    body: "required",
    example: { body: { name: "Ada", edition: "ca", taxReminders: true } },
  },
  {
    method: "POST",
    path: "/api/account/unsubscribe",
    procedure: "account.unsubscribe",
    access: "public",
    tag: "Account",
    summary: "Stop the tax season's reminders",
    description:
      "With the signed token of a reminder's own link, signed in or not; mail programs call it by one press (RFC 8058).",
    query: ["token"],
    example: { query: { token: "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11.signature" } },
  },
  {
    method: "PUT",
    path: "/api/account/password",
    procedure: "account.changePassword",
    access: "signed-in",
    tag: "Account",
    summary: "Change the password; every other session ends",
    description:
      "With the current password, API keys stay. An account without one sets its first within an hour of opening a mailed link, in the session that opened it; API keys are then revoked unless `keepApiKeys` is set.",
    body: "required",
    example: { body: { currentPassword: "Correct-Horse-7", password: "New-Horse-8" } },
  },
  {
    method: "GET",
    path: "/api/account/sessions",
    procedure: "account.sessions",
    access: "signed-in",
    tag: "Account",
    summary: "The browsers that are signed in",
  },
  {
    method: "DELETE",
    path: "/api/account/sessions/{id}",
    procedure: "account.revokeSession",
    access: "signed-in",
    tag: "Account",
    summary: "Sign one browser out",
    failures: [404],
    example: { params: { id: ROW } },
  },
  {
    method: "GET",
    path: "/api/account/api-keys",
    procedure: "account.apiKeys",
    access: "signed-in",
    tag: "Account",
    summary: "The account's API keys, never the keys themselves",
  },
  {
    method: "POST",
    path: "/api/account/api-keys",
    procedure: "account.createApiKey",
    access: "signed-in",
    tag: "Account",
    summary: "Make an API key, shown this once",
    description:
      "With what it may do, for how many days (365 at most), and for which tax year where it is for one alone.",
    body: "required",
    failures: [409],
    example: { body: { name: "bookkeeping script", scopes: ["read"], expiresInDays: 90 } },
  },
  {
    method: "DELETE",
    path: "/api/account/api-keys/{id}",
    procedure: "account.revokeApiKey",
    access: "signed-in",
    tag: "Account",
    summary: "Revoke an API key",
    failures: [404],
    example: { params: { id: ROW } },
  },
  {
    method: "DELETE",
    path: "/api/account",
    procedure: "account.delete",
    access: "signed-in",
    tag: "Account",
    summary: "Delete the account and everything of it",
    description: "Confirmed by the password, or by a sign-in link opened within the last 15 minutes.",
    body: "optional",
    example: { body: { password: "Correct-Horse-7" } },
  },
];
