import { AttributeAction, type Selector, SelectorType } from "css-what";

/** What of an element selectors ask for. */
export interface Selected {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An element, the one that it stands in, and the one before it there. */
export interface Place {
  readonly element: Selected;
  readonly above: Place | null;
  readonly before: Place | null;
}

/** How many steps the search may still take: those of a shop's mail many times over. */
export interface SearchSteps {
  left: number;
}

const COMBINATORS: ReadonlySet<SelectorType> = new Set([
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Adjacent,
  SelectorType.Sibling,
]);

const isCombinator = ({ type }: Selector) => COMBINATORS.has(type);

/** Attributes longer than this no selector is meant for. */
const MAX_VALUE = 1_000;

/** Whether an element is what one part of a selector names; states such as `:hover` it never has. */
function isOf(part: Selector, { name, attributes }: Selected): boolean {
  if (part.type === SelectorType.Universal) return true;
  if (part.type === SelectorType.Tag) return part.name.toLowerCase() === name;
  if (part.type !== SelectorType.Attribute) return false;
  const value = attributes[part.name];
  if (value === undefined || value.length > MAX_VALUE) return false;
  switch (part.action) {
    case AttributeAction.Exists:
      return true;
    case AttributeAction.Element:
      return value.split(/\s+/).includes(part.value);
    case AttributeAction.Equals:
      return value === part.value;
    case AttributeAction.Start:
      return part.value !== "" && value.startsWith(part.value);
    case AttributeAction.End:
      return part.value !== "" && value.endsWith(part.value);
    case AttributeAction.Any:
      return part.value !== "" && value.includes(part.value);
    case AttributeAction.Hyphen:
      return value === part.value || value.startsWith(`${part.value}-`);
    default:
      return false;
  }
}

/** Whether a selector, up to one of its parts, names the element at a place. */
function namesUpTo(selector: readonly Selector[], last: number, place: Place, steps: SearchSteps): boolean {
  if (steps.left <= 0) return false;
  steps.left -= 1;
  let at = last;
  for (let part = selector[at]; part && !isCombinator(part); part = selector[at]) {
    if (!isOf(part, place.element)) return false;
    at -= 1;
  }
  const combinator = selector[at]?.type;
  if (combinator === undefined) return true;
  const isFar = combinator === SelectorType.Descendant || combinator === SelectorType.Sibling;
  const isAbove = combinator === SelectorType.Descendant || combinator === SelectorType.Child;
  let other = isAbove ? place.above : place.before;
  while (other) {
    if (namesUpTo(selector, at - 1, other, steps)) return true;
    other = isFar ? (isAbove ? other.above : other.before) : null;
  }
  return false;
}

/** Whether a selector can name anything: none begins with what stands between two. */
export const isSelector = ([first]: readonly Selector[]): boolean =>
  first !== undefined && !isCombinator(first);

/** Whether a selector names the element at a place. */
export const isNamedBy = (selector: readonly Selector[], place: Place, steps: SearchSteps): boolean =>
  namesUpTo(selector, selector.length - 1, place, steps);

/** How much a selector counts against others: ids before classes and attributes before names. */
export function specificityOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => {
    if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement) return sum + 1;
    if (part.type === SelectorType.Pseudo) return sum + 1_000;
    if (part.type !== SelectorType.Attribute) return sum;
    return sum + (part.name === "id" && part.action === AttributeAction.Equals ? 1_000_000 : 1_000);
  }, 0);
}
