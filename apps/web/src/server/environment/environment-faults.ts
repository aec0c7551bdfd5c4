import { accessSync, constants, statSync } from "node:fs";
import { stripeKeyProblem } from "@gf-ledger/payments/stripe/stripe-keys";
import type { Environment } from "./environment";

/** Variables that production needs to start, each with its reason (operating-3). */
const NEEDED_IN_PRODUCTION = {
  APP_URL_CA: "production needs the address of each edition",
  APP_URL_US: "production needs the address of each edition",
  SMTP_URL: "production needs a mail server",
  STRIPE_SECRET_KEY: "production needs a payment key, because the practice checkout gives Premium away",
} as const;

/** Checked apart from the values, so that one start names everything that is wrong. */
export function productionFaults(variables: NodeJS.ProcessEnv): string[] {
  if (variables.APP_ENV !== "production") return [];
  const faults: string[] = [];
  for (const [name, reason] of Object.entries(NEEDED_IN_PRODUCTION)) {
    if (!variables[name]) faults.push(`${name} is missing: ${reason}.`);
  }
  for (const name of ["APP_URL_CA", "APP_URL_US"] as const) {
    if (variables[name] && !/^https:/i.test(variables[name]))
      faults.push(`${name} must be an https address in production.`);
  }
  if (Number(variables.RATE_LIMIT_SCALE ?? 1) !== 1) faults.push("RATE_LIMIT_SCALE must be 1 in production.");
  return faults;
}

/** Mail comes in by a provider's calls or from a mailbox; an address alone would take none (receipts-71). */
function mailInFaults(env: Environment): string[] {
  const ways = env.INBOUND_MAIL_SECRET ?? env.IMAP_URL;
  if (env.INBOUND_MAIL_DOMAIN && !ways)
    return ["INBOUND_MAIL_DOMAIN needs INBOUND_MAIL_SECRET or IMAP_URL beside it."];
  if (!env.INBOUND_MAIL_DOMAIN && ways)
    return ["INBOUND_MAIL_DOMAIN is missing: INBOUND_MAIL_SECRET and IMAP_URL need it."];
  return [];
}

const mayBeWritten = (directory: string) => {
  try {
    accessSync(directory, constants.R_OK | constants.W_OK);
    return statSync(directory).isDirectory();
  } catch {
    return false;
  }
};

/** Photos are taken from a folder for an account; read ones are moved inside it (operating-27). */
function watchedFaults({ WATCH_DIR: directory, WATCH_ACCOUNT: account }: Environment): string[] {
  if (!directory && !account) return [];
  if (!account) return ["WATCH_DIR needs WATCH_ACCOUNT, the address of the account that its photos are for."];
  if (!directory) return ["WATCH_ACCOUNT needs WATCH_DIR, the folder that is watched for it."];
  if (mayBeWritten(directory)) return [];
  return [
    "WATCH_DIR must be a folder that the server may read and write; the photos in it are moved when read.",
  ];
}

/** The three names that a sign-on needs; half of them would fail at the first sign-in (accounts-58). */
function signOnFaults(env: Environment): string[] {
  const needed = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < needed.length) {
    return [`Single sign-on needs ${needed.join(", ")} together: ${missing.join(" and ")} is missing.`];
  }
  if (env.APP_ENV === "production" && env.OIDC_ISSUER && !/^https:/i.test(env.OIDC_ISSUER)) {
    return ["OIDC_ISSUER must be an https address in production."];
  }
  if (!env.PASSWORD_LOGIN && !env.OIDC_ISSUER && !env.SMTP_URL) {
    return ["PASSWORD_LOGIN=off leaves no way in: set SMTP_URL for mailed links, or OIDC_ISSUER."];
  }
  return [];
}

/** Readers apart need an address and the secret that they know (operating-37). */
function remoteReaderFaults(env: Environment): string[] {
  if (env.RECEIPT_READER !== "remote") return [];
  const missing = (["READER_URL", "READER_SECRET"] as const).filter((name) => !env[name]);
  if (missing.length === 0) return [];
  return [
    `RECEIPT_READER=remote needs READER_URL and READER_SECRET: no ${missing.join(" and no ")} is given.`,
  ];
}

/** Migrations and jobs hold locks from one statement to the next, which a pooler's transactions do not keep. */
function poolingFaults(env: Environment): string[] {
  if (env.DATABASE_POOLING === "session" || env.DATABASE_DIRECT_URL) return [];
  return [
    "DATABASE_POOLING=transaction needs DATABASE_DIRECT_URL, the database's own address, for migrations and jobs.",
  ];
}

/** A test key in production, and a live one elsewhere, are refused (plans-16). */
function paymentFaults(env: Environment): string[] {
  if (!env.STRIPE_SECRET_KEY) return [];
  const keys = { secretKey: env.STRIPE_SECRET_KEY, publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null };
  const problem = stripeKeyProblem(keys, env.APP_ENV === "production");
  return problem ? [problem] : [];
}

/** What is wrong with variables that are right each by itself: a sentence for each fault. */
export const faultsTogether = (env: Environment): string[] => [
  ...paymentFaults(env),
  ...mailInFaults(env),
  ...signOnFaults(env),
  ...watchedFaults(env),
  ...poolingFaults(env),
  ...remoteReaderFaults(env),
];
