import type { IncomingHttpHeaders } from "node:http";

/** The headers that proxies add to a request. */
const OF_PROXIES = /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/;

/** Whether a request says that it came through a proxy. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (OF_PROXIES.test(name)) return true;
  return false;
}

/** From a list to which every proxy appends, the part that the outermost of `hops` trusted ones wrote. */
function trustedPart(header: string | string[] | undefined, hops: number): string | undefined {
  const parts = String(header ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.at(-Math.min(hops, parts.length));
}

/**
 * Keeps in a request's headers only what `hops` trusted proxies say of scheme and host. Clients can write the
 * same names, and the framework believes what it finds there.
 */
export function keepTrustedForwarding(headers: IncomingHttpHeaders, hops: number): void {
  const proto = hops > 0 ? trustedPart(headers["x-forwarded-proto"], hops) : undefined;
  const host = hops > 0 ? trustedPart(headers["x-forwarded-host"], hops) : undefined;
  for (const name in headers) if (OF_PROXIES.test(name)) delete headers[name];
  if (proto) headers["x-forwarded-proto"] = proto.toLowerCase();
  if (host) headers.host = host;
}
