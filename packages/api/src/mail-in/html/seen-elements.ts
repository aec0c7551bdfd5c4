import type { HtmlElement } from "./html-tree";
import { isIndentedAway, isLaidOver } from "./moved-away";
import { growsWithText, isOffPage } from "./off-page";

/** Red, green and blue from 0 to 255. */
type Colour = readonly [number, number, number];

const WHITE: Colour = [255, 255, 255];
const NAMED: Readonly<Record<string, Colour>> = { white: WHITE, black: [0, 0, 0] };
/** Letters that differ less than this from what is behind them are not seen. */
const SEEN_FROM = 40;

const differenceOf = (one: Colour, other: Colour) =>
  one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0);

/** A ground that differs from white by this much is dark: white letters can be read on it. */
const DARK_FROM = 240;

/** No colour of its own: that of what is around it. */
const NONE = /^(?:|none|inherit|initial|unset|revert|currentcolor)$/;
/** What lets everything behind it be seen. */
const CLEAR =
  /^transparent\b|^rgba\((?:[^,)]*,){3}\s*0?\.?0+%?\s*\)|^rgba?\([^)/]*\/\s*0?\.?0+%?\s*\)|^#(?:[\da-f]{6}00|[\da-f]{3}0)$/;

/** `null` for a colour that is written in another way, which may be any, or none. */
function colourOf(written: string): Colour | null {
  const text = written.trim().toLowerCase();
  const named = Object.keys(NAMED).find((name) => text.split(/\s/)[0] === name);
  if (named) return NAMED[named] ?? null;
  const hex = /#([\da-f]{6}|[\da-f]{3})(?![\da-f])/.exec(text)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
  }
  const [, red, green, blue] = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text) ?? [];
  return red && green && blue ? [Number(red), Number(green), Number(blue)] : null;
}

/** The colour that an element gives its letters; `null` for one that is not known. */
function inkOf(written: string | undefined, above: Inherited): Colour | null {
  const text = (written ?? "").trim();
  if (NONE.test(text)) return above.ink;
  return CLEAR.test(text) ? above.behind : colourOf(text);
}

/** The colour behind an element's letters; `null` for one that is not known, or a picture. */
function behindIn({ style, attributes }: HtmlElement, above: Inherited): Colour | null {
  const written = (style["background-color"] ?? style.background ?? attributes.bgcolor ?? "").trim();
  const picture = `${style.background ?? ""}${style["background-image"] ?? ""}`;
  if (attributes.background || /url\(|gradient\(/.test(picture)) return null;
  return NONE.test(written) || CLEAR.test(written) ? above.behind : colourOf(written);
}

/** What an element hands down to those in it. `null`: a colour that is not known, or a picture behind. */
export interface Inherited {
  readonly ink: Colour | null;
  readonly behind: Colour | null;
  /** Letters of no size, or too small to be meant to be read. */
  readonly tiny: boolean;
  readonly invisible: boolean;
  /** The first of its lines begins off the page. */
  readonly away: boolean;
}

export const ON_WHITE: Inherited = {
  ink: [0, 0, 0],
  behind: WHITE,
  tiny: false,
  invisible: false,
  away: false,
};

const NOTHING = /^0(?:\.0+)?(?:px|pt|em|rem|%)?(?:\s*!important)?$/;
const isNothing = (length: string | undefined) => length !== undefined && NOTHING.test(length);
/** Letters smaller than this many pixels are not meant to be read. */
const LEAST_PIXELS = 3;
/** A size of its own, which does not follow that of what is around it. */
const OWN_SIZE = /\d(?:px|pt|pc|rem|v[wh]|cm|mm|in)\b|\b(?:x*-?small|medium|x*-?large|initial)\b|\(/;

/** Whether an element's letters are too small to be read, by its own size or by that of what it stands in. */
function isTiny({ style, attributes }: HtmlElement, above: Inherited): boolean {
  const size = style["font-size"];
  const pixels = /^(\d+(?:\.\d+)?)(?:px|pt)/.exec(size ?? "")?.[1];
  if (isNothing(size) || (pixels !== undefined && Number(pixels) < LEAST_PIXELS)) return true;
  return above.tiny && !OWN_SIZE.test(size ?? style.font ?? "") && attributes.size === undefined;
}

function isInvisible({ style }: HtmlElement, above: Inherited): boolean {
  const { visibility } = style;
  return (
    /^(?:hidden|collapse)\b/.test(visibility ?? "") ||
    (above.invisible && !/^visible\b/.test(visibility ?? ""))
  );
}

/** What stands in an element gets from it: colours, and whether its letters are seen at all. */
export function inheritedBy(element: HtmlElement, above: Inherited): Inherited {
  const { style, attributes } = element;
  const behind = behindIn(element, above);
  return {
    ink: inkOf(style.color ?? attributes.color, { ...above, behind }),
    behind,
    tiny: isTiny(element, above),
    invisible: isInvisible(element, above),
    away: isIndentedAway(element) ?? above.away,
  };
}

/** Whether letters can be read, and told from what is behind them. */
export function isLegible({ ink, behind, tiny, invisible }: Inherited): boolean {
  if (tiny || invisible) return false;
  return !behind || !ink || differenceOf(ink, behind) >= SEEN_FROM;
}

/** Whether an element has no height or no width, and does not grow with what is in it. */
function isWithoutRoom(element: HtmlElement): boolean {
  const { style } = element;
  if (growsWithText(element)) return false;
  const cuts = (overflow: string | undefined) => /^(?:hidden|clip)\b/.test(overflow ?? "");
  const [across = style.overflow, down = style.overflow] = [style["overflow-x"], style["overflow-y"]];
  const isSet = (least: string | undefined) => least !== undefined && !isNothing(least);
  const isHigh = isSet(style["min-height"]);
  if (cuts(down) && !isHigh && (isNothing(style.height) || isNothing(style["max-height"]))) return true;
  return cuts(across) && isNothing(style["max-width"]) && !isSet(style["min-width"]);
}

/** Whether an element has a ground of its own on which white letters are seen; a picture may be one. */
function hasDarkGround(element: HtmlElement): boolean {
  const ground = behindIn(element, ON_WHITE);
  return (ground === null || differenceOf(ground, WHITE) >= DARK_FROM) && !isHidden(element);
}

/** What the children of an element get from it: behind those laid over a dark ground it may be any colour. */
export function handedDown<Style extends Inherited>(
  { children }: HtmlElement,
  style: Style,
): (child: HtmlElement) => Style {
  const grounds = children.filter((child) => typeof child !== "string" && hasDarkGround(child));
  if (grounds.length === 0) return () => style;
  const laid = grounds.filter((ground) => typeof ground !== "string" && isLaidOver(ground));
  return (child) =>
    (isLaidOver(child) ? grounds : laid).some((ground) => ground !== child)
      ? { ...style, behind: null }
      : style;
}

/** Whether a mail hides an element with all that is in it: not displayed, or without room. */
export function isHidden(element: HtmlElement): boolean {
  const { style, attributes } = element;
  return (
    "hidden" in attributes ||
    /^none\b/.test(style.display ?? "") ||
    /^all\b/.test(style["mso-hide"] ?? "") ||
    (isNothing(style.opacity) && !style.animation && !style["animation-name"]) ||
    isOffPage(element) ||
    isWithoutRoom(element)
  );
}

/** Whether an element is struck through: a price that was not charged. */
export const isStruck = ({ name, style }: HtmlElement): boolean =>
  ["s", "strike", "del"].includes(name) ||
  /line-through/.test(`${style["text-decoration"] ?? ""}${style["text-decoration-line"] ?? ""}`);
