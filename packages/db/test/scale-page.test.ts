import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

const PAGE = join(import.meta.dirname, "../../../docs/scale.md");

let database: TestDatabase;
let page: string;
beforeAll(async () => {
  database = await createTestDatabase();
  page = await readFile(PAGE, "utf8");
});
afterAll(() => database.close());

/** What the page lists in code under a heading, in order. */
function listed(heading: string): string[] {
  const section = page.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^- (.+)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code),
  );
}

async function found(sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ found: string }>(sql);
  return rows.map((row) => row.found).sort();
}

/** The people's tables: those with an owner's column, and `users` itself. */
const OWNED = `(SELECT attrelid FROM pg_attribute WHERE attname = 'user_id' AND attnum > 0
  UNION SELECT 'users'::regclass)`;
const COLUMNS = (relation: string, numbers: string) =>
  `(SELECT string_agg(attname, ', ' ORDER BY position) FROM unnest(${numbers}) WITH ORDINALITY keys (number, position)
    JOIN pg_attribute ON attrelid = ${relation} AND attnum = number)`;
const IN_PUBLIC =
  "relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'";

test("the page on scale names every table without an owner's column", async () => {
  const ownerless = await found(
    `SELECT relname AS found FROM pg_class WHERE ${IN_PUBLIC} AND oid NOT IN ${OWNED}`,
  );
  const reported = [...listed("Tables of nobody"), ...listed("Tables that know their owner through another")];
  expect(reported.sort()).toEqual(ownerless);
});

test("the page on scale names every key that is unique among all people", async () => {
  const unique = (primary: boolean) =>
    found(
      `SELECT relname || ' (' || ${COLUMNS("indrelid", "indkey::int2[]")} || ')' AS found
       FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
       WHERE indisunique AND ${primary ? "" : "NOT"} indisprimary AND ${IN_PUBLIC} AND NOT (relname = 'users' AND indisprimary) AND NOT EXISTS (
         SELECT FROM pg_attribute WHERE attrelid = indrelid AND attname = 'user_id' AND attnum = ANY(indkey::int2[]))`,
    );
  const nobodys = new Set(listed("Tables of nobody"));
  const ofPeople = (keys: readonly string[]) => keys.filter((key) => !nobodys.has(key.replace(/ .*/, "")));
  expect(listed("Primary keys without the owner").sort()).toEqual(ofPeople(await unique(true)));
  expect(listed("Unique constraints without the owner").sort()).toEqual(ofPeople(await unique(false)));
});

test("the page on scale names every foreign key that does not carry the owner", async () => {
  const references = await found(
    `SELECT conrelid::regclass || ' (' || ${COLUMNS("conrelid", "conkey")} || ') to ' || confrelid::regclass AS found
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT FROM pg_attribute WHERE attrelid = conrelid AND attname = 'user_id' AND attnum = ANY(conkey))`,
  );
  expect(listed("Foreign keys without the owner").sort()).toEqual(references);
});
