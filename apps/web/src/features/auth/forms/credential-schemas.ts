type Credentials = typeof import("@gf-ledger/domain/account/sign-in/credentials");

/**
 * A schema of the credentials, fetched when a form is first used: these pages are the first that people see, and start
 * without the schemas' library.
 */
export const credentialSchema =
  <Name extends keyof Credentials>(name: Name) =>
  async (): Promise<Credentials[Name]> =>
    (await import("@gf-ledger/domain/account/sign-in/credentials"))[name];
