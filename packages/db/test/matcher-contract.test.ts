import { chooseMatcher } from "@gf-ledger/catalogue/choose-matcher";
import { createMemoryMatcher } from "@gf-ledger/catalogue/create-matcher";
import type { LineProposal, ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FRESH_LINES } from "../../catalogue/test/labelled/fresh-lines";
import { LATER_LINES } from "../../catalogue/test/labelled/later-lines";
import { type LabelledLine, measure, parseLines } from "../../catalogue/test/labelled/measure";
import { UNSEEN_LINES } from "../../catalogue/test/labelled/unseen-lines";
import { seedCatalogue } from "../src/catalogue/seed-catalogue";
import { tableCandidates } from "../src/catalogue/table-candidates";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

const LINES = [FRESH_LINES, UNSEEN_LINES, LATER_LINES].flatMap(parseLines);
const silent = () => {};

let database: TestDatabase;
const matchers = new Map<string, ProductMatcher>();
const matcherOf = (name: string) => {
  const matcher = matchers.get(name);
  if (matcher === undefined) throw new Error(`There is no matcher ${name}`);
  return matcher;
};

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.url, CATALOGUE, "test");
  matchers.set("memory", createMemoryMatcher());
  matchers.set("trigrams", await chooseMatcher(tableCandidates(database.pool), silent, 0));
});
afterAll(() => database.close());

async function measureEntryPoint(matcher: ProductMatcher, lines: readonly LabelledLine[]) {
  const proposals = new Map<string, LineProposal>();
  for (const { line } of lines) {
    proposals.set(line, await matcher.propose({ name: line }, "ca"));
  }
  const propose = ({ name }: { name: string }) => {
    const proposal = proposals.get(name);
    if (proposal === undefined) throw new Error(`Nothing was proposed for ${name}`);
    return proposal;
  };
  return measure({ version: "", propose, search: () => ({ items: [], total: 0 }) }, lines);
}

describe.each(["memory", "trigrams"])("matching-8 what any matcher does: %s", (name) => {
  it("holds the floors of the labelled lines", async () => {
    const figures = await measureEntryPoint(matcherOf(name), LINES);
    const wording = figures.misses.join("\n");
    expect(figures.detectionF1, wording).toBeGreaterThanOrEqual(0.98);
    expect(figures.categoryAccuracy, wording).toBeGreaterThanOrEqual(0.95);
    expect(figures.matchAccuracy, wording).toBeGreaterThanOrEqual(0.9);
    expect(figures.acceptedPrecision, wording).toBeGreaterThanOrEqual(0.97);
  });

  it("matching-1 says why a line is gluten-free, and proposes nothing for what it does not know", async () => {
    const { propose } = matcherOf(name);
    expect(await propose({ name: "SCHAR BAGUETTE" }, "ca")).toMatchObject({
      glutenFree: true,
      reason: messageKey("sentences.makerIsFree", { name: "Schär" }),
      category: "Bread and Bakery",
      match: { product: { name: "Baguette" } },
    });
    expect(await propose({ name: "GF XYZZY" }, "ca")).toMatchObject({
      glutenFree: true,
      match: null,
      regularPrice: null,
    });
  });

  it("matching-6 answers at most three candidates, best first, one for each name", async () => {
    const { candidates } = await matcherOf(name).propose({ name: "GF CHOC CHIP COOKIES" }, "ca");
    expect(candidates).toHaveLength(3);
    expect(new Set(candidates.map(({ product }) => product.name)).size).toBe(3);
    expect(candidates.map(({ score }) => score)).toEqual(
      candidates.map(({ score }) => score).sort((a, b) => b - a),
    );
  });

  it("matching-7 the size on the line and the quantity scale the comparison, in the edition's currency", async () => {
    const { propose } = matcherOf(name);
    const us = await propose({ name: "GF WHITE BREAD 300G", quantity: 2 }, "us");
    const product = us.match?.product;
    expect(us.scaledBy).toEqual({ fromSize: product?.size, toSize: 300, unit: "g" });
    expect(us.regularPrice).toBe(Math.round((2 * 300 * (product?.price.us ?? 0)) / (product?.size ?? 1)));
  });

  it("matching-26 says what a line is and how large its package", async () => {
    const { propose } = matcherOf(name);
    expect(await propose({ name: "GF RICE FLOUR 1KG" }, "ca")).toMatchObject({
      kind: "intermediate",
      match: { product: { name: "Wheat Flour" } },
      size: { amount: 1, unit: "kg" },
      sizeFrom: "line",
    });
    expect(await propose({ name: "GF XANTHAN GUM" }, "ca")).toMatchObject({
      kind: "no-counterpart",
      match: null,
      candidates: [],
      startsSelected: false,
    });
    expect(await propose({ name: "PC GF CHKN STRIPS" }, "ca")).toMatchObject({
      kind: "counterpart",
      size: { amount: 600, unit: "g" },
      sizeFrom: "maker",
    });
  });

  it("matching-28 compares with what was measured in the purchase's country", async () => {
    const { match } = await matcherOf(name).propose({ name: "GF WHITE BREAD 400G" }, "us");
    expect(match?.product).toMatchObject({ size: 454, basis: { us: { estimate: false } } });
  });

  it("matching-14 a matched product carries the source, the month and the estimate flag of each country", async () => {
    const { match } = await matcherOf(name).propose({ name: "GF WHITE BREAD 675G" }, "ca");
    const embedded = CATALOGUE.find(({ id }) => id === match?.product.id);
    expect(match?.product).toMatchObject({
      basis: {
        ca: { source: embedded?.basis.ca.source, asOf: "2026-07", estimate: false },
        us: { source: embedded?.basis.us.source, estimate: true },
      },
      unitPrice: embedded?.unitPrice,
    });
  });

  it("matching-17 searches page by page, within a category, and lists one whole for an empty query", async () => {
    const { search } = matcherOf(name);
    const all = await search("cinnamon raisin", { limit: 100, offset: 0 });
    expect(all.items[0]?.name).toMatch(/Cinnamon Raisin/);
    expect((await search("cinnamon raisin", { limit: 1, offset: 1 })).items).toEqual(all.items.slice(1, 2));
    expect(await search("cinnamon raisin", { limit: 5, offset: 9000 })).toEqual({
      items: [],
      total: all.total,
    });
    const beverages = await search("", { category: "Beverages", limit: 10, offset: 0 });
    expect(beverages.items).toHaveLength(10);
    expect(beverages.total).toBe(CATALOGUE.filter(({ category }) => category === "Beverages").length);
  });
});

describe("both matchers", () => {
  it("matching-26 agree on the kind, the size and the starting tick of the labelled lines", async () => {
    const differing: string[] = [];
    for (const { line } of LINES) {
      const [memory, table] = await Promise.all(
        ["memory", "trigrams"].map((name) => matcherOf(name).propose({ name: line }, "ca")),
      );
      const stated = ({ kind, size, startsSelected }: LineProposal) =>
        JSON.stringify([kind, size, startsSelected]);
      if (memory === undefined || table === undefined || stated(memory) !== stated(table))
        differing.push(line);
    }
    expect(differing).toEqual([]);
  });
});

describe("which matcher is chosen", () => {
  it("a catalogue that memory holds is matched in memory, a larger one in the database", async () => {
    const events: string[] = [];
    const log = (_level: string, event: string) => void events.push(event);
    await chooseMatcher(tableCandidates(database.pool), log);
    expect(events).toEqual([]);
    await chooseMatcher(tableCandidates(database.pool), log, CATALOGUE.length - 1);
    expect(events).toEqual(["catalogue_matched_in_database"]);
  });

  it("a product that only the table has is matched once the table is asked", async () => {
    const [first] = CATALOGUE;
    if (first === undefined) throw new Error("The catalogue is empty");
    const product = { ...first, id: "zwieback-250-g", name: "Zwieback Bread", brand: null, size: 250 };
    await seedCatalogue(database.url, [product], "larger");
    const matcher = await chooseMatcher(tableCandidates(database.pool), silent, 0);
    const proposal = await matcher.propose({ name: "GF ZWIEBACK BREAD" }, "ca");
    expect(proposal.match?.product).toMatchObject({ id: "zwieback-250-g", name: "Zwieback Bread" });
  });

  it("a PostgreSQL without pg_trgm stays with the embedded catalogue and says so", async () => {
    const bare = await createTestDatabase();
    await seedCatalogue(bare.url, CATALOGUE, "test");
    await bare.pool.query("DROP EXTENSION pg_trgm CASCADE");
    const stated: unknown[] = [];
    const matcher = await chooseMatcher(
      tableCandidates(bare.pool),
      (_level, event, fields) => stated.push([event, fields]),
      0,
    );
    expect(stated).toEqual([
      [
        "catalogue_too_large_for_memory",
        { products: CATALOGUE.length, message: expect.stringContaining("pg_trgm") },
      ],
    ]);
    expect((await matcher.propose({ name: "GF SPAGHETTI" }, "ca")).match).not.toBeNull();
    await bare.close();
  });
});
