import { type BoxStyle, functionsIn, isBox, isNothing, isPlaced, pixelsOf, transformsOf } from "./box-styles";
import type { HtmlElement } from "./html-tree";
import { isMovedAway } from "./moved-away";

const isShrunk = (style: BoxStyle): boolean =>
  transformsOf(style).some(
    ({ name, parts }) => name.startsWith("scale") && parts.slice(0, 2).some(isNothing),
  );

/** Of `inset(50% 0)`, as of margins, the shares that are cut off: above, right, below, left. */
function cutOff(parts: readonly string[]): number[] {
  const ends = parts.indexOf("round");
  const [above = "0", right = above, below = above, left = right] = ends < 0 ? parts : parts.slice(0, ends);
  return [above, right, below, left].map((part) => (part.endsWith("%") ? Number.parseFloat(part) : 0));
}

/** Cut to nothing, or to a pixel. */
function isClipped(style: BoxStyle): boolean {
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
function isFaded({ opacity, filter, zoom, ...style }: BoxStyle): boolean {
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
