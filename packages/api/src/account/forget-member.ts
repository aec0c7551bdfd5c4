import type { Transaction } from "@gf-ledger/db/database";
import { FORMER_MEMBER } from "../records/recorder";

/**
 * Takes a person's name out of what they said and changed in other households, when their account is deleted
 * (accounts-404): it reads "a former member" there. What they changed bears their name alone, so that it is looked for
 * where they are a member or said something.
 */
export async function forgetMember(
  transaction: Transaction,
  { userId, names }: { readonly userId: string; readonly names: readonly string[] },
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE record_changes SET changed_by = ${FORMER_MEMBER}
    WHERE changed_by = ANY(${[...names]}::text[]) AND user_id IN (
      SELECT user_id FROM household_members WHERE member_id = ${userId}::uuid
      UNION SELECT user_id FROM claim_comments
        WHERE author_id = ${userId}::uuid AND user_id <> ${userId}::uuid)`;
  await transaction.claimComment.updateMany({
    where: { authorId: userId, userId: { not: userId } },
    data: { author: FORMER_MEMBER },
  });
}
