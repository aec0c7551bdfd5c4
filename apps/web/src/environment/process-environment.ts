import { join, resolve } from "node:path";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

/**
 * Where the product reads its process's environment. `server/environment/read-environment.ts` checks all of it before a
 * start; these few are read where that cannot be used: while pages are built, in the proxy, and in the server
 * before it loads anything. Each is read again every time, because the launcher sets some of them late.
 */
export function variables(): NodeJS.ProcessEnv {
  return process.env;
}

export const isProduction = () => process.env.APP_ENV === "production";
export const isDevelopment = () => process.env.NODE_ENV === "development";

/** The edition for a host that belongs to neither. */
export const fallbackEdition = (): Edition => (process.env.DEFAULT_EDITION === "us" ? "us" : "ca");
export const addressOfEdition = (edition: Edition): string | undefined =>
  edition === "ca" ? process.env.APP_URL_CA : process.env.APP_URL_US;

export const portToListenOn = () => Number(process.env.PORT || 3000);
/** The number of trusted proxies in front. */
export const trustedHops = () => Number(process.env.TRUST_PROXY || 0);
/** The token that opens this server's figures; they are closed without one. */
export const metricsToken = (): string | undefined => process.env.METRICS_TOKEN || undefined;
export const logLevel = () => process.env.LOG_LEVEL || "info";

export const areDiagnosticsOn = () => (process.env.DIAGNOSTICS || (isProduction() ? "off" : "on")) === "on";
export const hasMailServer = () => Boolean(process.env.SMTP_URL);
export const paysByStripe = () => Boolean(process.env.STRIPE_SECRET_KEY);
/** Whether the server answers built pages itself, without the framework (docs/built-pages.md). */
export const arePagesInMemory = () => process.env.PAGES_IN_MEMORY !== "off";
export const isBlogSlowed = () => process.env.BLOG_SIMULATED_DELAY === "on";

/**
 * The database's address that the environment gives; the embedded database's once the launcher has told it.
 */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;
/** The database itself, for what a pooler in front of it can't do; `undefined` for the embedded one. */
export const directDatabaseUrl = (): string | undefined => process.env.DATABASE_DIRECT_URL || databaseUrl();
export function setDatabaseUrl(url: string): void {
  process.env.DATABASE_URL = url;
}

/** The data folder as an absolute path; a relative `DATA_DIR` is resolved from `root`. */
export const dataFolder = (root = process.cwd()): string => resolve(root, process.env.DATA_DIR || ".data");

/** The folder of the web app; the server may be started in another folder than the one it was built in. */
export const webDirectory = (): string => process.env.WEB_DIRECTORY ?? process.cwd();
/** A file of the web app's folder. */
export const webFile = (...parts: string[]): string =>
  join(/* turbopackIgnore: true */ process.env.WEB_DIRECTORY ?? process.cwd(), ...parts);
/** A file of the framework's build. */
export const builtFile = (name: string): string => webFile(process.env.NEXT_DIST_DIR ?? ".next", name);
