import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { PriceBook, priceBookInput } from "@gf-ledger/domain/price-book/price-book-view";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { observationView } from "./observation-view";

/** GET /api/price-book: the person's prices in the edition's currency, newest first, a page at a time. */
export async function listObservations(
  ctx: SignedInContext,
  { query, page, perPage }: z.output<typeof priceBookInput>,
): Promise<PriceBook> {
  const contains = { contains: query, mode: "insensitive" } as const;
  const where = {
    userId: ctx.actor.scope.userId,
    currency: EDITION_FACTS[ctx.edition].currency,
    ...(query === "" ? {} : { OR: [{ name: contains }, { brand: contains }, { store: contains }] }),
  };
  const [rows, totalItems] = await Promise.all([
    ctx.database.priceObservation.findMany({
      where,
      orderBy: [{ seenOn: "desc" }, { id: "desc" }],
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    ctx.database.priceObservation.count({ where }),
  ]);
  const totalPages = Math.ceil(totalItems / perPage);
  return { observations: rows.map(observationView), totalItems, totalPages, page, perPage };
}
