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

const isFarBefore = (written: string | undefined) => (pixelsOf(written) ?? 0) <= -FAR;
const isFarAway = (written: string | undefined) =>
  isFarBefore(written) || (pixelsOf(written) ?? 0) >= FAR_BEYOND;
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

/** Put off the page by its place or by a margin. */
function isPlacedAway(style: Style): boolean {
  const { left, right, top, bottom, inset, margin } = style;
  const isMoved = isPlaced(style) || /^relative\b/.test(style.position ?? "");
  if (isMoved && [left, right, top, bottom, ...partsOf(inset)].some(isFarAway)) return true;
  return [style["margin-left"], style["margin-top"], ...partsOf(margin)].some(isFarBefore);
}

const NOTHING = /^[+-]?(?:0{1,9}(?:\.0{0,9})?|\.0{1,9})%?$/;
const isNothing = (written: string) => NOTHING.test(written);

/** The functions of a value with what stands in their brackets. */
function functionsIn(value: string | undefined): { name: string; parts: string[] }[] {
  return [...(value ?? "").slice(0, MAX_VALUE).matchAll(/([a-z\d-]{1,16})\(([^()]{0,80})\)/g)].map(
    ([, name = "", inside = ""]) => ({ name, parts: partsOf(inside.trim()) }),
  );
}

/** Moved off the page, or shrunk to nothing. */
function isTransformedAway({ transform, translate, scale }: Style): boolean {
  const isAway = ({ name, parts }: { name: string; parts: readonly string[] }) => {
    // A share is one of the element itself.
    if (name.startsWith("translate")) return parts.some((part) => !part.endsWith("%") && isFarAway(part));
    return name.startsWith("scale") && parts.slice(0, 2).some(isNothing);
  };
  const ofProperties = [
    { name: "translate", parts: partsOf(translate) },
    { name: "scale", parts: partsOf(scale) },
  ];
  return [...functionsIn(transform), ...ofProperties].some(isAway);
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

/** A box of a pixel at most, out of which nothing stands. */
function isPixel({ width, height, ...style }: Style): boolean {
  const least = (written: string | undefined) => (pixelsOf(written) ?? 2) <= 1;
  const cuts = /^(?:hidden|clip)\b/.test(style.overflow ?? "");
  return cuts && !width?.includes("%") && least(width) && least(height);
}

/**
 * Whether a mail shows nothing of an element: moved off the page, cut or shrunk to nothing, or clear. What comes in by
 * and by is shown.
 */
export function isOffPage(element: HtmlElement): boolean {
  const { style } = element;
  const comesIn = style.animation !== undefined || style["animation-name"] !== undefined;
  if (isPlacedAway(style) || isClipped(style)) return !comesIn;
  return !comesIn && (isFaded(style) || (isBox(element) && (isTransformedAway(style) || isPixel(style))));
}

/** Whether the first line of an element's text begins off the page; `null`: as that of what it stands in. */
export function isIndentedAway(element: HtmlElement): boolean | null {
  const indent = element.style["text-indent"];
  if (indent === undefined || !isBox(element)) return null;
  const isCut = /^(?:hidden|clip)\b/.test(element.style.overflow ?? "") && Number.parseFloat(indent) >= 100;
  return isFarBefore(indent) || (isCut && indent.endsWith("%"));
}

/** Whether an element is laid over those beside it. */
export const isLaidOver = ({ style }: HtmlElement): boolean =>
  isPlaced(style) ||
  [style["margin-top"], partsOf(style.margin)[0]].some((margin) => margin?.startsWith("-"));
