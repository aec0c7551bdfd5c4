import type { Transaction } from "@gf-ledger/db/database";
import type { ClaimLink } from "@gf-ledger/db/generated/client";
import type { Actor } from "../gate/actor";
import { recordedActor } from "../records/recorded-actor";

/** What is stored of whoever makes a link. A person's name is looked up when it is shown. */
export function makerOf(actor: Actor): Pick<ClaimLink, "makerKind" | "makerId" | "makerName"> {
  const { kind, id, name } = recordedActor(actor);
  return { makerKind: kind, makerId: id, makerName: kind === "api-key" ? name : null };
}

/**
 * Ends every link that a person or key made, in one account or, without `ownerId`, in all. It is for good: somebody who
 * is invited again makes new ones.
 */
export async function endLinksMadeBy(
  transaction: Transaction,
  { makerId, ownerId }: { readonly makerId: string; readonly ownerId?: string },
  revokedAt: Date,
): Promise<void> {
  const claim = ownerId === undefined ? {} : { claim: { userId: ownerId } };
  await transaction.claimLink.updateMany({
    where: { makerId, revokedAt: null, ...claim },
    data: { revokedAt },
  });
}
