import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";

const NETWORK_PARTS = 4;

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/**
 * What stands for a client where calls are counted: its IPv4 address, or its IPv6 network of 64 bits, which is one
 * household's or one machine's to choose addresses from.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * The address a request came from, `hops` trusted proxies away: the one that the outermost of them wrote down,
 * counted from the right of `X-Forwarded-For` (api-21). What stands left of it the client may have made up.
 */
export function addressOf(request: IncomingMessage, hops: number): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  if (hops === 0) return peer;
  const address = proxyAddress(request, (_address, index) => index < hops);
  return ipaddr.isValid(address) ? address : peer;
}
