/**
 * The path a `redirect` may lead to (accounts-14): a same-site path, or a URL on one of the product's own
 * hosts cut to path, query and fragment. `null` for anything else. `ownHosts` are host names with port.
 */
export function sameSitePath(target: string | null | undefined, ownHosts: readonly string[]): string | null {
  if (!target || target.length > 2000 || /[\s\\\p{Cc}]/u.test(target)) return null;
  if (target.startsWith("/")) return target.startsWith("//") ? null : target;
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  const isOwn = (url.protocol === "https:" || url.protocol === "http:") && ownHosts.includes(url.host);
  return isOwn && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}
