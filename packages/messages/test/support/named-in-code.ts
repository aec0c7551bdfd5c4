import ts from "typescript";

/** What stands for something put into a text. */
const HOLE = "{}";

/** What code names: messages are asked for by their keys. */
export interface Named {
  /** Whether a part of a key is named, whole or made of two parts as `order${direction}` makes it. */
  names(part: string): boolean;
}

/** Reads what files of code name. */
export function namedIn(files: readonly { readonly path: string; readonly code: string }[]): Named {
  const names = new Set<string>();
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  const take = (text: string) => {
    texts.add(text);
    for (const part of text.split(".")) {
      if (!part.includes(HOLE)) names.add(part);
      else if (/^[\w{}-]+$/.test(part) && /[a-z]{2}/i.test(part))
        patterns.push(new RegExp(`^${part.split(HOLE).join("[\\w-]+")}$`));
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    else if (ts.isStringLiteralLike(node)) take(node.text);
    else if (ts.isTemplateExpression(node))
      take(node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join(""));
    ts.forEachChild(node, look);
  };
  for (const { path, code } of files) {
    const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    look(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind));
  }
  const isJoined = (part: string) =>
    [...part.matchAll(/[A-Z]/g)].some(
      ({ index }) => names.has(part.slice(0, index)) && texts.has(part.slice(index)),
    );
  return {
    names: (part) => names.has(part) || patterns.some((pattern) => pattern.test(part)) || isJoined(part),
  };
}
