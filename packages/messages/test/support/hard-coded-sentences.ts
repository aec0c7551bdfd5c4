import ts from "typescript";

/** Attributes and fields whose text a person sees or hears. */
const SHOWN =
  /^(?:alt|aria-(?:description|label|roledescription|valuetext)|caption|description|error|heading|hint|label|legend|message|placeholder|subject|summary|title)$/;
/** Attributes whose text nobody reads. */
const UNSEEN = /^(?:className|d|data-.*|font.*|href|id|key|name|points|src.*|style|transform|value|viewBox)$/;
/** Calls whose texts are for logs and for whoever writes the program. */
const FOR_PROGRAMMERS = /^(?:Error|RangeError|TypeError|describe|invariant|log)$/;
/** A header of an HTTP answer, such as `"Content-Type"`. */
const HEADER = /^"[A-Z][a-z]+(?:-[A-Z][a-z]+)+"$/;
/** Calls that look for a text in another. */
const LOOKS_FOR = /\.(?:endsWith|includes|startsWith)$/;

const LETTERS = /\p{L}{2}/u;
/** Words of a sentence or heading: a capital, and a second word. Statements of SQL begin in capitals alone. */
const SENTENCE = /^(?:\p{Lu}\p{Ll}[\p{L}’']*|[AI]),? \p{L}/u;

/** Texts that are no words of a language: names of their own, and keys of messages. */
export interface Untranslated {
  readonly names: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}
const NOTHING_UNTRANSLATED: Untranslated = { names: new Set(), keys: new Set() };

/** A text that stands in the code, with a number in place of what is put into it. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `5${literal.text}`).join("");
}

/** Whether the code around a text shows it under a name such as `title` or `aria-label`. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return SHOWN.test(parent.name.getText());
  return ts.isJsxExpression(parent) && (ts.isJsxElement(parent.parent) || isShown(parent));
}

function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return UNSEEN.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) return HEADER.test(node.name.getText());
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression.getText();
  return [FOR_PROGRAMMERS, LOOKS_FOR].some((calls) => calls.test(called));
}

/** Whether a text stands where an element shows it as it is. */
const isInElement = (node: ts.Node) =>
  ts.isJsxText(node) || ts.isJsxAttribute(node.parent) || ts.isJsxExpression(node.parent);

/**
 * The texts of a file that people would read in English whatever their language: text between tags, what is
 * named as shown, and whatever else reads as a sentence. Names are the same in each language; a key of a message,
 * where no element shows it, stands for its words.
 */
export function hardCodedSentences(
  path: string,
  code: string,
  { names, keys }: Untranslated = NOTHING_UNTRANSLATED,
): string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isUnread(node)) return;
    const text = ts.isJsxText(node) ? node.text.trim() : textOf(node);
    const untranslated = text !== null && (names.has(text) || (keys.has(text) && !isInElement(node)));
    if (text !== null && !untranslated) {
      const shown = ts.isJsxText(node) || isShown(node);
      if (shown ? LETTERS.test(text) : SENTENCE.test(text)) found.push(text);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
