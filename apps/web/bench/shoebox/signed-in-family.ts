import { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext, Services } from "@gf-ledger/api/context";
import { hashToken, newToken } from "@gf-ledger/api/gate/secret-token";
import { actorOfSession } from "@gf-ledger/api/gate/session-gate";
import { localeOf } from "@gf-ledger/domain/edition/locale";

/** Tax time after the shoebox's year. */
const NOW = new Date("2025-02-15T12:00:00Z");

/** A family with a paid plan, and what it can call; its clock stands at tax time. */
export async function signedInFamily(services: Services) {
  const { database, pool } = services;
  const now = () => NOW;
  const user = await database.user.create({
    data: { email: "family@example.com", name: "Family", edition: "ca", emailVerified: NOW },
  });
  const periodEnd = new Date("2026-02-15T12:00:00Z");
  await database.subscription.create({
    data: {
      userId: user.id,
      externalId: user.id,
      customerId: user.id,
      provider: "demo",
      status: "active",
      currentPeriodEnd: periodEnd,
      stateAt: NOW,
    },
  });
  const token = newToken();
  await database.session.create({
    data: { userId: user.id, sessionTokenHash: hashToken(token), expires: periodEnd },
  });
  const locale = localeOf("ca", "en");
  const context: ApiContext = {
    ...services,
    now,
    requestId: "shoebox",
    edition: "ca",
    locale,
    ownLocale: locale,
    client: "shoebox",
    userAgent: null,
    cookieHeader: null,
    actor: await actorOfSession(pool, token, NOW),
    secure: false,
    setCookies: [],
  };
  return createCaller(context);
}

export type Family = Awaited<ReturnType<typeof signedInFamily>>;
