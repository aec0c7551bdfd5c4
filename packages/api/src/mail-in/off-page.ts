import type { HtmlElement } from "./html-tree";

type Style = HtmlElement["style"];

/** Farther than a computer's screen is wide, in pixels. */
const FAR = 1_000;
/** To the right or below a page goes on; so far no mail does. */
const FAR_BEYOND = 5_000;
/** Pixels of each unit of length; a share is taken of the screen's width. */
const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 1.33,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
  "%": 10.24,
  vw: 10.24,
  vh: 7.68,
  cm: 37.8,
  mm: 3.78,
  in: 96,
};
const LENGTH = /^([+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))([a-z]{1,4}|%)?$/;
/** Values longer than this place nothing. */
const MAX_VALUE = 200;

/** A length in pixels; `null` for one that is not plain. */
function pixelsOf(written: string | undefined): number | null {
  const [, figure, unit = "px"] = LENGTH.exec((written ?? "").trim()) ?? [];
  const pixels = PIXELS[unit];
  return figure === undefined || pixels === undefined ? null : Number(figure) * pixels;
}

const partsOf = (value: string | undefined) => (value ?? "").slice(0, MAX_VALUE).split(/[\s,]+/);

/** Elements within a line, on which a box's room and turning have no effect. */
const IN_LINE = new Set("a abbr b big code em font i label mark small span strong sub sup u".split(" "));

/** Whether an element stands where a mail puts it, and not where the text goes. */
const isPlaced = ({ position }: Style): boolean => /^(?:absolute|fixed)\b/.test(position ?? "");

/** Whether an element is a box of its own. */
const isBox = ({ name, style }: HtmlElement) =>
  !IN_LINE.has(name) ||
  isPlaced(style) ||
  /^(?:left|right)\b/.test(style.float ?? "") ||
  (style.display !== undefined && !/^inline\b(?!-)/.test(style.display));

type Side = "top" | "right" | "bottom" | "left";
const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

/** What is set of a side, by itself or with the others. */
function onSide(style: Style, all: string, side: Side): string | undefined {
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

const NOTHING = /^[+-]?(?:0{1,9}(?:\.0{0,9})?|\.0{1,9})%?$/;
const isNothing = (written: string) => NOTHING.test(written);

/** The functions of a value with what stands in their brackets. */
function functionsIn(value: string | undefined): { name: string; parts: string[] }[] {
  return [...(value ?? "").slice(0, MAX_VALUE).matchAll(/([a-z\d-]{1,16})\(([^()]{0,80})\)/g)].map(
    ([, name = "", inside = ""]) => ({ name, parts: partsOf(inside.trim()) }),
  );
}

const transformsOf = ({ transform, translate, scale }: Style) => [
  ...functionsIn(transform),
  { name: "translate", parts: partsOf(translate) },
  { name: "scale", parts: partsOf(scale) },
];

const isShrunk = (style: Style): boolean =>
  transformsOf(style).some(
    ({ name, parts }) => name.startsWith("scale") && parts.slice(0, 2).some(isNothing),
  );

/** How far an element is moved as it is drawn, of which shares are of the element itself. */
function translationOf(style: Style, way: "X" | "Y"): number {
  const moves = transformsOf(style).flatMap(({ name, parts }) => {
    if (name === `translate${way.toLowerCase()}`) return [parts[0]];
    return name === "translate" || name === "translate3d" ? [parts[way === "X" ? 0 : 1]] : [];
  });
  return moves.reduce((sum, move) => sum + moveInFlow(move), 0);
}

/** Whether all that moves an element's text together moves it off the page. */
function isMovedAway(element: HtmlElement): boolean {
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

/** Of `inset(50% 0)`, as of margins, the shares that are cut off: above, right, below, left. */
function cutOff(parts: readonly string[]): number[] {
  const ends = parts.indexOf("round");
  const [above = "0", right = above, below = above, left = right] = ends < 0 ? parts : parts.slice(0, ends);
  return [above, right, below, left].map((part) => (part.endsWith("%") ? Number.parseFloat(part) : 0));
}

/** Cut to nothing, or to a pixel. */
function isClipped(style: Style): boolean {
  const [rect] = functionsIn(style.clip);
  if (rect?.name === "rect" && isPlaced(style)) {
    const [top = null, right = null, bottom = null, left = null] = rect.parts.map(pixelsOf);
    if (top !== null && bottom !== null && bottom - top <= 1) return true;
    if (left !== null && right !== null && right - left <= 1) return true;
  }
  return functionsIn(style["clip-path"]).some(({ name, parts }) => {
    if (name === "inset") {
      const [above = 0, right = 0, below = 0, left = 0] = cutOff(parts);
      return above + below >= 100 || left + right >= 100;
    }
    if (name === "polygon") return parts.every((part) => (pixelsOf(part) ?? 1) === 0);
    return (name === "circle" || name === "ellipse") && (pixelsOf(parts[0]) ?? 1) === 0;
  });
}

/** Fainter than this nothing is seen. */
const LEAST_OPACITY = 0.02;

/** Not drawn, or as good as clear. */
function isFaded({ opacity, filter, zoom, ...style }: Style): boolean {
  const share = Number.parseFloat(opacity ?? "1") / (opacity?.includes("%") ? 100 : 1);
  return (
    /^hidden\b/.test(style["content-visibility"] ?? "") ||
    share < LEAST_OPACITY ||
    functionsIn(filter).some(({ name, parts }) => name === "opacity" && isNothing(parts[0] ?? "")) ||
    (zoom !== undefined && isNothing(zoom))
  );
}

const OF_TABLES = new Set("table thead tbody tfoot tr td th caption".split(" "));

/** Whether a box grows with what is in it whatever its size is set to, as tables and their cells do. */
export const growsWithText = ({ name, style }: HtmlElement): boolean =>
  style.display === undefined ? OF_TABLES.has(name) : /^(?:inline-)?table\b/.test(style.display);

/** A box of a pixel at most, out of which nothing stands. */
function isPixel(element: HtmlElement): boolean {
  const { width, height, ...style } = element.style;
  const least = (written: string | undefined) => (pixelsOf(written) ?? 2) <= 1;
  const grows = [style["min-width"], style["min-height"]].some((set) => set !== undefined && !least(set));
  const cuts = /^(?:hidden|clip)\b/.test(style.overflow ?? "") && !grows && !growsWithText(element);
  return cuts && !width?.includes("%") && least(width) && least(height);
}

/**
 * Whether a mail shows nothing of an element: moved off the page, cut or shrunk to nothing, or clear. What comes in by
 * and by is shown.
 */
export function isOffPage(element: HtmlElement): boolean {
  const { style } = element;
  const comesIn = style.animation !== undefined || style["animation-name"] !== undefined;
  if (isMovedAway(element) || isClipped(style)) return !comesIn;
  return !comesIn && (isFaded(style) || (isBox(element) && (isShrunk(style) || isPixel(element))));
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
