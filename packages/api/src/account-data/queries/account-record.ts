import type { AccountSource } from "./account-source";
import { householdAccessRecord } from "./household-access-record";
import { otherRecords } from "./other-records";

/** What is stored about the person apart from receipts, without secrets or their hashes; no import reads it. */
export async function accountRecord(source: AccountSource) {
  const user = await source.database.user.findUniqueOrThrow({
    where: { id: source.actor.scope.userId },
    select: {
      email: true,
      name: true,
      edition: true,
      emailVerified: true,
      isSample: true,
      taxReminders: true,
      countTax: true,
      sharePrices: true,
      priceRegion: true,
      language: true,
      consentsDue: true,
      createdAt: true,
      sessions: {
        select: { userAgent: true, createdAt: true, expires: true },
        orderBy: { createdAt: "asc" },
      },
      apiKeys: {
        select: {
          name: true,
          prefix: true,
          scopes: true,
          createdAt: true,
          expiresAt: true,
          lastUsedAt: true,
        },
        orderBy: { createdAt: "asc" },
      },
      signOns: {
        select: {
          issuer: true,
          subject: true,
          email: true,
          createdAt: true,
          confirmedAt: true,
          lastUsedAt: true,
        },
        orderBy: { createdAt: "asc" },
      },
      passkeys: {
        select: { name: true, host: true, createdAt: true, lastUsedAt: true },
        orderBy: { createdAt: "asc" },
      },
      secondFactor: { select: { createdAt: true, confirmedAt: true } },
      calendarFeed: { select: { createdAt: true, lastReadAt: true } },
      webhooks: {
        select: {
          url: true,
          events: true,
          createdAt: true,
          deliveredAt: true,
          pausedAt: true,
          missedAt: true,
          deliveries: {
            select: {
              type: true,
              payload: true,
              status: true,
              attempts: true,
              outcome: true,
              statusCode: true,
              createdAt: true,
              attemptedAt: true,
            },
            orderBy: { createdAt: "asc" },
          },
        },
        orderBy: { createdAt: "asc" },
      },
      mailAddress: { select: { createdAt: true } },
      mailSenders: { select: { email: true, createdAt: true }, orderBy: { createdAt: "asc" } },
      mailsIn: {
        select: { sender: true, receivedAt: true, outcome: true, receipts: true },
        orderBy: { receivedAt: "asc" },
      },
      undos: { select: { act: true, kept: true, takenAt: true }, orderBy: { takenAt: "asc" } },
      countedSaves: { select: { savedAt: true }, orderBy: { savedAt: "asc" } },
      subscription: {
        select: {
          provider: true,
          customerId: true,
          status: true,
          plan: true,
          currentPeriodEnd: true,
          cancelAtPeriodEnd: true,
          currency: true,
          createdAt: true,
        },
      },
    },
  });
  return {
    ...user,
    countedSaves: user.countedSaves.map(({ savedAt }) => savedAt),
    household: await householdAccessRecord(source),
    ...(await otherRecords(source)),
  };
}
