import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CLIENT, type IssuedPerson } from "./issuer";
import type { Make } from "./issuer-makes";

export interface Imitated {
  readonly make: Make;
  /** Its address, without a slash at the end. */
  readonly at: string;
  readonly comesBackTo: string;
  readonly person: { readonly current: IssuedPerson | null };
  /** For how long its tokens are good, by this clock: below 0 where its own is behind. */
  readonly seconds?: number;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

interface Key {
  readonly id: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const rsaKey = (id: string): Key => ({ id, ...generateKeyPairSync("rsa", { modulusLength: 2048 }) });
const KEYS = {
  RS256: rsaKey("rsa"),
  ES256: { id: "elliptic", ...generateKeyPairSync("ec", { namedCurve: "P-256" }) },
  /** For encryption: it stands beside the others, and is none to check a signature by. */
  encryption: rsaKey("encryption"),
};

function signed(algorithm: Make["signsWith"], key: Key, claims: Record<string, unknown>): string {
  const said = `${base64url({ alg: algorithm, typ: "JWT", kid: key.id })}.${base64url(claims)}`;
  const signature = sign("sha256", Buffer.from(said), { key: key.privateKey, dsaEncoding: "ieee-p1363" });
  return `${said}.${signature.toString("base64url")}`;
}

/** Whether a client showed its secret in one of the ways that the document names. */
function showsSecret({ make }: Imitated, request: IncomingMessage, form: URLSearchParams): boolean {
  const taken = make.says.token_endpoint_auth_methods_supported as readonly string[];
  const given = `${encodeURIComponent(CLIENT.id)}:${encodeURIComponent(CLIENT.secret).replaceAll("%20", "+")}`;
  const basic = request.headers.authorization === `Basic ${Buffer.from(given).toString("base64")}`;
  const post = form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
  return (basic && taken.includes("client_secret_basic")) || (post && taken.includes("client_secret_post"));
}

/** Answers as an issuer of a make does, from its discovery document on, for one client and whoever is there. */
export function imitatedIssuer(imitated: Imitated) {
  const { make, at, comesBackTo, person, seconds = 300 } = imitated;
  const issuer = at + make.ending;
  const endpoint = (name: string) => new URL(at + make.endpoints[name]).pathname;
  const addresses = Object.entries(make.endpoints).map(([name, path]) => [name, at + path]);
  const document = { issuer, ...Object.fromEntries(addresses), ...make.says };
  const key = KEYS[make.signsWith];
  const publishedKey = ({ id: kid, publicKey }: Key, use: string, alg: string) => ({
    ...publicKey.export({ format: "jwk" }),
    kid,
    use,
    alg,
  });
  const published = [
    publishedKey(KEYS.encryption, "enc", "RSA-OAEP"),
    publishedKey(key, "sig", make.signsWith),
  ];
  const codes = new Map<string, URLSearchParams>();
  const address = () => ({ ...person.current });

  function tokensFor(asked: URLSearchParams) {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...make.tokenSays,
      ...(make.addressIn === "token" ? address() : { sub: person.current?.sub }),
      iss: issuer,
      aud: CLIENT.id,
      iat: now + seconds - 300,
      exp: now + seconds,
      nonce: asked.get("nonce"),
    };
    const idToken = signed(make.signsWith, key, claims);
    return { access_token: "an access token", token_type: "Bearer", expires_in: 300, id_token: idToken };
  }

  async function answerOf(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? "", at);
    if (pathname === new URL(`${at}/.well-known/openid-configuration`).pathname) return [200, document];
    if (pathname === endpoint("jwks_uri")) return [200, { keys: published }];
    if (pathname === endpoint("authorization_endpoint")) {
      if (searchParams.get("redirect_uri") !== comesBackTo) return [400, { error: "invalid_redirect_uri" }];
      const code = randomUUID();
      codes.set(code, searchParams);
      const state = searchParams.get("state") ?? "";
      return [302, `${comesBackTo}?${new URLSearchParams({ code, state, ...make.bringsBack(issuer) })}`];
    }
    if (pathname === endpoint("token_endpoint")) {
      const form = new URLSearchParams(await text(request));
      if (!showsSecret(imitated, request, form)) return [401, { error: "invalid_client" }];
      const asked = codes.get(form.get("code") ?? "");
      const verifier = createHash("sha256").update(form.get("code_verifier") ?? "");
      if (asked?.get("code_challenge") !== verifier.digest("base64url"))
        return [400, { error: "invalid_grant" }];
      return [200, tokensFor(asked)];
    }
    const allowed = request.headers.authorization === "Bearer an access token";
    if (make.endpoints.userinfo_endpoint && pathname === endpoint("userinfo_endpoint") && allowed)
      return [200, address()];
    return [404, { error: "not_found" }];
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const [status, body] = await answerOf(request);
    if (status === 302) response.writeHead(302, { location: String(body) }).end();
    else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
}
