import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const WRITTEN = /\.(?:tsx?|mjs|prisma)$/;
const MADE = new Set(["node_modules", "dist", "generated"]);

/** Files that may use the specification's words: the REST adapter, and what calls it from outside. */
const ON_THE_WIRE = [
  /^packages\/(?:rest|contract-tests)\//,
  /^scripts\/image\/smoke-story\.mjs$/,
  /^packages\/fuzz-tests\/test\/growth\.test\.ts$/,
  /^apps\/web\/(?:bench\/load\/(?:photo|reading)-load\.ts|scripts\/screenshots\.mjs)$/,
  /^apps\/web\/test\/(?:attacks|cluster|production)\//,
  /^apps\/web\/test\/stories\/(?:phone|upload)-photos\.story\.ts$/,
  // What webhooks are sent is a face of REST.
  /^packages\/(?:domain\/src\/webhook\/webhook-event|api\/src\/drafts\/verbs\/notify-receipt|api\/test\/webhooks\.test)\.ts$/,
  // The fields of another's answer.
  /^packages\/(?:product-facts|vendor-stand-ins\/src\/open-food-facts)\//,
  // The logger leaves photos out under any of their names.
  /^apps\/web\/src\/server\/logger\.ts$/,
  // The names of fields in older downloads.
  /^packages\/api\/(?:src\/account-data\/archive\/words-of-version-one|test\/account-data\.test)\.ts$/,
  /^apps\/web\/test\/unit\/words\.test\.ts$/,
];

/** A word that shops print on receipts, and people ask with; what reads either writes it as they do. */
const PRINTED = { name: "savings", place: /^packages\/(?:reader|catalogue|assistant)\// };

interface Row {
  readonly inCode: readonly string[];
  readonly elsewhere: readonly string[];
}

const identifiersIn = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);

/** The rows of the glossary's table. */
function rowsOf(glossary: string): Row[] {
  return glossary
    .split("\n")
    .filter((line) => /^\| (?!word|---)/.test(line))
    .map((line) => line.split("|").slice(1, -1))
    .map(([, code, rest, , older]) => ({
      inCode: identifiersIn(code),
      elsewhere: [...identifiersIn(rest), ...identifiersIn(older)],
    }));
}

/** Names that only the REST adapter's code may write. */
function bannedNames(rows: readonly Row[]): Set<string> {
  const inCode = new Set(rows.flatMap((row) => row.inCode));
  return new Set(
    rows.flatMap((row) => row.elsewhere).filter((name) => !inCode.has(name) && name !== "Reading"),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || MADE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : WRITTEN.test(entry.name) ? [path] : [];
  });
}

/** The banned names of a text, each once. */
const namesIn = (text: string, banned: ReadonlySet<string>) =>
  new Set((text.match(/\w+/g) ?? []).filter((word) => banned.has(word)));

const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");
const rows = rowsOf(glossary);
const banned = bannedNames(rows);

describe("api-31 claim-1 one word a thing (docs/glossary.md)", () => {
  test("the glossary names what a price was called before", () => {
    for (const name of [
      "priceCents",
      "gf_price",
      "comparisonCents",
      "originalPrice",
      "savings",
      "grandTotals",
    ]) {
      expect(banned).toContain(name);
    }
    for (const name of ["price", "regularPrice", "extraCost", "lineItems"])
      expect(banned).not.toContain(name);
  });

  test("an older name is found wherever it stands", () => {
    expect([...namesIn("const { gfPriceCents } = row; // savings", banned)]).toEqual([
      "gfPriceCents",
      "savings",
    ]);
  });

  test("no code outside the REST adapter writes a name of the specification or an older one", () => {
    const found = ["apps", "packages", "scripts"]
      .flatMap((folder) => filesBelow(join(ROOT, folder)))
      .map((path) => ({ file: relative(ROOT, path), text: readFileSync(path, "utf8") }))
      .filter(({ file }) => !ON_THE_WIRE.some((place) => place.test(file)))
      .flatMap(({ file, text }) => [...namesIn(text, banned)].map((name) => ({ file, name })))
      .filter(({ file, name }) => name !== PRINTED.name || !PRINTED.place.test(file))
      .map(({ file, name }) => `${file}: ${name}`);
    expect(found).toEqual([]);
  });
});
