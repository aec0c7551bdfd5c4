import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { analyse } from "scslre";
import ts from "typescript";

/** A literal in the product's own sources, as it is written. */
export interface Expression {
  readonly file: string;
  readonly literal: string;
}

const LEFT_OUT = new Set(["node_modules", "dist", "generated", "test", "bench", "scripts", "public"]);
const SOURCE = /\.(?:ts|tsx|mjs)$/;
const TEST = /\.(?:test|story|bench)\./;

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const isLeftOut = entry.name.startsWith(".") || LEFT_OUT.has(entry.name);
    if (entry.isDirectory() && !isLeftOut) yield* sourcesIn(path);
    else if (entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name)) yield path;
  }
}

/** Every regular expression of apps and packages, found as the compiler reads them. */
export function expressionsOf(root: string): Expression[] {
  const found: Expression[] = [];
  for (const path of [...sourcesIn(join(root, "apps")), ...sourcesIn(join(root, "packages"))]) {
    const file = relative(root, path).split(sep).join("/");
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.push({ file, literal: node.text });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true));
  }
  return found;
}

/** Whether there are texts on which the expression takes longer than in proportion to their length. */
export function isSuperLinear(literal: string): boolean {
  const end = literal.lastIndexOf("/");
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length > 0;
}
