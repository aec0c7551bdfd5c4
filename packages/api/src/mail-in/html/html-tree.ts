import { Parser } from "htmlparser2";
import { type Declaration, ownDeclarations, type Style, styleOf } from "./declared-styles";
import type { Place } from "./selector-match";
import { StyleSheets } from "./style-sheets";

/** A part of a mail's HTML that is seen: text, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What the mail's sheets and the element's own style set, names and values in lower case. */
  readonly style: Style;
  readonly children: HtmlNode[];
}

/** An element whose style is known once all sheets are. */
interface Opened {
  readonly element: HtmlElement & { style: Style };
  readonly place: Place;
  readonly own: readonly Declaration[];
  lastChild: Place | null;
}

/** Elements deeper than this belong to the last one that is not. */
const MAX_DEPTH = 60;
const UNSEEN = new Set(["head", "script", "style", "title", "template", "noscript", "img", "svg", "object"]);
/** What is unseen and holds no sheet of the mail, though a `style` may stand in it. */
const WITHOUT_SHEETS = new Set(["script", "title", "template", "noscript", "svg", "object"]);

function openedIn(name: string, attributes: Readonly<Record<string, string>>, parent: Opened | null): Opened {
  const element = { name, attributes, style: {}, children: [] };
  const place = { element, above: parent?.place ?? null, before: parent?.lastChild ?? null };
  return { element, place, own: ownDeclarations(attributes.style), lastChild: null };
}

/**
 * The elements and texts of a mail's HTML, each element with the style that the mail's own sheets and its `style` come
 * to. Nothing is loaded and no script is run.
 */
export function htmlTree(html: string): HtmlElement {
  const root = openedIn("html", {}, null);
  const all: Opened[] = [root];
  const open: Opened[] = [root];
  const sheets: string[] = [];
  const unseen: string[] = [];
  let deeper = 0;
  let isSheet = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen.length > 0 || UNSEEN.has(name)) {
        isSheet =
          name === "style" &&
          StyleSheets.isRead(attributes.media) &&
          !unseen.some((one) => WITHOUT_SHEETS.has(one));
        unseen.push(name);
        return;
      }
      const parent = open.at(-1) ?? root;
      const opened = openedIn(name, attributes, parent);
      parent.lastChild = opened.place;
      parent.element.children.push(opened.element);
      all.push(opened);
      if (open.length < MAX_DEPTH) open.push(opened);
      else deeper += 1;
    },
    ontext(text) {
      if (unseen.length === 0) open.at(-1)?.element.children.push(text);
      else if (isSheet) sheets.push(text);
    },
    onclosetag() {
      isSheet = false;
      if (unseen.length > 0) unseen.pop();
      else if (deeper > 0) deeper -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  const read = new StyleSheets(sheets);
  for (const { element, place, own } of all) element.style = styleOf(read.declarationsAt(place, own));
  return root.element;
}
