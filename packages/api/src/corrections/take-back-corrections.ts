import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { UserScope } from "../gate/user-scope";

type CorrectionRow = Prisma.CorrectionGetPayload<object>;

/** What saving a receipt remembered of one article, and what had been remembered of it; `null` for nothing. */
export interface RememberedCorrection {
  readonly chainKey: string;
  readonly textKey: string;
  readonly articleCode: string;
  readonly correctedAt: Date;
  readonly before: CorrectionRow | null;
}

/**
 * Puts back what was remembered before a save that is undone (receipts-66). What was remembered or forgotten
 * since stays.
 */
export async function takeBackCorrections(
  transaction: Transaction,
  { userId }: UserScope,
  remembered: readonly RememberedCorrection[],
): Promise<void> {
  for (const { chainKey, textKey, articleCode, correctedAt, before } of remembered) {
    const where = { userId, chainKey, textKey, articleCode, correctedAt: new Date(correctedAt) };
    if (before === null) await transaction.correction.deleteMany({ where });
    else await transaction.correction.updateMany({ where, data: before });
  }
}
