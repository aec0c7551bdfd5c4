import { isDevelopment, paysByStripe } from "../../environment/process-environment";
import { readBuilt } from "./build-folder";

const STRIPE_SCRIPTS = "https://js.stripe.com";
const STRIPE_FRAMES = "https://js.stripe.com https://hooks.stripe.com";

let hashesByPage: Readonly<Record<string, readonly string[]>> | undefined;

/** The hashes of the built pages' inline scripts, by page; empty where nothing was built (development). */
function builtHashes(): Readonly<Record<string, readonly string[]>> {
  if (hashesByPage) return hashesByPage;
  try {
    hashesByPage = JSON.parse(readBuilt("inline-script-hashes.json").toString()) as Record<string, string[]>;
  } catch {
    hashesByPage = {};
  }
  return hashesByPage;
}

/** The pages that were rendered at build time, each named by its path with the edition. */
export function builtPageNames(): readonly string[] {
  return Object.keys(builtHashes());
}

/** Whether a page, named by its path with the edition, was rendered at build time. */
export function isBuilt(page: string): boolean {
  return builtHashes()[page] !== undefined;
}

/**
 * The policy of one page; `page` is the path with its edition. A page rendered at build time names its inline
 * scripts by hash, a page rendered on request by a nonce that Next.js puts on them.
 */
export function contentSecurityPolicy(page: string, nonce: string): { policy: string; usesNonce: boolean } {
  const hashes = builtHashes()[page];
  const inline = hashes ? hashes.map((hash) => `'sha256-${hash}'`).join(" ") : `'nonce-${nonce}'`;
  const stripe = paysByStripe();
  // In development the framework uses `eval` to name the places of errors.
  const evaluated = isDevelopment() ? " 'unsafe-eval'" : "";
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${inline}${evaluated}${stripe ? ` ${STRIPE_SCRIPTS}` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${stripe ? " https://api.stripe.com" : ""}`,
    `frame-src ${stripe ? STRIPE_FRAMES : "'none'"}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return { policy: directives.join("; "), usesNonce: !hashes };
}
