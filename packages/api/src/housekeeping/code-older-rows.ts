import type { Services } from "../context";
import { codeOlderSentences } from "./code-older-sentences";
import { codePriceBases } from "./code-price-bases";
import { codePriceOrigins } from "./code-price-origins";
import { inBatches } from "./in-batches";

/** Marks adjustments that were written before it was kept whether they name something (claim-46). */
async function markNamingAdjustments({ database }: Pick<Services, "database">): Promise<void> {
  await inBatches(
    (after, max) => database.$queryRaw<{ readonly id: string }[]>`
      /* everybody: older adjustments of all accounts */
      SELECT id::text FROM adjustments WHERE id > ${after}::uuid AND NOT names_expense
        AND (EXISTS (SELECT FROM adjustment_line_items WHERE adjustment_id = adjustments.id)
          OR EXISTS (SELECT FROM adjustment_expenses WHERE adjustment_id = adjustments.id))
      ORDER BY id LIMIT ${max}`,
    (rows) => database.$executeRaw`
      /* everybody: older adjustments of all accounts */
      UPDATE adjustments SET names_expense = true WHERE id = ANY(${rows.map(({ id }) => id)}::uuid[])`,
  );
}

/**
 * Puts what rows of before there were codes say in English into codes, one kind of sentence after the other, and gives
 * adjustments of before the mark of those that name something.
 */
export async function codeOlderRows(services: Pick<Services, "database">): Promise<void> {
  // First, before a purchase's row goes with its link.
  await markNamingAdjustments(services);
  await codePriceBases(services);
  await codePriceOrigins(services);
  await codeOlderSentences(services);
}
