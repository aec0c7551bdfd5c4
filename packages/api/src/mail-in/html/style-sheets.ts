import { parse as parseSelectors, type Selector } from "css-what";
import type { ChildNode, Root, Rule } from "postcss";
import parseSheet from "postcss-safe-parser";
import { type Declaration, declarationOf } from "./declared-styles";
import { isNamedBy, isSelector, type Place, type SearchSteps, specificityOf } from "./selector-match";

/** One selector of a rule of a mail's sheets, with what the rule sets. */
interface SheetRule {
  readonly selector: readonly Selector[];
  readonly declarations: readonly Declaration[];
  readonly specificity: number;
}

/** More than this of a mail's sheets is not looked at. */
const MAX_CHARACTERS = 200_000;
/** More selectors than this has no shop's mail. */
const MAX_SELECTORS = 1_500;
/** What one mail's sheets may take, in elements looked at and properties set. */
const MAX_STEPS = 3_000_000;
/** Sheets for a medium are hardly ever inside one another. */
const MAX_DEPTH = 4;
/** Of what a sheet sets, what decides whether and where something is seen. */
const OF_SIGHT: ReadonlySet<string> = new Set(
  `display visibility opacity animation animation-name mso-hide float flex-direction overflow
  color background background-color background-image font font-size text-decoration text-decoration-line
  width min-width max-width height max-height position left right top bottom inset margin margin-left margin-top
  margin-right margin-bottom padding padding-left padding-top padding-right padding-bottom min-height white-space
  text-indent transform translate scale clip clip-path overflow-x overflow-y content-visibility filter zoom`.split(
    /\s+/,
  ),
);
/** The pixels of a computer's screen in width: what a mail shows there is the most that it shows. */
const SCREEN_WIDTH = 1_024;
const MEDIUM = /^(?:only\s+)?(?:all|screen)$/;
const WIDTH = /^\(\s*(min|max)-(?:device-)?width\s*:\s*(\d{1,5}(?:\.\d{1,3})?)(px|r?em)\s*\)$/;
const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };
/** Marks of comments around a sheet, for programs that know none. */
const COMMENT_MARKS = /<!--|-->/g;

/** Whether one condition of a medium holds on a computer's screen in light colours; one that is not known doesn't. */
function holdsOnScreen(condition: string): boolean {
  const [, end, length, unit = ""] = WIDTH.exec(condition) ?? [];
  if (!end) return MEDIUM.test(condition);
  const pixels = Number(length) * (PIXELS[unit] ?? 0);
  return end === "min" ? pixels <= SCREEN_WIDTH : pixels >= SCREEN_WIDTH;
}

const isOnScreen = (media: string | undefined) =>
  (media ?? "").trim() === "" ||
  (media ?? "")
    .toLowerCase()
    .split(",")
    .some((one) => one.split(/\band\b/).every((condition) => holdsOnScreen(condition.trim())));

function selectorsOf(written: string): Selector[][] {
  try {
    return parseSelectors(written);
  } catch {
    return [];
  }
}

function rulesOf(rule: Rule): SheetRule[] {
  const all = (rule.nodes ?? []).flatMap((node) => {
    if (node.type !== "decl" || !OF_SIGHT.has(node.prop.toLowerCase())) return [];
    return [{ ...declarationOf(node.prop, node.value), isImportant: node.important === true }];
  });
  // What is set twice counts as it is set last; a Map keeps where it was set first, so it is put there again.
  const last = new Map<string, Declaration>();
  for (const one of all) {
    const key = `${one.name} ${one.isImportant}`;
    last.delete(key);
    last.set(key, one);
  }
  if (last.size === 0) return [];
  const declarations = [...last.values()];
  return selectorsOf(rule.selector)
    .filter(isSelector)
    .map((selector) => ({ selector, declarations, specificity: specificityOf(selector) }));
}

/** The rules that hold on a computer's screen, those for narrow or dark ones and for print left out. */
function rulesIn(nodes: readonly (ChildNode | Root)[], depth = 0): SheetRule[] {
  return nodes.flatMap((node) => {
    if (node.type === "rule") return rulesOf(node);
    const isRead = node.type === "atrule" && node.name.toLowerCase() === "media" && isOnScreen(node.params);
    return isRead && depth < MAX_DEPTH ? rulesIn(node.nodes ?? [], depth + 1) : [];
  });
}

/** A mail's own style sheets, as far as they decide what is seen of it. */
export class StyleSheets {
  private readonly rules: readonly SheetRule[];
  private readonly steps: SearchSteps = { left: MAX_STEPS };

  /** @param sheets in the order in which they stand */
  constructor(sheets: readonly string[]) {
    const whole = sheets.join("\n").slice(0, MAX_CHARACTERS).replace(COMMENT_MARKS, " ");
    const rules = whole.trim() === "" ? [] : rulesIn(parseSheet(whole).nodes).slice(0, MAX_SELECTORS);
    // Sorting keeps the order of rules that count as much as each other.
    this.rules = rules.sort((a, b) => a.specificity - b.specificity);
  }

  /** Whether a sheet for this medium is one of those that are read. */
  static isRead = (media: string | undefined): boolean => isOnScreen(media);

  /** What the sheets and an element's own `style` set for it, what counts most last. */
  declarationsAt(place: Place, own: readonly Declaration[]): Declaration[] {
    const ofSheets = this.rules.flatMap(({ selector, declarations }) => {
      if (!isNamedBy(selector, place, this.steps)) return [];
      this.steps.left -= declarations.length;
      return declarations;
    });
    const [important, usual] = [true, false].map((wanted) => ({
      ofSheets: ofSheets.filter(({ isImportant }) => isImportant === wanted),
      own: own.filter(({ isImportant }) => isImportant === wanted),
    }));
    return [usual, important].flatMap((part) => (part ? [...part.ofSheets, ...part.own] : []));
  }
}
