import { Prisma } from "@gf-ledger/db/generated/client";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { Services } from "../context";
import { codedPriceBasis } from "../prices/views/coded-price-basis";
import { inBatches } from "./in-batches";

interface KeptRow {
  readonly id: string;
  readonly priceBasis: string;
  readonly priceEvidence: PriceEvidence | null;
}

/**
 * Puts what line items of before there were codes say of their regular price into codes and figures, some hundred at
 * a time; a sentence that fits no code is marked as kept. Whoever changes a line meanwhile wins. Returns how many it changed.
 */
export function codePriceBases({ database }: Pick<Services, "database">): Promise<number> {
  return inBatches(
    (after, max) => database.$queryRaw<KeptRow[]>`
      /* everybody: older sentences are put into codes for all accounts */
      SELECT id::text, price_basis AS "priceBasis", price_evidence AS "priceEvidence" FROM line_items
      WHERE id > ${after}::uuid AND left(price_basis, 1) <> '{' ORDER BY id LIMIT ${max}`,
    (rows) => {
      const values = rows.map(
        ({ id, priceBasis, priceEvidence }) =>
          Prisma.sql`(${id}::uuid, ${priceBasis}, ${codedPriceBasis(priceBasis, priceEvidence)})`,
      );
      return database.$executeRaw`
        /* everybody: older sentences are put into codes for all accounts */
        UPDATE line_items SET price_basis = coded.basis
        FROM (VALUES ${Prisma.join(values)}) AS coded (id, was, basis)
        WHERE line_items.id = coded.id AND line_items.price_basis = coded.was`;
    },
  );
}
