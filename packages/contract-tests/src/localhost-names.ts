import dns from "node:dns";

const lookup = dns.lookup;

/** RFC 6761: every name under `.localhost` is this machine. Not every system's resolver knows this. */
function lookupKnowingLocalhost(hostname: string, ...rest: unknown[]): void {
  const name = hostname.endsWith(".localhost") ? "127.0.0.1" : hostname;
  Reflect.apply(lookup, dns, [name, ...rest]);
}

dns.lookup = Object.assign(lookupKnowingLocalhost, { __promisify__: lookup.__promisify__ });
