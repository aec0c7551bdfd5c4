import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";
import pg from "pg";

/** A product's brand and name in lower case, as the trigram search compares them. */
function searchNameOf(product: Pick<CatalogueProduct, "name" | "brand">): string {
  return `${product.brand ?? ""} ${product.name}`.trim().toLowerCase();
}

/** A product as a row of the table, by column name. */
function rowOf(product: CatalogueProduct) {
  const { id, name, brand, category, size, unit, estimate, basis } = product;
  return {
    id,
    name,
    search_name: searchNameOf(product),
    brand,
    category,
    size,
    unit,
    price_ca: product.price.ca,
    price_us: product.price.us,
    as_of: product.asOf,
    estimate,
    source_ca: basis.ca.source,
    source_us: basis.us.source,
    as_of_ca: basis.ca.asOf,
    as_of_us: basis.us.asOf,
    estimate_ca: basis.ca.estimate,
    estimate_us: basis.us.estimate,
  };
}

function upsertOf(columns: readonly string[]): string {
  const names = columns.join(", ");
  return `INSERT INTO products (${names}) SELECT ${names} FROM json_populate_recordset(NULL::products, $1::json)
    ON CONFLICT (id) DO UPDATE SET (${names}) = (${columns.map((name) => `EXCLUDED.${name}`).join(", ")})`;
}

const KEEP_VERSION = `INSERT INTO catalogue_version (id, version) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET version = EXCLUDED.version, seeded_at = now()`;

async function connected<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The version of the catalogue in the products table; `null` before the first. */
export function seededVersion(databaseUrl: string): Promise<string | null> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>("SELECT version FROM catalogue_version");
    return rows[0]?.version ?? null;
  });
}

/**
 * Puts this version of the catalogue into the products table, in one transaction. Products that are gone
 * stay for the receipts that were priced with them. Servers that start together may both do it.
 */
export function seedCatalogue(
  databaseUrl: string,
  products: readonly CatalogueProduct[],
  version: string,
): Promise<void> {
  const rows = products.map(rowOf);
  return connected(databaseUrl, async (client) => {
    await client.query("BEGIN");
    // The version's one row comes first: a second server waits here for the first.
    await client.query(KEEP_VERSION, [version]);
    if (rows[0]) await client.query(upsertOf(Object.keys(rows[0])), [JSON.stringify(rows)]);
    await client.query("COMMIT");
  });
}
