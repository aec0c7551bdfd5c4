import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { seedCatalogue } from "@gf-ledger/db/catalogue/seed-catalogue";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import pg from "pg";

/** The year of all purchases. */
export const YEAR = 2025;
const RECEIPTS_EACH = 40;
/** Lines of a receipt, and how many of them, the first ones, are gluten-free and logged. */
const LINES = 8;
const LOGGED = 5;
export const ITEMS_EACH = RECEIPTS_EACH * LOGGED;
/** Corrections, and prices seen, of each person. */
const REMEMBERED = 20;

export interface Crowd {
  readonly people: number;
  /** So many of them, spread evenly, have drafts to confirm. */
  readonly asking: number;
  readonly draftsEach: number;
}

/** Ids grow with `n`, as those that the product makes grow with time, and end at random, as those do. */
const idOf = (kind: number, n: string) =>
  `(lpad(to_hex((${n})::bigint), 12, '0') || '7${kind.toString(16).padStart(3, "0")}8' || substr(md5((${n})::text), 1, 15))::uuid`;
const userId = (n: string) => idOf(1, n);
const receiptId = (n: string) => idOf(2, n);
const itemId = (n: string) => idOf(3, n);

/** The id of a draft, of which `n` says how many came before it, as SQL. */
export const draftId = ({ people }: Crowd, n: string) => receiptId(`${people * RECEIPTS_EACH} + ${n}`);

/** Which person asks as number `n` of those who ask. */
export const personAsking = ({ people, asking }: Crowd, n: number) =>
  Math.floor(((n % asking) * people) / asking);

/** The cookie of person `n`. */
export const cookieOf = (n: number) => `next-auth.session-token=bench-${n}`;

const nothing = '{"value":null,"confidence":0,"rawText":null,"box":null}';
const read = (value: string) =>
  `{"value":${value},"confidence":0.97,"rawText":"MAPLE GROCER 12","box":{"x":0.1234,"y":0.0567,"width":0.4321,"height":0.0234}}`;
const EVIDENCE = `{"store":${read('"Maple Grocer"')},"purchaseDate":${read('"2025-06-14"')},"subtotalCents":${nothing},"totalCents":${read("4792")},"taxes":[],"discounts":[],"deposits":[],"issues":[],"arithmetic":{"itemsCents":4792,"subtotalAgrees":null,"totalAgrees":true}}`;

const CATEGORY = (n: string) =>
  `(ARRAY['Bread and Bakery', 'Snacks', 'Pasta and Grains', 'Baking Supplies', 'Beverages'])[1 + ${n} % 5]`;
/** One of two hundred products, as an expression of a statement that has `known`. */
const PRODUCT = (n: string) => `known.ids[1 + ${n} % 200]`;
const KNOWN =
  "(SELECT array_agg(id) AS ids FROM (SELECT id FROM products ORDER BY id LIMIT 200) listed) known";

const RECEIPT_COLUMNS = `id, user_id, status, store, purchase_date, subtotal_cents, tax_cents, total_cents, currency, reader,
  reader_version, catalogue_version, confidence, evidence, image_sha256, perceptual_hash, created_at, confirmed_at,
  line_item_count`;
const ITEM_COLUMNS = `id, receipt_id, position, raw_text, name, quantity, unit, price, category, gluten_free, selected,
  matched_product_id, match_score, match_confidence, catalogue_price, confidence, box, size, size_unit`;

const receipts = (id: string, user: string, state: string) =>
  `${id}, ${user}, ${state}, 'Maple Grocer ' || n % 9`;
const head = (n: string) =>
  `4400, 392, 4792, 'CAD', 'local', '2.1.0', '1', 0.97, '${EVIDENCE}'::jsonb, encode(sha256((${n})::text::bytea), 'hex'),
   substr(md5((${n})::text), 1, 16)`;
const items = (m: string) =>
  `${itemId(m)}, of_receipt, ${m} % ${LINES}, 'GF WHL GRN BREAD ' || ${m} % 200,
   'Gluten-Free Whole Grain Bread ' || ${m} % 200, 1, 'each', 699, ${CATEGORY(m)}, ${m} % ${LINES} < ${LOGGED},
   ${m} % ${LINES} < ${LOGGED}, ${PRODUCT(m)}, 0.83, 0.9, 349, 0.95,
   '{"x":0.0812,"y":0.3456,"width":0.8123,"height":0.0211}'::jsonb, 500, 'g'`;

/**
 * The statements, in lanes that run beside each other. Receipt `n` belongs to person `n % people`: as in real use the
 * next one is somebody else's, so a person's rows lie on as many pages as they have receipts.
 */
function lanesOf({ people, asking, draftsEach }: Crowd): readonly (readonly string[])[] {
  const all = people * RECEIPTS_EACH;
  const drafts = asking * draftsEach;
  const day = `date '${YEAR}-01-01' + ((n / ${people}) * 364 / ${RECEIPTS_EACH})::int`;
  const upTo = (count: number) => `generate_series(0::bigint, ${count - 1}) n`;
  const asks = `(n % ${asking}) * ${people} / ${asking}`;
  return [
    [
      `INSERT INTO receipts (${RECEIPT_COLUMNS})
       SELECT ${receipts(receiptId("n"), userId(`n % ${people}`), "'confirmed'")}, ${day}, ${head("n")}, ${day}, ${day}, ${LOGGED}
       FROM ${upTo(all)}`,
      `INSERT INTO receipts (${RECEIPT_COLUMNS})
       SELECT ${receipts(receiptId(`${all} + n`), userId(asks), "'draft'")}, date '${YEAR}-06-14', ${head(`${all} + n`)},
         now(), NULL, NULL
       FROM ${upTo(drafts)}`,
      `INSERT INTO counted_saves (id, user_id, receipt_id, saved_at)
       SELECT ${idOf(5, "n")}, ${userId(`n % ${people}`)}, ${receiptId("n")}, ${day} FROM ${upTo(all)}`,
      `INSERT INTO line_items (id, user_id, receipt_id, receipt_item_id, purchase_date, store, name, category, quantity,
         currency, price, regular_price, price_source, price_basis, extra_cost, size, unit, size_compared,
         matched_product_id, catalogue_version, created_at)
       SELECT ${idOf(4, `n * ${LOGGED} + k`)}, of_user, of_receipt,
         ${itemId(`n * ${LINES} + k`)}, ${day}, 'Maple Grocer ' || n % 9,
         'Gluten-Free Whole Grain Bread ' || (n * ${LINES} + k) % 200, ${CATEGORY("(n + k)")}, 1, 'CAD', 699, 349,
         'catalogue', 'Regular bread of the same size, an average of shops in Canada', 350, 500, 'g', true,
         ${PRODUCT(`(n * ${LINES} + k)`)}, '1', ${day}
       FROM (SELECT n, ${userId(`n % ${people}`)} AS of_user, ${receiptId("n")} AS of_receipt
           FROM ${upTo(all)} OFFSET 0) heads,
         generate_series(0, ${LOGGED - 1}) k, ${KNOWN}`,
    ],
    [
      `INSERT INTO users (id, email, email_verified)
       SELECT ${userId("n")}, 'bench-' || n || '@example.com', now() FROM ${upTo(people)}`,
      `INSERT INTO sessions (id, session_token_hash, user_id, expires)
       SELECT ${idOf(6, "n")}, encode(sha256(('bench-' || n)::bytea), 'hex'), ${userId("n")}, now() + interval '1 day'
       FROM ${upTo(people)}`,
      `INSERT INTO subscriptions (user_id, external_id, customer_id, provider, status, current_period_end, state_at)
       SELECT ${userId("n")}, 'bench-' || n, 'bench-' || n, 'demo', 'active', now() + interval '1 year', now()
       FROM ${upTo(people)}`,
      `INSERT INTO people (id, user_id, name, relation, celiac)
       SELECT ${idOf(7, "n")}, ${userId("n")}, 'Somebody', 'self', true FROM ${upTo(people)}`,
      `INSERT INTO corrections (id, user_id, chain_key, text_key, text, name, category, kind, selected, corrected_at)
       SELECT ${idOf(8, "n")}, ${userId(`n % ${people}`)}, 'corner shop', 'a text ' || n / ${people}, 'A TEXT', 'A name',
         'Snacks', 'counterpart', true, now()
       FROM ${upTo(people * REMEMBERED)}`,
      `INSERT INTO price_observations (id, user_id, product_id, name, size, unit, price, currency, store, seen_on, how)
       SELECT ${idOf(9, "n")}, ${userId(`n % ${people}`)}, ${PRODUCT("(n / 7)")}, 'Whole grain bread', 500, 'g', 349, 'CAD',
         'Maple Grocer', date '${YEAR}-01-01' + (n / ${people})::int, 'shelf-tag'
       FROM ${upTo(people * REMEMBERED)}, ${KNOWN}`,
      `INSERT INTO receipt_items (${ITEM_COLUMNS})
       SELECT ${items(`(n * ${LINES} + k)`)}
       FROM (SELECT n, ${receiptId("n")} AS of_receipt FROM ${upTo(all + drafts)} OFFSET 0) heads,
         generate_series(0, ${LINES - 1}) k, ${KNOWN}`,
    ],
  ];
}

const FILLED = [
  "receipts",
  "receipt_items",
  "line_items",
  "counted_saves",
  "corrections",
  "price_observations",
] as const;

/** Runs a lane of statements on a connection of its own. */
async function runLane(url: string, lane: readonly string[], print: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // All rows are written together, so references need not be looked up one by one, and nothing is told of them.
    await client.query("SET session_replication_role = replica");
    await client.query("SET maintenance_work_mem = '512MB'");
    for (const statement of lane) {
      const since = performance.now();
      await client.query(statement);
      const seconds = Math.round((performance.now() - since) / 1000);
      if (seconds > 5) print(`  ${seconds} s: ${statement.slice(0, 60).replace(/\s+/g, " ")} …`);
    }
  } finally {
    await client.end();
  }
}

/** Every second one of the list, so that two lanes have about as much to do. */
const shared = (statements: readonly string[]) =>
  [0, 1].map((lane) => statements.filter((_, index) => index % 2 === lane));

/** Takes the plain indexes of the large tables away; answers the statements that make them again. */
async function withoutIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid::regclass::text = ANY($1) AND NOT indisunique ORDER BY indrelid, indexrelid`,
    [[...FILLED]],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/**
 * A migrated database with the crowd in it; one that stands on the server whole is taken as it is. Its indexes are
 * those of the migrations, and it is vacuumed as the server does by itself in time.
 */
export async function crowdedDatabase(
  serverUrl: string,
  crowd: Crowd,
  print: (line: string) => void,
): Promise<string> {
  const name = `people_${crowd.people}`;
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const maintenance = new pg.Client({ connectionString: serverUrl });
  await maintenance.connect();
  try {
    const { rows } = await maintenance.query(
      `SELECT shobj_description(oid, 'pg_database') = 'whole' AS whole FROM pg_database WHERE datname = $1`,
      [name],
    );
    if (rows[0]?.whole) return url;
    await maintenance.query(`DROP DATABASE IF EXISTS ${name}`);
    await maintenance.query(`CREATE DATABASE ${name}`);
    await applyMigrations(url);
    await seedCatalogue(url, CATALOGUE, CATALOGUE_VERSION);
    await fill(url, crowd, print);
    await maintenance.query(`COMMENT ON DATABASE ${name} IS 'whole'`);
    return url;
  } finally {
    await maintenance.end();
  }
}

async function fill(url: string, crowd: Crowd, print: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const indexes = await withoutIndexes(client);
    await Promise.all(lanesOf(crowd).map((lane) => runLane(url, lane, print)));
    await Promise.all(shared(indexes).map((lane) => runLane(url, lane, print)));
    // Frozen as old rows are, so that nobody who reads them first has to write.
    await client.query("VACUUM (FREEZE, ANALYZE)");
  } finally {
    await client.end();
  }
}
