import ts from "typescript";

/** What an article of the help is called in English. */
const ENGLISH_NAME = /^## .*$/gmu;

/** A text with `{x}` for what is put into it; `null` for code that is none. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join("");
}

/** Whether code names something by a text, and says nothing with it: an import, a key, a type, a look-up. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isBinaryExpression(parent)
  );
}

/** The texts of a file of French words, in the order in which they stand there. */
export function frenchTexts(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && !isName(node)) found.push(text.replace(ENGLISH_NAME, ""));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
