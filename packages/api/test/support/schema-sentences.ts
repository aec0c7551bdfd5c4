import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const PACKAGES = fileURLToPath(new URL("../../../", import.meta.url));
/** Methods of a schema whose texts are sentences for whoever sent a wrong value. */
const CHECKS = new Set(
  "boolean check email enum int length literal lt gt max min nonempty nonnegative number positive refine regex string url addIssue superRefine".split(
    " ",
  ),
);

/** Every TypeScript source below a folder of the packages, without tests. */
export function sourcesBelow(folder: string): { name: string; source: ts.SourceFile }[] {
  return readdirSync(PACKAGES + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => {
      const path = `${folder}/${name}`;
      const text = readFileSync(PACKAGES + path, "utf8");
      return { name: path, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
}

/** Every node of a file. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = [];
  ts.forEachChild(node, (child) => void below.push(...nodesOf(child)));
  return [node, ...below];
}

/** A text that stands in the code, with a number in place of what is put into it. */
export function textOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `5${literal.text}`).join("");
}

/** The sentences that the schemas of a file say. */
export function schemaSentences(source: ts.SourceFile): string[] {
  const nodes = nodesOf(source);
  const constants = new Map(
    nodes.flatMap((node) =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)
        ? [[node.name.text, textOf(node.initializer)] as const]
        : [],
    ),
  );
  const meant = (node: ts.Node): string | null =>
    ts.isIdentifier(node) ? (constants.get(node.text) ?? null) : textOf(node);
  return nodes
    .flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
      if (!CHECKS.has(node.expression.name.text)) return [];
      return node.arguments.flatMap((argument) => {
        if (!ts.isObjectLiteralExpression(argument)) return [meant(argument)];
        return argument.properties.map((property) =>
          ts.isPropertyAssignment(property) && /^(error|message)$/.test(property.name.getText())
            ? meant(property.initializer)
            : null,
        );
      });
    })
    .filter((text) => text !== null && /^[A-Z].* /.test(text)) as string[];
}
