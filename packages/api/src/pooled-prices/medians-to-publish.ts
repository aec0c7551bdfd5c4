import type { Transaction } from "@gf-ledger/db/database";
import type { Services } from "../context";
import { PUBLISH_MS, renewMedians } from "./renew-medians";

export interface MedianToPublish {
  readonly product: string;
  readonly currency: string;
  readonly region: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly size: number;
  readonly unit: string;
  /** Cents. */
  readonly price: number;
  readonly people: number;
}

export interface MediansToPublish {
  readonly published: readonly MedianToPublish[];
  /** How many groups of ten have no figure, as their prices differ or somebody left; nothing else is told of them. */
  readonly heldBack: number;
}

/** Has the transaction undone that worked these out. */
class NotKept extends Error {
  constructor(readonly medians: MediansToPublish) {
    super();
  }
}

async function readMedians(transaction: Transaction): Promise<MediansToPublish> {
  const published = await transaction.$queryRaw<MedianToPublish[]>`
    SELECT products.name AS product, currency, region, to_char(month, 'YYYY-MM') AS month, pooled_prices.size,
      pooled_prices.unit, price, people
    FROM pooled_prices JOIN products ON products.id = product_id
    ORDER BY product_id, currency, region, month, pooled_prices.unit, pooled_prices.size`;
  return { published, heldBack: await transaction.pooledGroup.count({ where: { price: null } }) };
}

/** What the next recomputation would publish (prices-20), by product, region and month; what it writes is undone. */
export async function mediansToPublish({
  database,
  now,
}: Pick<Services, "database" | "now">): Promise<MediansToPublish> {
  const previewing = database.$transaction(
    async (transaction): Promise<never> => {
      await renewMedians(transaction, now());
      throw new NotKept(await readMedians(transaction));
    },
    { timeout: PUBLISH_MS },
  );
  return previewing.catch((error: unknown) => {
    if (error instanceof NotKept) return error.medians;
    throw error;
  });
}
