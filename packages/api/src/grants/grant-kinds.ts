import type { Transaction } from "@gf-ledger/db/database";
import type { GrantKind } from "@gf-ledger/domain/account/grants";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { deviceName } from "@gf-ledger/messages/device-name";
import { translatorOf } from "@gf-ledger/messages/translator";

/** Whose grants they are; the session that asks is no grant of its own. */
export interface GrantOwner {
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
  /** What devices are described in. */
  readonly locale: Locale;
}

interface GrantRow {
  readonly id: string;
  readonly name: string | null;
  readonly since: Date;
}

interface GrantTable {
  /** Those that work now. */
  readonly list: (client: Transaction, owner: GrantOwner) => Promise<readonly GrantRow[]>;
  /** Ends every one whose id is not kept, those that no longer work included. */
  readonly end: (client: Transaction, owner: GrantOwner, kept: readonly string[]) => Promise<unknown>;
}

/** The account's rows of a kind without the kept ones. */
const ownBut = ({ userId }: GrantOwner, kept: readonly string[]) => ({ userId, id: { notIn: [...kept] } });
/** The one row of a kind that an account has at most one of: its id is the account's. */
const oneBut = ({ userId }: GrantOwner, kept: readonly string[]) => ({
  userId: { equals: userId, notIn: [...kept] },
});

/** Links to the account's claims, and those that its owner made in records of others, as their member (claim-38). */
const linksOf = (userId: string) => ({ OR: [{ claim: { userId } }, { makerId: userId }] });

/** Every kind of grant: how it is found and how a password reset ends it (accounts-81, accounts-82). */
export const GRANTS: Readonly<Record<GrantKind, GrantTable>> = {
  member: {
    list: async (client, { userId }) => {
      const rows = await client.householdMember.findMany({ where: { userId }, include: { member: true } });
      return rows.map(({ id, acceptedAt: since, member: { email: name } }) => ({ id, name, since }));
    },
    end: (client, owner, kept) => client.householdMember.deleteMany({ where: ownBut(owner, kept) }),
  },
  invitation: {
    list: async (client, { userId, now }) => {
      const where = { userId, expiresAt: { gt: now } };
      const rows = await client.householdInvitation.findMany({ where });
      return rows.map(({ id, email: name, createdAt: since }) => ({ id, name, since }));
    },
    end: (client, owner, kept) => client.householdInvitation.deleteMany({ where: ownBut(owner, kept) }),
  },
  "claim-link": {
    list: async (client, { userId, now }) => {
      const where = { ...linksOf(userId), revokedAt: null, expiresAt: { gt: now } };
      const rows = await client.claimLink.findMany({ where });
      return rows.map(({ id, email: name, createdAt: since }) => ({ id, name, since }));
    },
    // Its log stays, as when it is revoked by itself.
    end: (client, { userId, now }, kept) =>
      client.claimLink.updateMany({
        where: { ...linksOf(userId), revokedAt: null, id: { notIn: [...kept] } },
        data: { revokedAt: now },
      }),
  },
  "api-key": {
    list: async (client, { userId, now }) => {
      const rows = await client.apiKey.findMany({ where: { userId, expiresAt: { gt: now } } });
      return rows.map(({ id, name, createdAt: since }) => ({ id, name, since }));
    },
    end: (client, owner, kept) => client.apiKey.deleteMany({ where: ownBut(owner, kept) }),
  },
  "mail-in": {
    list: async (client, { userId }) => {
      const rows = await client.mailAddress.findMany({ where: { userId } });
      return rows.map(({ createdAt: since }) => ({ id: userId, name: null, since }));
    },
    end: (client, owner, kept) => client.mailAddress.deleteMany({ where: oneBut(owner, kept) }),
  },
  "mail-sender": {
    list: async (client, { userId }) => {
      const rows = await client.mailSender.findMany({ where: { userId } });
      return rows.map(({ id, email: name, createdAt: since }) => ({ id, name, since }));
    },
    end: (client, owner, kept) => client.mailSender.deleteMany({ where: ownBut(owner, kept) }),
  },
  webhook: {
    list: async (client, { userId }) => {
      const rows = await client.webhook.findMany({ where: { userId } });
      return rows.map(({ id, url, createdAt: since }) => ({ id, name: new URL(url).host, since }));
    },
    end: (client, owner, kept) => client.webhook.deleteMany({ where: ownBut(owner, kept) }),
  },
  calendar: {
    list: async (client, { userId }) => {
      const rows = await client.calendarFeed.findMany({ where: { userId } });
      return rows.map(({ createdAt: since }) => ({ id: userId, name: null, since }));
    },
    end: (client, owner, kept) => client.calendarFeed.deleteMany({ where: oneBut(owner, kept) }),
  },
  passkey: {
    list: async (client, { userId }) => {
      const rows = await client.passkey.findMany({ where: { userId } });
      return rows.map(({ id, name, createdAt: since }) => ({ id, name, since }));
    },
    end: (client, owner, kept) => client.passkey.deleteMany({ where: ownBut(owner, kept) }),
  },
  "sign-on": {
    list: async (client, { userId }) => {
      const rows = await client.signOn.findMany({ where: { userId, confirmedAt: { not: null } } });
      return rows.map(({ id, email: name, createdAt: since }) => ({ id, name, since }));
    },
    end: (client, owner, kept) => client.signOn.deleteMany({ where: ownBut(owner, kept) }),
  },
  "second-factor": {
    list: async (client, { userId }) => {
      const rows = await client.secondFactor.findMany({ where: { userId, confirmedAt: { not: null } } });
      return rows.map(({ createdAt: since }) => ({ id: userId, name: null, since }));
    },
    end: async (client, owner, kept) => {
      await client.secondFactor.deleteMany({ where: oneBut(owner, kept) });
      await client.recoveryCode.deleteMany({ where: oneBut(owner, kept) });
    },
  },
  session: {
    list: async (client, { userId, sessionId, now, locale }) => {
      const where = { userId, id: { not: sessionId }, expires: { gt: now } };
      const rows = await client.session.findMany({ where });
      const common = translatorOf(locale, "common");
      return rows.map(({ id, userAgent, createdAt: since }) => ({
        id,
        since,
        name: deviceName(userAgent, common),
      }));
    },
    end: (client, owner, kept) =>
      client.session.deleteMany({ where: ownBut(owner, [...kept, owner.sessionId]) }),
  },
};
