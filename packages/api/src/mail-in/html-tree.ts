import { Parser } from "htmlparser2";
import { hidingRulesOf, styledBy } from "./hiding-rules";

/** A part of a mail's HTML that is seen: text, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its inline styles, and what a rule of the mail hides it by; names and values in lower case. */
  style: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** Elements deeper than this belong to the last one that is not. */
const MAX_DEPTH = 60;
const UNSEEN = new Set(["head", "script", "style", "title", "template", "noscript", "img", "svg", "object"]);

/** Whether a style sheet holds wherever a mail is shown, and not for some screens or for paper alone. */
const isForScreens = (media: string | undefined) =>
  media === undefined || /^(?:all|screen)$/i.test(media.trim());

/** The elements and texts of a mail's HTML. Nothing is loaded and no script is run. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: "body", attributes: {}, style: {}, children: [] };
  const open: HtmlElement[] = [root];
  const elements: HtmlElement[] = [];
  let [deeper, unseen, inSheet, sheet] = [0, 0, false, ""];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen > 0 || UNSEEN.has(name)) {
        inSheet = name === "style" && isForScreens(attributes.media);
        unseen += 1;
        return;
      }
      const element: HtmlElement = { name, attributes, style: {}, children: [] };
      elements.push(element);
      open.at(-1)?.children.push(element);
      if (open.length < MAX_DEPTH) open.push(element);
      else deeper += 1;
    },
    ontext(text) {
      if (inSheet) sheet += text;
      else if (unseen === 0) open.at(-1)?.children.push(text);
    },
    onclosetag() {
      inSheet = false;
      if (unseen > 0) unseen -= 1;
      else if (deeper > 0) deeper -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  const rules = hidingRulesOf(sheet);
  for (const element of elements) element.style = styledBy(rules, element.name, element.attributes);
  return root;
}
