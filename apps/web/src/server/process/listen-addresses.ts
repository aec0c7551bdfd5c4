/** Loopback: nobody but this machine's own programs reaches it. */
const LOOPBACK = ["127.0.0.1", "::1"];

/**
 * The addresses to listen on (operating-4): loopback in the local mode, every one in production, and `HOST` where it is set.
 * `undefined` stands for every address.
 */
export function listenAddresses({
  APP_ENV,
  HOST,
}: Readonly<Record<string, string | undefined>>): readonly (string | undefined)[] {
  if (HOST && HOST !== "localhost") return [HOST];
  return APP_ENV === "production" && !HOST ? [undefined] : LOOPBACK;
}

/** What says that a machine has no such address, as one without IPv6 does of `::1`. */
export function isNoSuchAddress(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}
