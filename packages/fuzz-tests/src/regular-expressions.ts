import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkSync } from "recheck";
import ts from "typescript";

/** An expression in the product's own sources, as a literal. */
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

/** The literal that `new RegExp` of constant texts comes to; `null` for anything else. */
function constructed(node: ts.Node): string | null {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== "RegExp") return null;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return null;
  if (flags && !ts.isStringLiteralLike(flags)) return null;
  return String(new RegExp(source.text, flags?.text ?? ""));
}

/** Every regular expression of apps and packages, found as the compiler reads them. */
export function expressionsOf(root: string): Expression[] {
  const found: Expression[] = [];
  for (const path of [...sourcesIn(join(root, "apps")), ...sourcesIn(join(root, "packages"))]) {
    const file = relative(root, path).split(sep).join("/");
    const visit = (node: ts.Node): void => {
      const literal = ts.isRegularExpressionLiteral(node) ? node.text : constructed(node);
      if (literal !== null) found.push({ file, literal });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true));
  }
  return found;
}

/** `unknown`: the analysis knows no such expression, or did not end in time. */
export type ExpressionGrowth = "linear" | "polynomial" | "exponential" | "unknown";

/** How the time of an expression grows with the length of its input, in the worst case (ADR 57). */
export function growthOfExpression(literal: string, timeoutMs: number): ExpressionGrowth {
  const end = literal.lastIndexOf("/");
  const found = checkSync(literal.slice(1, end), literal.slice(end + 1), {
    checker: "automaton",
    timeout: timeoutMs,
  });
  if (found.status === "vulnerable") return found.complexity.type;
  return found.status === "safe" ? "linear" : "unknown";
}
