import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header bears the token. Digests of one length are compared: the time tells nothing. */
export function bearsToken(authorization: string | null | undefined, token: string): boolean {
  const sent = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(sent), digest(token));
}

/**
 * Whether a request is a collector's for this server's figures. It asks each server by its own address, which is no
 * name of the product's; that it bears the token shows that no page sent it.
 */
export const isCollector =
  (token: string | undefined) =>
  ({ method, url, headers }: IncomingMessage): boolean =>
    token !== undefined &&
    method === "GET" &&
    url === "/api/metrics" &&
    bearsToken(headers.authorization, token);
