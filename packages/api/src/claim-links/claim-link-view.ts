import { type ClaimLinkView, LINK_EVENTS, type LinkEvent } from "@gf-ledger/claim/file/claim-link";
import type { Transaction } from "@gf-ledger/db/database";
import type { ClaimLink, ClaimLinkOpening } from "@gf-ledger/db/generated/client";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../context";
import { makersWhoStillMay } from "../gate/queries/link-makers";
import { actorOfRow, describeActor } from "../records/recorded-actor";

/** Who made a link, with their role (claim-39), and whether it works now. */
type LinkDescription = (link: ClaimLink) => { readonly madeBy: string; readonly works: boolean };

/** What is told of each of these links beside its row; a maker who is gone has no name. */
export async function describeLinks(
  { actor, locale, now }: Pick<SignedInContext, "actor" | "locale" | "now">,
  client: Transaction,
  links: readonly ClaimLink[],
): Promise<LinkDescription> {
  const stillMay = await makersWhoStillMay(client, actor.scope.userId, now());
  const ids = [...new Set(links.map(({ makerId }) => makerId).filter((id) => id !== null))];
  const people = await client.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, email: true },
  });
  const names = new Map(people.map(({ id, name, email }) => [id, name ?? email]));
  const ofOwner = actor.role === "owner" ? "you" : "theOwner";
  const madeBy = ({ makerKind, makerId, makerName }: ClaimLink) => {
    const name = makerName ?? names.get(makerId ?? "") ?? null;
    if (makerKind === "member" && name === null) return translatorOf(locale, "actors")("former-member");
    return describeActor(actorOfRow(makerKind ?? "owner", makerId, name ?? ""), locale, ofOwner);
  };
  return (link) => ({
    madeBy: madeBy(link),
    works: link.revokedAt === null && link.expiresAt > now() && stillMay(link),
  });
}

interface LinkWithLog extends ClaimLink {
  readonly openings: readonly ClaimLinkOpening[];
  readonly _count: { readonly openings: number };
}

const eventOf = (what: string): LinkEvent => LINK_EVENTS.find((event) => event === what) ?? "viewed";

/** A link with its log, as the claim's owner sees it. */
export function claimLinkView(row: LinkWithLog, stated: LinkDescription): ClaimLinkView {
  return {
    id: row.id,
    claimId: row.claimId,
    email: row.email,
    ...stated(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    openings: row.openings.map(({ openedAt, what, userAgent }) => ({
      openedAt: openedAt.toISOString(),
      what: eventOf(what),
      userAgent,
    })),
    openingCount: row._count.openings,
  };
}
