import type { Database } from "@gf-ledger/db/database";
import { languageSchema } from "@gf-ledger/domain/edition/language-schema";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { Actor } from "./actor";
import { actorWithoutSession } from "./actor-without-session";
import { hashToken } from "./secret-token";
import { signedInUserSelect } from "./session-gate";

const HOUR_MS = 3_600_000;

/**
 * Whose calendar a secret opens, and in which language; `null` for one that is unknown or revoked. The
 * reading is noted to the hour.
 */
export async function actorOfCalendar(
  database: Database,
  secret: string,
  now: Date,
): Promise<{ readonly actor: Actor; readonly language: Language } | null> {
  const secretHash = hashToken(secret);
  const row = await database.calendarFeed.findUnique({
    where: { secretHash },
    include: { user: { select: signedInUserSelect } },
  });
  if (!row) return null;
  if (!row.lastReadAt || now.getTime() - row.lastReadAt.getTime() > HOUR_MS) {
    await database.calendarFeed.updateMany({ where: { secretHash }, data: { lastReadAt: now } });
  }
  const actor = actorWithoutSession(row.user, "calendar");
  return { actor, language: actor.user.language ?? languageSchema.catch("en").parse(row.language) };
}
