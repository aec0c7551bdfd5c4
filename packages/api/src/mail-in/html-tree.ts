import { Parser } from "htmlparser2";

/** A part of a mail's HTML that is seen: text, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its inline styles, names and values in lower case. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** Elements deeper than this belong to the last one that is not. */
const MAX_DEPTH = 60;
const UNSEEN = new Set(["head", "script", "style", "title", "template", "noscript", "img", "svg", "object"]);

function styleOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const style: Record<string, string> = {};
  for (const rule of (attributes.style ?? "").split(";").slice(0, 40)) {
    const at = rule.indexOf(":");
    if (at > 0)
      style[rule.slice(0, at).trim().toLowerCase()] = rule
        .slice(at + 1)
        .trim()
        .toLowerCase();
  }
  return style;
}

/** The elements and texts of a mail's HTML. Nothing is loaded and no script is run. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: "body", attributes: {}, style: {}, children: [] };
  const open: HtmlElement[] = [root];
  let [deeper, unseen] = [0, 0];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen > 0 || UNSEEN.has(name)) {
        unseen += 1;
        return;
      }
      const element: HtmlElement = { name, attributes, style: styleOf(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (open.length < MAX_DEPTH) open.push(element);
      else deeper += 1;
    },
    ontext(text) {
      if (unseen === 0) open.at(-1)?.children.push(text);
    },
    onclosetag() {
      if (unseen > 0) unseen -= 1;
      else if (deeper > 0) deeper -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root;
}
