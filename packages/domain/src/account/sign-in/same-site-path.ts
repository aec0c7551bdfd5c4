/**
 * The path a `redirect` may lead to (accounts-14): a same-site path, or a URL on one of the product's own
 * hosts cut to path, query and fragment. `null` for anything else. `ownHosts` are host names with port.
 */
export function sameSitePath(target: string | null | undefined, ownHosts: readonly string[]): string | null {
  if (!target || target.length > 2000 || /[\s\\\p{Cc}]/u.test(target)) return null;
  const isPath = target.startsWith("/");
  const base = isPath ? "https://own.invalid" : undefined;
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  // `/a/..//host` is a path that names another host once its dots are worked out.
  if (url.pathname.startsWith("//")) return null;
  if (isPath) return url.host === "own.invalid" ? target : null;
  const isOwn = (url.protocol === "https:" || url.protocol === "http:") && ownHosts.includes(url.host);
  return isOwn ? url.pathname + url.search + url.hash : null;
}
