import { type BoxStyle, isBox, isPlaced, partsOf, pixelsOf, transformsOf } from "./box-styles";
import type { HtmlElement } from "./html-tree";

/** Farther than a computer's screen is wide, in pixels. */
const FAR = 1_000;
/** To the right or below a page goes on; so far no mail does. */
const FAR_BEYOND = 5_000;
type Side = "top" | "right" | "bottom" | "left";
const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

/** What is set of a side, by itself or with the others. */
function onSide(style: BoxStyle, all: string, side: Side): string | undefined {
  const own = style[all === "inset" ? side : `${all}-${side}`];
  const together = style[all];
  if (own !== undefined || together === undefined) return own;
  if (together.includes("(")) return together;
  const [top, right = top, bottom = top, left = right] = partsOf(together);
  return { top, right, bottom, left }[side];
}

/** How far a length moves a box; `NaN` where that is reckoned by the page itself. */
function moveOf(written: string | undefined): number {
  return written?.includes("(") ? Number.NaN : (pixelsOf(written) ?? 0);
}

/** As `moveOf`; a share that draws back sets columns side by side and moves nothing off. */
const moveInFlow = (written: string | undefined) =>
  written?.trim().endsWith("%") ? Math.max(0, moveOf(written)) : moveOf(written);

/** How far the text of an element is moved along one way: by all that moves it, and by what leaves it no room. */
interface Move {
  readonly all: number;
  readonly free: number;
}

/** How far an element's text is moved by its place, margin and padding on one side or that across from it. */
function placeOf(element: HtmlElement, near: Side, far: Side): Move {
  const { style } = element;
  const roomOn = (side: Side) =>
    moveInFlow(onSide(style, "margin", side)) + moveOf(onSide(style, "padding", side));
  const isMoved = isPlaced(style) || /^relative\b/.test(style.position ?? "");
  const [before, after] = [near, far]
    .map((side) => onSide(style, "inset", side))
    .map((set) => (set === "auto" || !isMoved ? undefined : set));
  const isFloating = /^(?:left|right)\b/.test(style.float ?? "");
  const offset = (set: string | undefined) =>
    isFloating && !isPlaced(style) ? moveInFlow(set) : moveOf(set);
  // Margins and padding above and below move no text within a line.
  const room = near === "left" || isBox(element) ? roomOn(near) : 0;
  if (before !== undefined || after === undefined)
    return { all: offset(before) + room, free: offset(before) };
  const free = -offset(after);
  return { all: free + (isPlaced(style) ? -roomOn(far) : room), free };
}

/** How far an element is moved as it is drawn, of which shares are of the element itself. */
function translationOf(style: BoxStyle, way: "X" | "Y"): number {
  const moves = transformsOf(style).flatMap(({ name, parts }) => {
    if (name === `translate${way.toLowerCase()}`) return [parts[0]];
    return name === "translate" || name === "translate3d" ? [parts[way === "X" ? 0 : 1]] : [];
  });
  return moves.reduce((sum, move) => sum + moveInFlow(move), 0);
}

/** Whether all that moves an element's text together moves it off the page. */
export function isMovedAway(element: HtmlElement): boolean {
  const turned = isBox(element) ? element.style : {};
  const across = placeOf(element, "left", "right");
  const down = placeOf(element, "top", "bottom");
  return [
    { ...across, drawn: translationOf(turned, "X") },
    { ...down, drawn: translationOf(turned, "Y") },
  ].some(
    ({ all, free, drawn }) =>
      all + drawn <= -FAR || (free + drawn >= FAR_BEYOND && all + drawn >= FAR_BEYOND),
  );
}

/** Whether the first line of an element's text begins off the page; `null`: as that of what it stands in. */
export function isIndentedAway(element: HtmlElement): boolean | null {
  const { style } = element;
  const indent = style["text-indent"];
  if (indent === undefined || !isBox(element)) return null;
  if (moveOf(indent) + placeOf(element, "left", "right").all <= -FAR) return true;
  // Without this it goes on in the next line, and is seen there.
  const isOneLine = /\bnowrap\b|^pre$/.test(style["white-space"] ?? "");
  const isCut = isOneLine && /^(?:hidden|clip)\b/.test(style.overflow ?? "");
  return isCut && indent.endsWith("%") && Number.parseFloat(indent) >= 100;
}

/** Whether an element is put elsewhere than in the flow: laid over those beside it, or drawn onto them. */
export function isLaidOver({ style }: HtmlElement): boolean {
  const isSet = (side: Side) => {
    const set = onSide(style, "inset", side);
    return set !== undefined && set !== "auto" && moveOf(set) !== 0;
  };
  return (
    isPlaced(style) ||
    (/^relative\b/.test(style.position ?? "") && SIDES.some(isSet)) ||
    onSide(style, "margin", "top")?.startsWith("-") === true ||
    onSide(style, "margin", "bottom")?.startsWith("-") === true
  );
}
