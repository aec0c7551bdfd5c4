import { parse as parseSelectors, type Selector } from "css-what";
import type { ChildNode, Root, Rule } from "postcss";
import parseSheet from "postcss-safe-parser";
import { type Declaration, declarationOf } from "./declared-styles";
import { isNamedBy, type Place, type SearchSteps, specificityOf } from "./selector-match";

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
/** What one mail's selectors may take, in elements looked at. */
const MAX_STEPS = 3_000_000;
/** Sheets for a medium are hardly ever inside one another. */
const MAX_DEPTH = 4;
/** Of what a sheet sets, what decides whether and where something is seen. */
const OF_SIGHT =
  /^(?:display|visibility|opacity|color|background(?:-color|-image)?|font(?:-size)?|(?:max-)?(?:width|height)|overflow|text-decoration(?:-line)?|mso-hide|float|flex-direction)$/;
/** Where a mail is read: on a screen, whatever its width. */
const EVERYWHERE = /^\s*(?:(?:only\s+)?(?:all|screen)\s*)?$/i;
/** Marks of comments around a sheet, for programs that know none. */
const COMMENT_MARKS = /<!--|-->/g;

const isEverywhere = (media: string | undefined) =>
  (media ?? "").split(",").some((one) => EVERYWHERE.test(one));

function selectorsOf(written: string): Selector[][] {
  try {
    return parseSelectors(written);
  } catch {
    return [];
  }
}

function rulesOf(rule: Rule): SheetRule[] {
  const declarations = (rule.nodes ?? []).flatMap((node) => {
    if (node.type !== "decl" || !OF_SIGHT.test(node.prop.toLowerCase())) return [];
    return [{ ...declarationOf(node.prop, node.value), isImportant: node.important === true }];
  });
  if (declarations.length === 0) return [];
  return selectorsOf(rule.selector).map((selector) => ({
    selector,
    declarations,
    specificity: specificityOf(selector),
  }));
}

/** The rules that hold on a screen of any width, those for narrow ones and for print left out. */
function rulesIn(nodes: readonly (ChildNode | Root)[], depth = 0): SheetRule[] {
  return nodes.flatMap((node) => {
    if (node.type === "rule") return rulesOf(node);
    const isRead = node.type === "atrule" && node.name.toLowerCase() === "media" && isEverywhere(node.params);
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
  static isRead = (media: string | undefined): boolean => isEverywhere(media);

  /** What the sheets and an element's own `style` set for it, what counts most last. */
  declarationsAt(place: Place, own: readonly Declaration[]): Declaration[] {
    const ofSheets = this.rules
      .filter(({ selector }) => isNamedBy(selector, place, this.steps))
      .flatMap(({ declarations }) => declarations);
    const [important, usual] = [true, false].map((wanted) => ({
      ofSheets: ofSheets.filter(({ isImportant }) => isImportant === wanted),
      own: own.filter(({ isImportant }) => isImportant === wanted),
    }));
    return [usual, important].flatMap((part) => (part ? [...part.ofSheets, ...part.own] : []));
  }
}
