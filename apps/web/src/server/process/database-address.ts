import { once } from "node:events";
import { databaseUrl, setDatabaseUrl } from "../../environment/process-environment";

/** The message that the launcher sends to the web server once the database is up, migrated and seeded. */
export interface DatabaseAddress {
  readonly databaseUrl: string;
}

/**
 * Resolves when the database may be used: at once where the environment names it, otherwise when the launcher
 * has sent its address, which is then set in the environment.
 */
export async function databaseAddress(): Promise<void> {
  if (databaseUrl() || !process.send) return;
  const [address]: DatabaseAddress[] = await once(process, "message");
  if (address) setDatabaseUrl(address.databaseUrl);
}
