import type { Database } from "@gf-ledger/db/database";
import type { Actor } from "./actor";
import { actorWithoutSession } from "./actor-without-session";
import { signedInUserSelect } from "./session-gate";

/** The account of an address that the operator named, once it is verified; `null` for none. */
export async function actorOfFolder(database: Database, email: string): Promise<Actor | null> {
  const row = await database.user.findFirst({
    where: { email, emailVerified: { not: null } },
    select: signedInUserSelect,
  });
  return row && actorWithoutSession(row, "folder");
}
