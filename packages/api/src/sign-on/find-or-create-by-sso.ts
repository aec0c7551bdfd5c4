import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, type Refused } from "@gf-ledger/domain/outcome/outcome";
import { signOnWaitingMessage } from "@gf-ledger/mail/messages/sign-in/sign-on-waiting";
import { welcomeMessage } from "@gf-ledger/mail/messages/sign-in/welcome";
import { languageOfNew } from "../account/language-of-new";
import { takeMailPoints } from "../auth/mail-limits";
import { issueLink } from "../auth/mail-token";
import { startSession } from "../auth/verbs/start-session";
import type { ApiContext } from "../context";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { inTransaction } from "../refusals/in-transaction";

/** Whom the issuer vouches for, after its token was checked. */
export interface IssuedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Only the issuer's explicit `email_verified: true`. */
  readonly emailVerified: boolean;
}

/**
 * What becomes of somebody who comes from the issuer; only the first two have a session. A browser that is signed in
 * with another account goes to `askAt`, which names both (accounts-83).
 */
export type Arrival =
  | "known"
  | "new"
  | "unverified-address"
  | "other-address"
  | "waiting"
  | "mailed"
  | { readonly askAt: string };

interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

async function openAccount(ctx: ApiContext, transaction: Transaction, vouched: Vouched) {
  const { email } = vouched;
  const at = ctx.now();
  const user = await transaction.user.create({
    data: {
      email,
      edition: ctx.edition,
      language: languageOfNew(ctx),
      emailVerified: at,
      consentsDue: true,
      signOns: { create: { ...vouched, createdAt: at, confirmedAt: at, lastUsedAt: at } },
    },
  });
  const uploadLink = pageLink(ctx.settings, ctx.edition, "/upload-receipt");
  await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
    welcomeMessage({ to: email, uploadLink, locale }),
  );
  await startSession(ctx, transaction, user);
}

/** The sign-on waits until somebody who is signed in to the account confirms it (accounts-59). */
async function wait(ctx: ApiContext, transaction: Transaction, vouched: Vouched, userId: string) {
  const { issuer, subject } = vouched;
  const waiting = { userId, email: vouched.email, createdAt: ctx.now() };
  await transaction.signOn.upsert({
    where: { issuer_subject: { issuer, subject } },
    create: { ...waiting, issuer, subject },
    update: waiting,
  });
}

/** The page of mailed links asks this browser, with a link of its own that no mail carries. */
async function askFirst(
  ctx: ApiContext,
  transaction: Transaction,
  { id: userId, email }: { readonly id: string; readonly email: string },
) {
  const link = await issueLink(ctx, transaction, { email, userId, purpose: "sign-on", redirectTo: null });
  const { pathname, search } = new URL(link);
  return { askAt: pathname + search };
}

async function mailTheOwner(ctx: ApiContext, transaction: Transaction, vouched: Vouched, userId: string) {
  const { email } = vouched;
  const name = ctx.settings.signOn?.name ?? "";
  const link = await issueLink(ctx, transaction, {
    email,
    userId,
    purpose: "sign-in",
    redirectTo: "/account",
    consented: false,
  });
  await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
    signOnWaitingMessage({ to: email, name, link, locale }),
  );
}

/**
 * accounts-58, accounts-59: signs in whoever the issuer vouches for, by issuer and subject alone. An unknown
 * one with a verified address gets an account, or waits for the confirmation of the account that has it.
 */
export async function findOrCreateBySso(
  ctx: ApiContext,
  { issuer, subject, email: given, emailVerified }: IssuedIdentity,
): Promise<Outcome<Arrival, "too_many_requests">> {
  const email = given?.trim().toLowerCase() ?? null;
  return inTransaction<Outcome<Arrival, never> | Refused<"too_many_requests">>(
    ctx.database,
    async (transaction) => {
      const known = await transaction.signOn.findUnique({
        where: { issuer_subject: { issuer, subject } },
        include: { user: true },
      });
      if (known?.confirmedAt) {
        await transaction.signOn.update({ where: { id: known.id }, data: { lastUsedAt: ctx.now() } });
        if (ctx.actor && ctx.actor.user.id !== known.userId)
          return done(await askFirst(ctx, transaction, known.user));
        await startSession(ctx, transaction, known.user);
        return done("known");
      }
      if (!email || !emailVerified) return done("unverified-address");
      const vouched = { issuer, subject, email };
      if (ctx.actor && ctx.actor.user.email !== email) return done("other-address");
      const owner = await transaction.user.findUnique({ where: { email }, select: { id: true } });
      if (!owner) {
        await openAccount(ctx, transaction, vouched);
        return done("new");
      }
      await wait(ctx, transaction, vouched, owner.id);
      if (ctx.actor) return done("waiting");
      const taken = await takeMailPoints(ctx, email);
      if (!taken.ok) return taken;
      await mailTheOwner(ctx, transaction, vouched, owner.id);
      return done("mailed");
    },
  );
}
