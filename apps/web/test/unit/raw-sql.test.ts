import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { productSources, ROOT } from "./support/product-sources";

/** Names by which Prisma takes SQL as a text, without parameters. */
const UNSAFE = new Set(["$queryRawUnsafe", "$executeRawUnsafe", "Prisma.raw"]);

/** Whether a statement may contain this part: a constant, or a name or names that the driver quotes. */
const isHarmless = (part: string) =>
  /^(?:[A-Z][A-Z\d_]*|pg\.escapeIdentifier\(\w+\)|quotedNames\(\w+\))$/.test(part);

/** The parts of an SQL text that are neither literal nor harmless. */
function strangeParts(text: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isFunctionLike(text)) return [];
  if (ts.isTemplateExpression(text)) {
    return text.templateSpans
      .map(({ expression }) => expression.getText(file))
      .filter((part) => !isHarmless(part));
  }
  const found: string[] = [];
  if (ts.isBinaryExpression(text) && text.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    found.push(text.getText(file));
  }
  ts.forEachChild(text, (child) => void found.push(...strangeParts(child, file)));
  return found;
}

/** The unsafe names in this code, and what its `.query(…)` texts contain that should be a parameter. */
function rawSqlIn(code: string, name = "code.tsx"): string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      found.push(...[node.name.text, node.getText(file)].filter((used) => UNSAFE.has(used)));
    }
    if (ts.isStringLiteral(node) && UNSAFE.has(node.text)) found.push(node.text);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [text] = node.arguments;
      if (node.expression.name.text === "query" && text) found.push(...strangeParts(text, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test("api-29 no value reaches the database as a part of its SQL: no unsafe way, no text put together", () => {
  const files = productSources();
  expect(files.length).toBeGreaterThan(600);
  const found = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    if (!/\.query\b|RawUnsafe|Prisma\.raw/.test(code)) return [];
    return rawSqlIn(code, file).map((part) => [relative(ROOT, file), part]);
  });
  expect(found).toEqual([]);
});

/** Turns `#{…}` into a template's placeholders. */
const template = (code: string) => code.replaceAll("#{", "\u0024{");

test.each([
  ["transaction.$queryRawUnsafe(text)", "$queryRawUnsafe"],
  ["transaction.$executeRawUnsafe<number>(text, id)", "$executeRawUnsafe"],
  ['database["$queryRawUnsafe"](text)', "$queryRawUnsafe"],
  ["database.$queryRaw`SELECT #{Prisma.raw(column)}`", "Prisma.raw"],
  ["pool.query(`SELECT 1 FROM users WHERE id = '#{id}'`)", "id"],
  ["pool.query<Row>(`SELECT 1 FROM #{TABLE} ORDER BY #{input.column}`)", "input.column"],
  ["pool.query({ text: `SELECT #{columns}`, values })", "columns"],
  ['pool.query("SELECT 1 FROM users WHERE id = " + id)', '"SELECT 1 FROM users WHERE id = " + id'],
])("`%s` would be found", (code, part) => {
  expect(rawSqlIn(template(code))).toEqual([part]);
});

test.each([
  "pool.query(`SELECT #{PRODUCT_COLUMNS} FROM products WHERE id = $1 LIMIT #{BATCH}`, [`%#{word}%`])",
  "client.query(`TRUNCATE #{pg.escapeIdentifier(table)}`)",
  "database.$queryRaw`SELECT id FROM users WHERE id = #{userId}::uuid`",
  "procedure.query(({ input }) => `#{input.year}`)",
])("`%s` is not raw SQL", (code) => {
  expect(rawSqlIn(template(code))).toEqual([]);
});
