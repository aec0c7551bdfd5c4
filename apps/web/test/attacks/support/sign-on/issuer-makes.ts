/** What an issuer of one make publishes of itself, and how it answers; from the documents that the makes publish. */
export interface Make {
  /** What stands behind its address in the name that it calls itself by. */
  readonly ending: "" | "/";
  /** Endpoints by their names in the discovery document, below its address. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** What else the document says. */
  readonly says: Readonly<Record<string, unknown>>;
  readonly signsWith: "RS256" | "ES256";
  /** Where a person's address stands: some put it into the token, others only into what they answer about the person. */
  readonly addressIn: "token" | "userinfo";
  /** What its token says of itself beside what every token says. */
  readonly tokenSays: Readonly<Record<string, unknown>>;
  /** What the way back brings beside code and state. */
  readonly bringsBack: (issuer: string) => Readonly<Record<string, string>>;
}

const ASYMMETRIC = ["PS384", "RS384", "EdDSA", "ES384", "ES256", "RS256", "ES512", "PS256", "PS512", "RS512"];

/** Keycloak 26's, of a realm. */
export const KEYCLOAK: Make = {
  ending: "",
  endpoints: {
    authorization_endpoint: "/protocol/openid-connect/auth",
    token_endpoint: "/protocol/openid-connect/token",
    introspection_endpoint: "/protocol/openid-connect/token/introspect",
    userinfo_endpoint: "/protocol/openid-connect/userinfo",
    end_session_endpoint: "/protocol/openid-connect/logout",
    jwks_uri: "/protocol/openid-connect/certs",
    check_session_iframe: "/protocol/openid-connect/login-status-iframe.html",
    registration_endpoint: "/clients-registrations/openid-connect",
    revocation_endpoint: "/protocol/openid-connect/revoke",
    device_authorization_endpoint: "/protocol/openid-connect/auth/device",
    pushed_authorization_request_endpoint: "/protocol/openid-connect/ext/par/request",
  },
  says: {
    frontchannel_logout_session_supported: true,
    frontchannel_logout_supported: true,
    backchannel_logout_supported: true,
    grant_types_supported: ["authorization_code", "client_credentials", "implicit", "refresh_token"],
    acr_values_supported: ["0", "1"],
    response_types_supported: ["code", "none", "id_token", "token", "id_token token", "code id_token"],
    response_modes_supported: ["query", "fragment", "form_post", "query.jwt", "fragment.jwt", "jwt"],
    subject_types_supported: ["public", "pairwise"],
    id_token_signing_alg_values_supported: [...ASYMMETRIC, "HS256", "HS384", "HS512"],
    id_token_encryption_alg_values_supported: ["ECDH-ES", "RSA-OAEP", "RSA-OAEP-256", "RSA1_5"],
    userinfo_signing_alg_values_supported: [...ASYMMETRIC, "HS256", "HS384", "HS512", "none"],
    token_endpoint_auth_methods_supported: [
      "private_key_jwt",
      "client_secret_basic",
      "client_secret_post",
      "tls_client_auth",
      "client_secret_jwt",
    ],
    token_endpoint_auth_signing_alg_values_supported: ASYMMETRIC,
    claims_supported: ["aud", "sub", "iss", "auth_time", "name", "preferred_username", "email", "acr"],
    claims_parameter_supported: true,
    scopes_supported: ["openid", "email", "profile", "roles", "acr", "basic", "offline_access"],
    code_challenge_methods_supported: ["plain", "S256"],
    tls_client_certificate_bound_access_tokens: true,
    require_pushed_authorization_requests: false,
    authorization_response_iss_parameter_supported: true,
  },
  signsWith: "RS256",
  addressIn: "token",
  tokenSays: { typ: "ID", azp: "gf-ledger", sid: "a-session", acr: "1", preferred_username: "ann" },
  bringsBack: (iss) => ({ session_state: "a-session", iss }),
};

/** Authelia 4.39's, which has no page to sign out at and keeps the address out of its tokens. */
export const AUTHELIA: Make = {
  ending: "",
  endpoints: {
    jwks_uri: "/jwks.json",
    authorization_endpoint: "/api/oidc/authorization",
    device_authorization_endpoint: "/api/oidc/device-authorization",
    pushed_authorization_request_endpoint: "/api/oidc/pushed-authorization-request",
    token_endpoint: "/api/oidc/token",
    introspection_endpoint: "/api/oidc/introspection",
    revocation_endpoint: "/api/oidc/revocation",
    userinfo_endpoint: "/api/oidc/userinfo",
  },
  says: {
    subject_types_supported: ["public", "pairwise"],
    response_types_supported: ["code", "id_token", "token", "id_token token", "code id_token"],
    response_modes_supported: ["form_post", "query", "fragment", "jwt"],
    grant_types_supported: ["authorization_code", "implicit", "client_credentials", "refresh_token"],
    scopes_supported: ["offline_access", "openid", "profile", "groups", "email"],
    claims_supported: ["amr", "aud", "azp", "client_id", "exp", "iat", "iss", "jti", "sub", "email"],
    id_token_signing_alg_values_supported: ["RS256", "ES256"],
    token_endpoint_auth_methods_supported: [
      "client_secret_basic",
      "client_secret_post",
      "client_secret_jwt",
      "private_key_jwt",
      "none",
    ],
    code_challenge_methods_supported: ["S256"],
    request_parameter_supported: true,
    require_pushed_authorization_requests: false,
    authorization_response_iss_parameter_supported: true,
  },
  signsWith: "RS256",
  addressIn: "userinfo",
  tokenSays: { amr: ["pwd", "otp", "mfa"], azp: "gf-ledger", jti: "a-token", auth_time: 1 },
  bringsBack: (iss) => ({ iss, scope: "openid email" }),
};

/** One that calls itself by an address with a slash at its end, as authentik and Auth0 do, and says little more. */
export const SLASHED: Make = {
  ending: "/",
  endpoints: { authorization_endpoint: "/authorize", token_endpoint: "/oauth/token", jwks_uri: "/jwks" },
  says: {
    subject_types_supported: ["public"],
    response_types_supported: ["code"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
  },
  signsWith: "RS256",
  addressIn: "token",
  tokenSays: {},
  bringsBack: () => ({}),
};
