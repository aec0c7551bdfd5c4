import type { Settings } from "@gf-ledger/api/context";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { issuerName } from "../sign-on/issuer-name";
import type { Environment } from "./environment";

/** The addresses of the two editions on this machine (editions-1). */
export function localOrigins(environment: Pick<Environment, "PORT">): Readonly<Record<Edition, string>> {
  return { ca: `http://ca.localhost:${environment.PORT}`, us: `http://us.localhost:${environment.PORT}` };
}

/** The watched folder; `readEnvironment` has seen that both or neither are given. */
function watchedOf({ WATCH_DIR: directory, WATCH_ACCOUNT: account }: Environment): Settings["watched"] {
  return directory && account ? { directory, account } : null;
}

/** The two parts of the address that receipts are mailed to, around an account's token. */
export function mailInOf({ INBOUND_MAIL_DOMAIN: given }: Environment): Settings["mailIn"] {
  if (!given) return null;
  const [domain = "", name = "receipts"] = given.toLowerCase().split("@").reverse();
  return { name, domain };
}

/** The part of the environment that the verbs need. */
export function settingsOf(environment: Environment, local: Readonly<Record<Edition, string>>): Settings {
  const production = environment.APP_ENV === "production";
  const appUrls = { ca: environment.APP_URL_CA ?? local.ca, us: environment.APP_URL_US ?? local.us };
  const localHosts = production ? [] : [`localhost:${environment.PORT}`, `127.0.0.1:${environment.PORT}`];
  return {
    production,
    emailVerification: environment.EMAIL_VERIFICATION,
    passwordLogin: environment.PASSWORD_LOGIN,
    mailLeaves: environment.SMTP_URL !== undefined,
    signOn: environment.OIDC_ISSUER
      ? { issuer: issuerName(environment.OIDC_ISSUER), name: environment.OIDC_NAME }
      : null,
    diagnostics: environment.DIAGNOSTICS ? environment.DIAGNOSTICS === "on" : !production,
    signingSecret: environment.AUTH_SECRET,
    publishableKey: environment.STRIPE_PUBLISHABLE_KEY ?? null,
    appUrls,
    ownHosts: [...Object.values(appUrls).map((url) => new URL(url).host), ...localHosts],
    mailIn: mailInOf(environment),
    watched: watchedOf(environment),
    webhooksAllowPrivate: environment.WEBHOOKS_ALLOW_PRIVATE === "true",
  };
}
