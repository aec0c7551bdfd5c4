import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ownersLeftOut } from "@gf-ledger/db/owner-named";
import ts from "typescript";
import { expect, test } from "vitest";
import { productSources, ROOT } from "./support/product-sources";

const STATEMENT = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/;
/** Code that may hold a statement, or a part of one; the rest need not be parsed. */
const HOLDS_SQL = /\b(?:SELECT|WHERE|FROM|JOIN|UPDATE|DELETE FROM|INSERT INTO|IS NULL)\b|Prisma\.sql/;

interface Source {
  readonly path: string;
  readonly file: ts.SourceFile;
}

const sources: readonly Source[] = productSources().flatMap((path) => {
  const code = readFileSync(path, "utf8");
  if (!HOLDS_SQL.test(code)) return [];
  return [
    { path: relative(ROOT, path), file: ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true) },
  ];
});

function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}

/** A text, or a template of a statement. */
const isText = (node: ts.Node): node is ts.TemplateLiteral | ts.StringLiteral =>
  ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node);

function templateIn(node: ts.Node | undefined): ts.TemplateLiteral | ts.StringLiteral | null {
  if (!node) return null;
  if (ts.isArrowFunction(node)) return templateIn(node.body);
  if (ts.isTaggedTemplateExpression(node)) return node.template;
  return isText(node) ? node : null;
}

/** What a constant, or a function that answers a part of a statement, is called, and its text. */
const parts = new Map<string, ts.TemplateLiteral | ts.StringLiteral>();
for (const { file } of sources) {
  eachNode(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    const template = templateIn(node.initializer);
    if (template) parts.set(node.name.text, template);
  });
}

/** A statement's text with the parts that it is put together from; a value stands as `$1`. */
function wholeText(template: ts.TemplateLiteral | ts.StringLiteral, depth = 0): string {
  if (!ts.isTemplateExpression(template)) return template.text;
  const filled = template.templateSpans.map(({ expression, literal }) => {
    const called = ts.isCallExpression(expression) ? expression.expression : expression;
    const part = ts.isIdentifier(called) && depth < 5 ? parts.get(called.text) : undefined;
    return `${part ? wholeText(part, depth + 1) : " $1 "}${literal.text}`;
  });
  return template.head.text + filled.join("");
}

/** Every statement that is written by hand, by its place. */
const statements = sources.flatMap(({ path, file }) => {
  const found: { readonly path: string; readonly text: string }[] = [];
  eachNode(file, (node) => {
    if (!isText(node) || ts.isImportDeclaration(node.parent)) return;
    const text = wholeText(node);
    if (STATEMENT.test(text)) found.push({ path, text });
  });
  return found;
});

test("operating-53 every statement written by hand names the owner of the personal rows that it is about, or says why it is for everybody", () => {
  expect(statements.length).toBeGreaterThan(60);
  const forgetful = statements.flatMap(({ path, text }) => {
    const tables = ownersLeftOut(text);
    return tables.length > 0 ? [{ path, tables, text }] : [];
  });
  expect(forgetful).toEqual([]);
});

test("operating-53 the statements for everybody are these", () => {
  const stated = statements.flatMap(({ path, text }) => {
    const [, why] = /\/\*\s*everybody:\s*([^*]*?)\s*\*\//.exec(text) ?? [];
    return why ? [`${path}: ${why}`] : [];
  });
  expect([...new Set(stated)].sort()).toEqual([
    "packages/api/src/account/forget-member.ts: the name goes from the records of every household",
    "packages/api/src/housekeeping/code-older-rows.ts: older adjustments of all accounts",
    "packages/api/src/housekeeping/code-older-sentences.ts: older issues of receipts are put into codes for all accounts",
    "packages/api/src/housekeeping/code-older-sentences.ts: older notes of line items are put into codes for all accounts",
    "packages/api/src/housekeeping/code-older-sentences.ts: older notes of receipts are put into codes for all accounts",
    "packages/api/src/housekeeping/code-older-sentences.ts: older reasons of receipts are put into codes for all accounts",
    "packages/api/src/housekeeping/code-older-sentences.ts: reasons of older imports are put into codes for all accounts",
    "packages/api/src/housekeeping/code-price-bases.ts: older sentences are put into codes for all accounts",
    "packages/api/src/housekeeping/code-price-origins.ts: older origins of prices are put into codes for all accounts",
    "packages/api/src/limits/reading-turns.ts: accounts are served in turn",
    "packages/api/src/limits/reading-turns.ts: what a web server holds is of all accounts",
    "packages/api/src/pooled-prices/decide-groups.ts: the pool is of all who share",
    "packages/api/src/pooled-prices/pooled-votes.ts: the pool is of all who share",
    "packages/api/src/pooled-prices/renew-medians.ts: the pool is of all who share",
    "packages/api/src/webhooks/deliver-due.ts: what is due is sent for all accounts",
    "packages/api/src/webhooks/trim-deliveries.ts: every webhook's log is trimmed",
    "packages/db/src/backup/backup-figures.ts: a backup is of all",
  ]);
});
