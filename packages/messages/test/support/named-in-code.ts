import ts from "typescript";

/** What stands for something put into a text. */
const HOLE = "{}";
const HOLES = /\{[^{}]*\}|\d[\d,.]*/g;
/** Short parts of sentences are in many texts, and tell nothing. */
const TELLING = 10;

/** What code names and says: messages are asked for by their keys, or found again by their English text. */
export interface Named {
  /** Whether a part of a key is named, whole or made of two parts as `order${direction}` makes it. */
  names(part: string): boolean;
  /** Whether the code has a telling part of a text, whatever is put into it, or the whole of a short one. */
  says(text: string): boolean;
}

/** Reads what files of code name and say. */
export function namedIn(files: readonly { readonly path: string; readonly code: string }[]): Named {
  const names = new Set<string>();
  const texts: string[] = [];
  const patterns: RegExp[] = [];
  const take = (text: string) => {
    texts.push(text.replaceAll(HOLES, HOLE));
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
  const message = texts.join("\n");
  const isJoined = (part: string) =>
    [...part.matchAll(/[A-Z]/g)].some(
      ({ index }) => names.has(part.slice(0, index)) && texts.includes(part.slice(index)),
    );
  return {
    names: (part) => names.has(part) || patterns.some((pattern) => pattern.test(part)) || isJoined(part),
    says(text) {
      const whole = text.replaceAll(HOLES, HOLE);
      const parts = text.replaceAll(HOLES, "\n").split(/\n|(?<=\.) /);
      const telling = parts.map((part) => part.trim()).filter((part) => part.length >= TELLING);
      return texts.includes(whole) || telling.some((part) => message.includes(part));
    },
  };
}
