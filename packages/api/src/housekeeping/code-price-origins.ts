import { Prisma } from "@gf-ledger/db/generated/client";
import { readPriceBasis, storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import type { Services } from "../context";
import { codedPriceOrigin } from "../prices/views/coded-price-origin";
import { inBatches } from "./in-batches";

interface KeptRow {
  readonly id: string;
  readonly priceBasis: string | null;
  readonly origin: string | null;
  readonly place: string | null;
}

/** A basis whose origin is a code; a text that is no basis stays. */
function basisOf({ priceBasis, place }: KeptRow): string | null {
  if (priceBasis === null) return null;
  const basis = readPriceBasis(priceBasis);
  return "origin" in basis && basis.origin !== null
    ? storedPriceBasis({ ...basis, origin: codedPriceOrigin(basis.origin, place) })
    : priceBasis;
}

type Database = Pick<Services, "database">["database"];

function codeLineItems(database: Database): Promise<number> {
  return inBatches(
    (after, max) => database.$queryRaw<KeptRow[]>`
      /* everybody: older origins of prices are put into codes for all accounts */
      SELECT id::text, price_basis AS "priceBasis", price_evidence ->> 'origin' AS origin,
        price_evidence ->> 'place' AS place
      FROM line_items WHERE id > ${after}::uuid AND (left(price_evidence ->> 'origin', 1) <> '{'
        OR price_basis LIKE '{%"origin":"%' AND price_basis NOT LIKE '%"origin":"{%')
      ORDER BY id LIMIT ${max}`,
    (rows) => {
      const values = rows.map((row) => {
        const { id, priceBasis, origin, place } = row;
        const coded = origin && codedPriceOrigin(origin, place);
        return Prisma.sql`(${id}::uuid, ${priceBasis}::text, ${basisOf(row)}::text, ${origin}::text, ${coded}::text)`;
      });
      return database.$executeRaw`
        /* everybody: older origins of prices are put into codes for all accounts */
        UPDATE line_items SET price_basis = coded.basis,
          price_evidence = CASE WHEN coded.origin IS NULL THEN price_evidence
            ELSE jsonb_set(price_evidence, '{origin}', to_jsonb(coded.coded_origin)) END
        FROM (VALUES ${Prisma.join(values)}) AS coded (id, was_basis, basis, origin, coded_origin)
        WHERE line_items.id = coded.id AND line_items.price_basis IS NOT DISTINCT FROM coded.was_basis
          AND line_items.price_evidence ->> 'origin' IS NOT DISTINCT FROM coded.origin`;
    },
  );
}

/** Products that the catalogue no longer has keep what they were written with. */
async function codeProducts(database: Database): Promise<void> {
  const where = {
    OR: [{ sourceCa: { not: { startsWith: "{" } } }, { sourceUs: { not: { startsWith: "{" } } }],
  };
  const products = await database.product.findMany({
    where,
    select: { id: true, sourceCa: true, sourceUs: true },
  });
  for (const { id, sourceCa, sourceUs } of products) {
    const data = { sourceCa: codedPriceOrigin(sourceCa, null), sourceUs: codedPriceOrigin(sourceUs, null) };
    await database.product.updateMany({ where: { id, sourceCa, sourceUs }, data });
  }
}

/**
 * Puts where prices come from into codes in rows of before there were any, some hundred at a time; a text that fits
 * no code is marked as kept. Whoever changes a line meanwhile wins. Returns how many line items it changed.
 */
export async function codePriceOrigins({ database }: Pick<Services, "database">): Promise<number> {
  await codeProducts(database);
  return codeLineItems(database);
}
