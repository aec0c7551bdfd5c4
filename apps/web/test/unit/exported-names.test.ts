import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { launcherSources, productSources, ROOT } from "./support/product-sources";

/** What the framework asks of a page, a route or the process. */
const ASKED_BY_FRAMEWORK =
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|dynamic|metadata|generateMetadata|generateStaticParams|register)$/;
/** A script's author meets the product's own views, by the product's own names. */
const NAMED_BY_SDK = new Set(["LineItemView", "ReceiptView", "WebhookEvent"]);

const isExported = (statement: ts.Statement) => {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
};

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

function declaredBy(statement: ts.Statement): string[] {
  // What another file declares is passed on, not declared once more.
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** The names that a file exports; one that is a type and a value counts once. */
function exportedBy(path: string, code: string): Set<string> {
  return new Set(ts.createSourceFile(path, code, ts.ScriptTarget.Latest).statements.flatMap(declaredBy));
}

test("operating-64 an exported name has one meaning", () => {
  const files = new Map<string, string[]>();
  const sources = [...productSources(), ...launcherSources()].filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of sources)
    for (const name of exportedBy(path, readFileSync(path, "utf8")))
      files.set(name, [...(files.get(name) ?? []), relative(ROOT, path)]);
  const twice = [...files].filter(
    ([name, places]) =>
      places.filter((place) => !(NAMED_BY_SDK.has(name) && place.startsWith("packages/sdk/"))).length > 1 &&
      !ASKED_BY_FRAMEWORK.test(name),
  );
  expect(files.size).toBeGreaterThan(2_000);
  expect(Object.fromEntries(twice)).toEqual({});
});

test.each([
  ["export const one = 1, two = 2;", ["one", "two"]],
  ["export const { one, two: other } = pair;", ["one", "other"]],
  ["export type One = 1;\nexport const One = 1;", ["One"]],
  ["export interface One {}\nexport class Two {}\nexport enum Three {}", ["One", "Two", "Three"]],
  ["export async function one() {}\nfunction two() {}\nexport { two };", ["one", "two"]],
  ['export { one } from "./one";', []],
  ["export default function one() {}\nconst two = 2;", []],
])("operating-64 `%s` exports %j", (code, names) => {
  expect([...exportedBy("code.ts", code)]).toEqual(names);
});
