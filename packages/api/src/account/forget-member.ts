import type { Transaction } from "@gf-ledger/db/database";

/** Stored in place of whoever deleted their account: a kind, and no name. */
const FORMER_MEMBER = "former-member";

/**
 * Takes a person's name out of what they said and changed in other households, when their account is deleted
 * (accounts-75): it reads "a former member" there. What was recorded before ids were bears their name alone, so that
 * it is looked for where they are a member or said something.
 */
export async function forgetMember(
  transaction: Transaction,
  { userId, names }: { readonly userId: string; readonly names: readonly string[] },
): Promise<void> {
  // The kinds are those of the index on changed_by_id.
  await transaction.$executeRaw`
    /* everybody: the name goes from the records of every household */
    UPDATE record_changes SET changed_by_kind = ${FORMER_MEMBER}, changed_by_id = NULL, changed_by = ''
    WHERE changed_by_id = ${userId}::uuid AND changed_by_kind IN ('member', 'preparer')`;
  await transaction.$executeRaw`
    /* everybody: the name goes from the records of every household */
    UPDATE record_changes SET changed_by_kind = ${FORMER_MEMBER}, changed_by = ''
    WHERE changed_by_kind IS NULL AND changed_by = ANY(${[...names]}::text[]) AND user_id IN (
      SELECT user_id FROM household_members WHERE member_id = ${userId}::uuid
      UNION SELECT user_id FROM claim_comments
        WHERE author_id = ${userId}::uuid AND user_id <> ${userId}::uuid)`;
  await transaction.claimComment.updateMany({
    where: { authorId: userId, userId: { not: userId } },
    data: { authorKind: FORMER_MEMBER, author: "" },
  });
}
