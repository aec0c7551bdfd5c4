import type { LinkEvent } from "@gf-ledger/claim/file/claim-link";
import type { Transaction } from "@gf-ledger/db/database";
import type { ApiContext } from "../context";
import type { LiveLink } from "../gate/claim-link-gate";

const LONGEST_USER_AGENT = 300;

/** Writes down what was done by a link, for the claim's owner. */
export async function logOpening(
  ctx: ApiContext,
  client: Transaction,
  link: LiveLink,
  what: LinkEvent,
): Promise<void> {
  await client.claimLinkOpening.create({
    data: {
      linkId: link.id,
      what,
      openedAt: ctx.now(),
      userAgent: ctx.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    },
  });
}
