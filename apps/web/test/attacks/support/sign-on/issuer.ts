import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type JWK } from "oidc-provider";

/** A person as the issuer knows them; what a test changes is true at their next sign-in. */
export interface IssuedPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean | string;
}

export const CLIENT = { id: "gf-ledger", secret: "a secret that the issuer gave" } as const;

interface Served {
  /** The one address that the client may come back to. */
  readonly comesBackTo: string;
  readonly secret?: string;
  /** What the issuer calls itself; its own address unless said. */
  readonly calledItself?: string;
  /** Where below its address it is served, as a realm of Keycloak's is: `/realms/home`. */
  readonly path?: string;
  /** Ways in which clients show their secret here. */
  readonly authMethod?: "client_secret_basic" | "client_secret_post";
  /** What tokens are signed with, and the keys for it, several while they are changed; RS256 unless said. */
  readonly signing?: { readonly algorithm: "RS256" | "ES256" | "EdDSA"; readonly keys: readonly JWK[] };
}

type Adapter = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A real OpenID Connect issuer on this machine, which answers once `serve` was called. Whoever comes is signed in at
 * once as `person.current`, or sent back with `access_denied` where there is nobody.
 */
export async function openIssuer() {
  const person: { current: IssuedPerson | null } = { current: null };
  let adapter: Adapter = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => void adapter(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function serve({
    comesBackTo,
    secret = CLIENT.secret,
    path = "",
    calledItself = `${url}${path}`,
    authMethod = "client_secret_basic",
    signing,
  }: Served): void {
    const provider = new Provider(calledItself, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: secret,
          redirect_uris: [comesBackTo],
          token_endpoint_auth_method: authMethod,
          id_token_signed_response_alg: signing?.algorithm ?? "RS256",
        },
      ],
      clientAuthMethods: [authMethod],
      ...(signing ? { jwks: { keys: [...signing.keys] } } : {}),
      claims: { openid: ["sub"], email: ["email", "email_verified"] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      cookies: { keys: ["a key of this test alone"] },
      interactions: { url: (_, { uid }) => `${path}/interaction/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person.current, sub }) }),
    });
    provider.proxy = false;
    const answer = provider.callback();
    async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { current } = person;
      if (!current) {
        await provider.interactionFinished(request, response, { error: "access_denied" });
        return;
      }
      const grant = new provider.Grant({ accountId: current.sub, clientId: CLIENT.id });
      grant.addOIDCScope("openid email");
      const consent = { grantId: await grant.save() };
      await provider.interactionFinished(request, response, { login: { accountId: current.sub }, consent });
    }
    adapter = (request, response) => {
      const asked = request.url ?? "";
      // What the provider reads where it is served below a path.
      if (path) Object.assign(request, { originalUrl: asked, url: asked.slice(path.length) });
      void (request.url?.startsWith("/interaction/")
        ? interact(request, response)
        : answer(request, response));
    };
  }

  return {
    url,
    person,
    serve,
    /** Answers otherwise from now on. */
    answerBy(other: Adapter): void {
      adapter = other;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Issuer = Awaited<ReturnType<typeof openIssuer>>;
