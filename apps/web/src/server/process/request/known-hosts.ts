import { isIP } from "node:net";
import { networkInterfaces } from "node:os";

const LOOPBACK_NAMES = ["localhost", "ca.localhost", "us.localhost", "127.0.0.1", "[::1]"];
/** Values of `HOST` that open every address of this machine. */
const OPEN_TO_ALL = new Set(["0.0.0.0", "::"]);

type Variables = Readonly<Record<string, string | undefined>>;

/** An address as a `Host` header writes it: an IPv6 one in brackets. */
const asHost = (address: string) => (isIP(address) === 6 ? `[${address}]` : address);

/** The hosts of a URL: with the port, and without it where it is the scheme's default. */
function hostsOfUrl(url: string | undefined): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { protocol, hostname, port } = new URL(url);
  if (port) return [`${hostname}:${port}`];
  return [hostname, `${hostname}:${protocol === "https:" ? 443 : 80}`];
}

function addressesOf(host: string | undefined): string[] {
  if (!host) return [];
  if (!OPEN_TO_ALL.has(host)) return [host];
  return Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
}

/**
 * Returns a function that says whether the product answers to a `Host` header's value (operating-5): to the
 * editions' hosts and, outside production, to this machine's own names and the addresses that `HOST` opens,
 * with the port. Any other may be a name that somebody else points at this machine.
 */
export function knownHosts(variables: Variables): (host: string) => boolean {
  const { APP_ENV, PORT, HOST, APP_URL_CA, APP_URL_US } = variables;
  const known = new Set([...hostsOfUrl(APP_URL_CA), ...hostsOfUrl(APP_URL_US)]);
  if (APP_ENV !== "production") {
    for (const name of [...LOOPBACK_NAMES, ...addressesOf(HOST).map(asHost)]) {
      for (const host of hostsOfUrl(`http://${name}:${PORT || 3000}`)) known.add(host);
    }
  }
  return (host) => known.has(host.toLowerCase());
}
