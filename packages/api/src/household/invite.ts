import type { inviteInput } from "@gf-ledger/domain/account/household-access";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { householdInvitationMessage } from "@gf-ledger/mail/messages/account/household-invitation";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";

/** More people than share a household's records. */
const MAX_MEMBERS = 20;
const INVITATION_MS = 14 * DAY_MS;

type NotInvited = "invitation_to_oneself" | "already_member" | "too_many_members" | NotGiven;

/**
 * POST /api/household/invitations: mails an invitation to an address, whether or not it has an account
 * (accounts-55), five times a day at most and in our words alone (accounts-84). Invited again, the earlier invitation
 * stops working.
 */
export async function inviteMember(
  ctx: SignedInContext,
  { email, role }: z.output<typeof inviteInput>,
): Promise<Outcome<{ id: string }, NotInvited>> {
  const { scope, user } = ctx.actor;
  const { userId } = scope;
  if (email === user.email) return refused("invitation_to_oneself");
  const taken = await ctx.limits.take([
    ["invitationsOfAccount", userId],
    ["mailsForAddressAndClient", `${email} ${ctx.client}`],
    ["mailsForClient", ctx.client],
  ]);
  if (!taken.ok) return taken;
  return giveGrant(ctx, async (transaction) => {
    if ((await transaction.householdMember.count({ where: { userId, member: { email } } })) > 0)
      return refused("already_member", { email });
    await transaction.householdInvitation.deleteMany({ where: { userId, email } });
    const members = await transaction.householdMember.count({ where: { userId } });
    const invited = await transaction.householdInvitation.count({ where: { userId } });
    if (members + invited >= MAX_MEMBERS) return refused("too_many_members", { most: MAX_MEMBERS });
    const token = newToken();
    const createdAt = ctx.now();
    const { id } = await transaction.householdInvitation.create({
      data: {
        userId,
        email,
        role,
        tokenHash: hashToken(token),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + INVITATION_MS),
      },
      select: { id: true },
    });
    const link = `${pageLink(ctx.settings, ctx.edition, "/join-household")}#invitation=${token}`;
    await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
      householdInvitationMessage({ to: email, locale, role, link }),
    );
    return done({ answer: { id }, change: { kind: "invitationSent" as const, name: email, role } });
  });
}
