import { generateKeyPairSync } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type AuthOptions } from "next-auth";
import type { JWK } from "oidc-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "@/server/environment/read-environment";
import { failedOutcome } from "@/server/sign-on/failed-outcome";
import { type IssuedClaims, issuerProvider, isVerified } from "@/server/sign-on/issuer-provider";
import { imitatedIssuer } from "../attacks/support/sign-on/imitated-issuer";
import { CLIENT, type Issuer, openIssuer } from "../attacks/support/sign-on/issuer";
import { AUTHELIA, KEYCLOAK, type Make, SLASHED } from "../attacks/support/sign-on/issuer-makes";
import { signOnBrowser } from "../attacks/support/sign-on/sign-on-browser";

const HOME = "http://ca.localhost:3000";
const COMES_BACK_TO = `${HOME}/api/auth/callback/oidc`;

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer();
});
afterAll(() => issuer.close());

const jwk = (kid: string, pair: ReturnType<typeof generateKeyPairSync>) =>
  ({ ...pair.privateKey.export({ format: "jwk" }), kid, use: "sig" }) as JWK;
const rsa = (kid: string) => jwk(kid, generateKeyPairSync("rsa", { modulusLength: 2048 }));
const elliptic = (kid: string) => jwk(kid, generateKeyPairSync("ec", { namedCurve: "P-256" }));
const edwards = (kid: string) => jwk(kid, generateKeyPairSync("ed25519"));

type Served = Parameters<Issuer["serve"]>[0];

/** Whom the sign-on finds at the issuer that is served so, or the kind of its failure. */
function signOn(served: Omit<Served, "comesBackTo">, algorithm?: string) {
  issuer.serve({ comesBackTo: COMES_BACK_TO, ...served });
  return signOnAt(served.path, algorithm);
}

/** The same at an issuer of a make, whose tokens are good for so long. */
function signOnBy(make: Make, { algorithm, ...more }: { algorithm?: string; seconds?: number } = {}) {
  const { url: at, person } = issuer;
  issuer.answerBy(imitatedIssuer({ make, at, person, comesBackTo: COMES_BACK_TO, ...more }));
  return signOnAt("", algorithm);
}

async function signOnAt(path = "", algorithm?: string) {
  const environment = readEnvironment({
    DATABASE_URL: "postgresql://localhost/x",
    AUTH_SECRET: "s".repeat(32),
    NODE_ENV: "test",
    OIDC_ISSUER: `${issuer.url}${path}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    ...(algorithm ? { OIDC_ALGORITHM: algorithm } : {}),
  });
  const signOnSettings = { issuer: environment.OIDC_ISSUER ?? "", name: "Example ID" };
  const provider = issuerProvider(environment, { signOn: signOnSettings }, HOME);
  if (!provider) throw new Error("No issuer is set.");
  let found: IssuedClaims | string = "nobody";
  const options: AuthOptions = {
    secret: environment.AUTH_SECRET ?? "",
    providers: [provider],
    logger: {
      error: (_code, metadata) => {
        found = failedOutcome(metadata);
      },
    },
    callbacks: {
      signIn: async ({ profile }) => {
        found = profile as IssuedClaims;
        return false;
      },
    },
  };

  const cookies: Record<string, string> = {};
  /** One call of next-auth; where it leads to, or what it answers. */
  async function call(method: string, url: URL, body: Record<string, string> = {}) {
    let answered: unknown = "";
    const headers = new Map<string, unknown>();
    const response = {
      status: () => response,
      getHeader: (name: string) => headers.get(name),
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      json: (value: unknown) => {
        answered = value;
      },
      send: (value: unknown) => {
        answered = value;
      },
      end: () => undefined,
    };
    const nextauth = url.pathname.split("/").slice(3);
    const query = { ...Object.fromEntries(url.searchParams), nextauth };
    const request = { method, body, cookies, query, headers: { host: url.host } };
    await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
    for (const line of [headers.get("Set-Cookie") ?? []].flat() as string[]) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies[name] = decodeURIComponent(value);
    }
    return answered as Record<string, string>;
  }
  const { csrfToken = "" } = await call("GET", new URL("/api/auth/csrf", HOME));
  const sent = { csrfToken, json: "true" };
  const { url = "" } = await call("POST", new URL("/api/auth/signin/oidc", HOME), sent);
  await call("GET", new URL(await signOnBrowser(HOME).throughIssuer(url)));
  return found;
}

const person = { sub: "ann", email: "ann@example.com", email_verified: true };

test.each([
  [
    "Keycloak's shape: below a realm, with two keys while one is changed",
    { path: "/realms/home", signing: { algorithm: "RS256", keys: [rsa("new"), rsa("old")] } },
    undefined,
  ],
  [
    "one that takes the secret in the form alone",
    { path: "/realms/home", authMethod: "client_secret_post" },
    undefined,
  ],
  [
    "Authelia's shape with a client of ES256, and a key of RS256 beside it",
    { signing: { algorithm: "ES256", keys: [rsa("r"), elliptic("e")] } },
    "ES256",
  ],
  ["one that signs with EdDSA", { signing: { algorithm: "EdDSA", keys: [rsa("r"), edwards("d")] } }, "EdDSA"],
] as const)("accounts-94 a sign-on goes through %s", async (_shape, served, algorithm) => {
  issuer.person.current = person;
  expect(await signOn(served, algorithm)).toMatchObject({
    ...person,
    iss: `${issuer.url}${"path" in served ? served.path : ""}`,
  });
});

test("accounts-58 an issuer that doesn't say whether an address is verified vouches for none", async () => {
  issuer.person.current = { sub: "bob", email: "bob@example.com" };
  const found = await signOn({ path: "/realms/home" });
  expect(found).toMatchObject({ sub: "bob", email: "bob@example.com" });
  expect(found).not.toHaveProperty("email_verified");
});

test("accounts-94 a token that is signed otherwise than the operator said is not believed, and is theirs to mend", async () => {
  issuer.person.current = person;
  const signing = { algorithm: "ES256", keys: [rsa("r"), elliptic("e")] } as const;
  expect(await signOn({ signing })).toBe("misconfigured");
});

test.each([
  ["Keycloak's, of a realm", KEYCLOAK],
  ["Authelia's, which says the address in its user information alone", AUTHELIA],
  ["one with a slash at its end, without user information", SLASHED],
])("accounts-94 accounts-98 a sign-on goes by the discovery document of %s", async (_make, make) => {
  issuer.person.current = person;
  expect(await signOnBy(make)).toMatchObject({ ...person, iss: `${issuer.url}${make.ending}` });
});

test("accounts-98 an issuer without user information is not asked for more than its token says", async () => {
  issuer.person.current = { sub: "bob", email: "bob@example.com" };
  expect(await signOnBy(SLASHED)).toMatchObject({ sub: "bob", email: "bob@example.com" });
});

test("accounts-94 tokens of ES256 are believed where the operator said so, and only there", async () => {
  issuer.person.current = person;
  const make = { ...AUTHELIA, signsWith: "ES256" } as const;
  expect(await signOnBy(make, { algorithm: "ES256" })).toMatchObject(person);
  expect(await signOnBy(make)).toBe("misconfigured");
});

test("accounts-61 a token that ended seconds ago by our clock is good, and one of a minute ago is a clock that is off", async () => {
  issuer.person.current = person;
  expect(await signOnBy(KEYCLOAK, { seconds: -7 })).toMatchObject(person);
  expect(await signOnBy(KEYCLOAK, { seconds: -60 })).toBe("clock");
});

test("accounts-61 the clock of an issuer that is ahead doesn't matter", async () => {
  issuer.person.current = person;
  expect(await signOnBy(AUTHELIA, { seconds: 3900 })).toMatchObject(person);
});

test.each([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
  ["TRUE", false],
  [1, false],
  [undefined, false],
])("accounts-98 an address of which the issuer says %o is vouched for: %o", (said, vouched) => {
  expect(isVerified({ sub: "ann", email_verified: said })).toBe(vouched);
});
