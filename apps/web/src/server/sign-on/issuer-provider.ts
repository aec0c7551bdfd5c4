import type { Settings } from "@gf-ledger/api/context";
import type { OAuthConfig } from "next-auth/providers/oauth";
import type { Environment } from "../environment/environment";

/** What next-auth's own provider is called in its addresses: `/api/auth/callback/oidc`. */
export const PROVIDER_ID = "oidc";

/** What the issuer's token, or its user information, says of a person. */
export interface IssuedClaims {
  readonly sub: string;
  readonly iss?: string;
  readonly email?: string;
  readonly email_verified?: unknown;
}

/** Longer than a slow issuer needs, shorter than a person waits. */
const TIMEOUT_MS = 8_000;

/**
 * The operator's issuer as a provider of next-auth: PKCE, state and nonce are checked, and the token's
 * signature, issuer, audience and times. `origin`: the site that the person is on, since both editions come
 * back to themselves. `null` where no issuer is named (accounts-58).
 */
export function issuerProvider(
  environment: Environment,
  settings: Pick<Settings, "signOn">,
  origin: string,
): OAuthConfig<IssuedClaims> | null {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = environment;
  if (!settings.signOn || !clientId || !clientSecret) return null;
  const { issuer, name } = settings.signOn;
  const comesBackTo = `${origin}/api/auth/callback/${PROVIDER_ID}`;
  return {
    id: PROVIDER_ID,
    name,
    type: "oauth",
    clientId,
    clientSecret,
    client: { id_token_signed_response_alg: environment.OIDC_ALGORITHM },
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    httpOptions: { timeout: TIMEOUT_MS },
    authorization: { params: { scope: "openid email", redirect_uri: comesBackTo } },
    token: {
      async request({ client, params, checks }) {
        return { tokens: await client.callback(comesBackTo, params, checks) };
      },
    },
    userinfo: {
      // Some issuers put the address, or that it is verified, into the token; others only into their user information.
      async request({ client, tokens }) {
        const { access_token: accessToken, id_token: idToken } = tokens;
        if (!idToken) throw new Error("The issuer sent no id_token.");
        const claims = claimsOf(idToken);
        const isComplete = claims.email !== undefined && claims.email_verified !== undefined;
        if (isComplete || !accessToken || !client.issuer.metadata.userinfo_endpoint) return claims;
        // An address that is already linked needs no word for it, and must not wait for an answer that never comes.
        const reported = await client.userinfo<IssuedClaims>(accessToken).catch((error: unknown) => {
          if (claims.email === undefined) throw error;
          return claims;
        });
        if (reported.sub !== claims.sub)
          throw new Error("userinfo speaks of another person than the id_token.");
        return { ...reported, ...(claims.iss === undefined ? {} : { iss: claims.iss }) };
      },
    },
    profile: ({ sub, email }) => ({ id: sub, email: email ?? null }),
  };
}

/** Whether the issuer vouches for the address; some write it as a text (accounts-98). */
export const isVerified = ({ email_verified: claimed }: IssuedClaims): boolean =>
  claimed === true || claimed === "true";

/** The claims of a token whose signature openid-client has checked. */
function claimsOf(idToken: string): IssuedClaims {
  return JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8")) as IssuedClaims;
}
