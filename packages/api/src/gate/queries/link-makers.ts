import type { Transaction } from "@gf-ledger/db/database";
import type { ClaimLink } from "@gf-ledger/db/generated/client";
import { INVITED_ROLES, roleAllows } from "@gf-ledger/domain/account/roles";

type Maker = Pick<ClaimLink, "makerKind" | "makerId">;

/**
 * Says of whoever made a link to one of the owner's claims whether they may still make one (claim-38): a member is one
 * and may write, a key is there, writes and has not expired. Asked at each opening, so no clearing up is needed for it.
 */
export async function makersWhoStillMay(
  client: Transaction,
  ownerId: string,
  now: Date,
): Promise<(maker: Maker) => boolean> {
  const memberships = await client.householdMember.findMany({ where: { userId: ownerId } });
  const keys = await client.apiKey.findMany({
    where: { userId: ownerId, expiresAt: { gt: now }, scopes: { has: "write" } },
    select: { id: true },
  });
  const mayChange = memberships.filter((one) =>
    INVITED_ROLES.some((role) => role === one.role && roleAllows(role, "change")),
  );
  const makers = new Set([...mayChange.map(({ memberId }) => memberId), ...keys.map(({ id }) => id)]);
  return ({ makerKind, makerId }) => makerKind === null || makerKind === "owner" || makers.has(makerId ?? "");
}
