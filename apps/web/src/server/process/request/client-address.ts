import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";

const NETWORK_PARTS = 4;

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/**
 * The name by which calls of one client are counted: its IPv4 address, or the /64 network of its IPv6
 * address, within which one household or machine can choose addresses.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/**
 * The address a request came from, with `hops` trusted proxies in front: the one that the outermost of them
 * wrote, counted from the right of `X-Forwarded-For` (api-21). The client may have made up what is left of
 * it.
 */
export function clientAddressOf(request: IncomingMessage, hops: number): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  if (hops === 0) return peer;
  const address = proxyAddress(request, (_address, index) => index < hops);
  return ipaddr.isValid(address) ? address : peer;
}
