import { join, resolve } from "node:path";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";

/**
 * Where the product reads the environment of its process. `server/environment.ts` checks all of it before a
 * start; these few are asked for where that cannot be: while pages are built, in the proxy, and by the server's
 * own process before it loads anything. Each is read anew, because the launcher tells some of them late.
 */
export function variables(): NodeJS.ProcessEnv {
  return process.env;
}

export const isProduction = () => process.env.APP_ENV === "production";
export const isDevelopment = () => process.env.NODE_ENV === "development";

/** The edition of a host that names none. */
export const fallbackEdition = (): Edition => (process.env.DEFAULT_EDITION === "us" ? "us" : "ca");
export const addressOfEdition = (edition: Edition): string | undefined =>
  edition === "ca" ? process.env.APP_URL_CA : process.env.APP_URL_US;

export const portToListenOn = () => Number(process.env.PORT || 3000);
/** How many proxies stand in front. */
export const trustedHops = () => Number(process.env.TRUST_PROXY || 0);
export const logLevel = () => process.env.LOG_LEVEL || "info";

export const areDiagnosticsOn = () => (process.env.DIAGNOSTICS || (isProduction() ? "off" : "on")) === "on";
export const hasMailServer = () => Boolean(process.env.SMTP_URL);
export const paysByStripe = () => Boolean(process.env.STRIPE_SECRET_KEY);
/** Whether built pages are answered without the framework (docs/built-pages.md). */
export const arePagesInMemory = () => process.env.PAGES_IN_MEMORY !== "off";
export const isBlogSlowed = () => process.env.BLOG_SIMULATED_DELAY === "on";

/** The database that the environment names; the embedded one's address once it was told. */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;
export function tellDatabaseUrl(url: string): void {
  process.env.DATABASE_URL = url;
}

/** The data folder, from `root` where it is not an absolute path. */
export const dataFolder = (root = process.cwd()): string => resolve(root, process.env.DATA_DIR || ".data");

/** The folder of the web app. The server may be started from another folder than the one it was built in. */
export const webDirectory = (): string => process.env.WEB_DIRECTORY ?? process.cwd();
/** A file of the web app's folder. */
export const webFile = (...parts: string[]): string =>
  join(/* turbopackIgnore: true */ process.env.WEB_DIRECTORY ?? process.cwd(), ...parts);
/** A file of the framework's build. */
export const builtFile = (name: string): string => webFile(process.env.NEXT_DIST_DIR ?? ".next", name);
