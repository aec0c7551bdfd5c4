/**
 * What a match costs through the database as the catalogue grows: the embedded catalogue against the
 * same products and 200,000 generated ones, in one PostgreSQL and one run, on the labelled lines.
 * Prints a table and, as its last line, the figures as JSON.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { chooseMatcher } from "@gf-ledger/catalogue/choose-matcher";
import type { CatalogueProduct, LineProposal, ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import pg from "pg";
import { LATER_LINES } from "../../catalogue/test/labelled/later-lines";
import { measure, parseLines } from "../../catalogue/test/labelled/measure";
import { UNSEEN_LINES } from "../../catalogue/test/labelled/unseen-lines";
import { seedCatalogue } from "../src/catalogue/seed-catalogue";
import { tableCandidates } from "../src/catalogue/table-candidates";
import { startEmbeddedServer } from "../src/embedded/embedded-server";
import { applyMigrations } from "../src/migrations/apply-migrations";
import { generatedProducts } from "./generated-products";

const GENERATED = 200_000;
const BATCH = 20_000;
const ROUNDS = 3;
const LINES = [UNSEEN_LINES, LATER_LINES].flatMap(parseLines);

interface Figures {
  readonly products: number;
  readonly names: number;
  /** Milliseconds a line, the median of the fastest round. */
  readonly medianMs: number;
  readonly meanMs: number;
  readonly p95Ms: number;
  readonly detectionF1: number;
  readonly categoryAccuracy: number;
  readonly matchAccuracy: number;
  readonly acceptedPrecision: number;
}

const directory = await mkdtemp(join(tmpdir(), "gf-ledger-bench-"));
await chmod(directory, 0o755);
const server = await startEmbeddedServer({ directory: join(directory, "postgres"), durable: false });
try {
  await applyMigrations(server.url);
  await seedCatalogue(server.url, CATALOGUE, "bench");
  const small = await measureTable();
  await seedAll(generatedProducts(CATALOGUE, GENERATED));
  const large = await measureTable();
  print(small, large);
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}

async function seedAll(products: readonly CatalogueProduct[]): Promise<void> {
  for (let start = 0; start < products.length; start += BATCH)
    await seedCatalogue(server.url, products.slice(start, start + BATCH), "bench");
}

async function measureTable(): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: server.url, max: 4 });
  // A connection still closing when the server stops is not a failure.
  pool.on("error", () => {});
  const matcher = await chooseMatcher(tableCandidates(pool), () => {}, 0);
  const proposals = new Map<string, LineProposal>();
  let best: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = await timesOf(matcher, proposals);
    // The first round fills the caches of both.
    if (round > 0 && (best.length === 0 || sum(times) < sum(best))) best = times;
  }
  const { rows } = await pool.query<{ products: number; names: number }>(
    "SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM product_names) AS names",
  );
  await pool.end();
  const propose = ({ name }: { name: string }) => {
    const proposal = proposals.get(name);
    if (proposal === undefined) throw new Error(`Nothing was proposed for ${name}`);
    return proposal;
  };
  const { misses: _, ...accuracy } = measure(
    { version: "", propose, search: () => ({ items: [], total: 0 }) },
    LINES,
  );
  const sorted = best.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return {
    products: rows[0]?.products ?? 0,
    names: rows[0]?.names ?? 0,
    medianMs: at(0.5),
    meanMs: Math.round((100 * sum(best)) / best.length) / 100,
    p95Ms: at(0.95),
    ...accuracy,
  };
}

async function timesOf(matcher: ProductMatcher, proposals: Map<string, LineProposal>): Promise<number[]> {
  const times: number[] = [];
  for (const { line } of LINES) {
    const start = performance.now();
    proposals.set(line, await matcher.propose({ name: line }, "ca"));
    times.push(performance.now() - start);
  }
  return times;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function print(small: Figures, large: Figures): void {
  const rows = [small, large].map((one) =>
    [
      String(one.products).padStart(8),
      String(one.names).padStart(7),
      one.medianMs.toFixed(2).padStart(9),
      one.meanMs.toFixed(2).padStart(7),
      one.p95Ms.toFixed(2).padStart(7),
      one.categoryAccuracy.toFixed(3).padStart(9),
      one.matchAccuracy.toFixed(3).padStart(6),
      one.acceptedPrecision.toFixed(3).padStart(10),
    ].join(" "),
  );
  process.stdout.write(
    `products   names median ms mean ms  p95 ms  category  match  precision\n${rows.join("\n")}\n`,
  );
  const times = (of: "medianMs" | "meanMs") => Math.round((100 * large[of]) / small[of]) / 100;
  const ratio = { median: times("medianMs"), mean: times("meanMs") };
  process.stdout.write(`${JSON.stringify({ lines: LINES.length, small, large, ratio })}\n`);
}
