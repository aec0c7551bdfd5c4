import { readAuthorization } from "./authorization";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A key acts for its owner without a cookie; the gate that reads it refuses a malformed one. */
const namesKey = (authorization: string | null) => readAuthorization(authorization).kind !== "none";

/**
 * Whether a state-changing call comes from a page that is not the product's (api-11); calls with a bearer key
 * need no origin. A call without an origin and without `Sec-Fetch-Site` comes from a script.
 * @param ownHosts the editions' hosts, with port; the host called is always its own.
 */
export function isForeignOrigin(request: Request, ownHosts: readonly string[]): boolean {
  if (SAFE_METHODS.has(request.method) || namesKey(request.headers.get("authorization"))) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = request.headers.get("origin");
  // Every browser names the origin of such a call. A script that names none has no cookies but its own.
  if (origin === null) return site !== null;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  if (protocol !== "https:" && protocol !== "http:") return true;
  return !ownHosts.includes(host) && host !== request.headers.get("host");
}

/**
 * Whether another site's page makes a browser read with the cookies of whoever is signed in (api-49): a link, a
 * frame or an image that starts a download or other work. What names a key, what is typed or bookmarked, scripts and
 * browsers that do not say where a call comes from are not refused.
 */
export function isForeignRead(method: string, header: (name: string) => string | null): boolean {
  if (!SAFE_METHODS.has(method) || namesKey(header("authorization"))) return false;
  const site = header("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
