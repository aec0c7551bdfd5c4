/** Loopback: only this machine's own programs reach it. */
const LOOPBACK = ["127.0.0.1", "::1"];

/**
 * The addresses to listen on (operating-4): `HOST` where it is set (`localhost` means loopback), otherwise
 * every one in production and loopback in the local mode. `undefined` stands for every address.
 */
export function listenAddresses({
  APP_ENV,
  HOST,
}: Readonly<Record<string, string | undefined>>): readonly (string | undefined)[] {
  if (HOST && HOST !== "localhost") return [HOST];
  return APP_ENV === "production" && !HOST ? [undefined] : LOOPBACK;
}

/** Whether an error says that this machine has no such address, such as `::1` without IPv6. */
export function isNoSuchAddress(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}
