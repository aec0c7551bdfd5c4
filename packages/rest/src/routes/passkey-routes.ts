import type { RestRoute } from "../rest-route";

const ROW = "b7d2c9e4-1f3a-4d58-8e6b-2a0c4f9d7e15";
const ID = "k3Jd8sQ0b1x7Zt5vW2nRfA";
const CLIENT_DATA = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiYSJ9";
const used = {
  ...{ id: ID, rawId: ID, type: "public-key" },
  response: { clientDataJSON: CLIENT_DATA, authenticatorData: "SZYN5Y", signature: "MEUCIQ" },
};
const made = {
  ...{ id: ID, rawId: ID, type: "public-key" },
  response: { clientDataJSON: CLIENT_DATA, attestationObject: "o2NmbXRk", transports: ["internal"] },
};

/** Passkeys and second factors (accounts-62 to accounts-67). */
export const passkeyRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/api/auth/passkey/options",
    procedure: "passkeys.signInOptions",
    access: "public",
    tag: "Sign-in",
    summary: "What a browser asks for a passkey with",
    description:
      "WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. Its challenge is answered once, within 15 minutes.",
  },
  {
    method: "POST",
    path: "/api/auth/passkey",
    procedure: "passkeys.signIn",
    access: "public",
    tag: "Sign-in",
    summary: "Sign in with a passkey",
    description: "WebAuthn's `AuthenticationResponseJSON`, as `@simplewebauthn/browser` gives it.",
    body: "required",
    failures: [401, 403],
    example: { body: { credential: used } },
  },
  {
    method: "GET",
    path: "/api/account/passkeys",
    procedure: "passkeys.list",
    access: "signed-in",
    tag: "Account",
    summary: "The passkeys of the account",
  },
  {
    method: "POST",
    path: "/api/account/passkeys/options",
    procedure: "passkeys.options",
    access: "signed-in",
    tag: "Account",
    summary: "What a browser makes a passkey with",
    failures: [409],
  },
  {
    method: "POST",
    path: "/api/account/passkeys",
    procedure: "passkeys.add",
    access: "signed-in",
    tag: "Account",
    summary: "Add a passkey; the owner is mailed",
    body: "required",
    failures: [409],
    example: { body: { name: "My phone", credential: made } },
  },
  {
    method: "PUT",
    path: "/api/account/passkeys/{id}",
    procedure: "passkeys.rename",
    access: "signed-in",
    tag: "Account",
    summary: "Rename a passkey",
    body: "required",
    failures: [404],
    example: { params: { id: ROW }, body: { name: "Old phone" } },
  },
  {
    method: "DELETE",
    path: "/api/account/passkeys/{id}",
    procedure: "passkeys.remove",
    access: "signed-in",
    tag: "Account",
    summary: "Remove a passkey, while another way in remains",
    failures: [404, 409],
    example: { params: { id: ROW } },
  },
  {
    method: "GET",
    path: "/api/account/second-factor",
    procedure: "secondFactor.show",
    access: "signed-in",
    tag: "Account",
    summary: "Whether a sign-in by password asks for a code too",
  },
  {
    method: "POST",
    path: "/api/account/second-factor/begin",
    procedure: "secondFactor.begin",
    access: "signed-in",
    tag: "Account",
    summary: "Begin to set up an authenticator app",
    description:
      "The secret, and an `otpauth://` address for a QR code. Nothing asks for a code before the first.",
    failures: [409],
  },
  {
    method: "POST",
    path: "/api/account/second-factor",
    procedure: "secondFactor.confirm",
    access: "signed-in",
    tag: "Account",
    summary: "Put the authenticator app in force with its first code",
    description: "Ten recovery codes, shown this once.",
    body: "required",
    failures: [401, 409],
    example: { body: { code: "123456" } },
  },
  {
    method: "POST",
    path: "/api/account/second-factor/recovery-codes",
    procedure: "secondFactor.renewCodes",
    access: "signed-in",
    tag: "Account",
    summary: "New recovery codes in place of those before",
    failures: [409],
  },
  {
    method: "POST",
    path: "/api/account/second-factor/remove",
    procedure: "secondFactor.remove",
    access: "signed-in",
    tag: "Account",
    summary: "Sign in by password without a code again",
  },
  {
    method: "POST",
    path: "/api/account/link-use/seen",
    procedure: "account.linkUseSeen",
    access: "signed-in",
    tag: "Account",
    summary: "Say that this device's person was told of a mailed link that opened the account",
  },
];
