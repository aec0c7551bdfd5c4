import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** A connection that the operator did not allow (api-39). */
class AddressNotAllowed extends Error {
  readonly code = "ADDRESS_NOT_ALLOWED";
}

/**
 * Whether an IP address is one of the public internet. Every other range is refused, also those that carry an
 * IPv4 address inside (mapped, NAT64, 6to4), because what they lead to is not seen from here.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** The host of an address without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** What can be said of an address before anything is resolved: it is a private IP, or this machine's name. */
export function namesPrivateNetwork(url: URL): boolean {
  const host = hostOf(url).replace(/\.$/, "");
  if (isIP(host)) return !isPublicAddress(host);
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * Resolves a name for the one connection that is about to be made, and refuses it when any of its addresses is
 * not public. What is checked is what is connected to, so that a name cannot answer differently in between.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), "", 0);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new AddressNotAllowed(`${hostname} is not on the public internet.`), "", 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
