import { once } from "node:events";
import { databaseUrl, tellDatabaseUrl } from "../../environment/process-environment";

/** What the launcher tells the web server's process once the database is up, migrated and seeded. */
export interface DatabaseAddress {
  readonly databaseUrl: string;
}

/**
 * Resolves when the database may be used: at once where the environment names it, otherwise when the launcher has
 * told its address, which stands in the environment from then on.
 */
export async function databaseAddress(): Promise<void> {
  if (databaseUrl() || !process.send) return;
  const [address]: DatabaseAddress[] = await once(process, "message");
  if (address) tellDatabaseUrl(address.databaseUrl);
}
