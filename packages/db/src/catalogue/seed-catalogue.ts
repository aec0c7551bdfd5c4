import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";
import type { Database } from "../database";

/** Rows written at once. */
const BATCH = 500;

/** A product's name and brand as a trigram search meets them. */
export function searchNameOf(product: Pick<CatalogueProduct, "name" | "brand">): string {
  return `${product.brand ?? ""} ${product.name}`.trim().toLowerCase();
}

/**
 * Puts this version of the catalogue into the products table, in one transaction, and answers whether
 * anything was written. Products that are gone stay for the receipts that were priced with them.
 */
export async function seedCatalogue(
  database: Database,
  products: readonly CatalogueProduct[],
  version: string,
): Promise<boolean> {
  const current = await database.catalogueVersion.findUnique({ where: { id: 1 } });
  if (current?.version === version) return false;
  const rows = products.map((product) => ({
    id: product.id,
    name: product.name,
    searchName: searchNameOf(product),
    brand: product.brand,
    category: product.category,
    size: product.size,
    unit: product.unit,
    priceCaCents: product.priceCents.ca,
    priceUsCents: product.priceCents.us,
    source: product.source,
    asOf: product.asOf,
    estimate: product.estimate,
    sourceCa: product.basis.ca.source,
    sourceUs: product.basis.us.source,
    asOfCa: product.basis.ca.asOf,
    asOfUs: product.basis.us.asOf,
    estimateCa: product.basis.ca.estimate,
    estimateUs: product.basis.us.estimate,
  }));
  await database.$transaction(
    async (transaction) => {
      const known = new Set(
        (await transaction.product.findMany({ select: { id: true } })).map((row) => row.id),
      );
      const added = rows.filter((row) => !known.has(row.id));
      for (let start = 0; start < added.length; start += BATCH) {
        await transaction.product.createMany({
          data: added.slice(start, start + BATCH),
          skipDuplicates: true,
        });
      }
      for (const { id, ...data } of rows.filter((row) => known.has(row.id))) {
        await transaction.product.update({ where: { id }, data });
      }
      await transaction.catalogueVersion.upsert({
        where: { id: 1 },
        create: { version },
        update: { version, seededAt: new Date() },
      });
    },
    { timeout: 60_000 },
  );
  return true;
}
