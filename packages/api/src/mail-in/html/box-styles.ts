import type { HtmlElement } from "./html-tree";

export type BoxStyle = HtmlElement["style"];

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
export function pixelsOf(written: string | undefined): number | null {
  const [, figure, unit = "px"] = LENGTH.exec((written ?? "").trim()) ?? [];
  const pixels = PIXELS[unit];
  return figure === undefined || pixels === undefined ? null : Number(figure) * pixels;
}

export const partsOf = (value: string | undefined) => (value ?? "").slice(0, MAX_VALUE).split(/[\s,]+/);

/** Elements within a line, on which a box's room and turning have no effect. */
const IN_LINE = new Set("a abbr b big code em font i label mark small span strong sub sup u".split(" "));

/** Whether an element stands where a mail puts it, and not where the text goes. */
export const isPlaced = ({ position }: BoxStyle): boolean => /^(?:absolute|fixed)\b/.test(position ?? "");

/** Whether an element is a box of its own. */
export const isBox = ({ name, style }: HtmlElement) =>
  !IN_LINE.has(name) ||
  isPlaced(style) ||
  /^(?:left|right)\b/.test(style.float ?? "") ||
  (style.display !== undefined && !/^inline\b(?!-)/.test(style.display));

const NOTHING = /^[+-]?(?:0{1,9}(?:\.0{0,9})?|\.0{1,9})%?$/;
export const isNothing = (written: string) => NOTHING.test(written);

/** The functions of a value with what stands in their brackets. */
export function functionsIn(value: string | undefined): { name: string; parts: string[] }[] {
  return [...(value ?? "").slice(0, MAX_VALUE).matchAll(/([a-z\d-]{1,16})\(([^()]{0,80})\)/g)].map(
    ([, name = "", inside = ""]) => ({ name, parts: partsOf(inside.trim()) }),
  );
}

export const transformsOf = ({ transform, translate, scale }: BoxStyle) => [
  ...functionsIn(transform),
  { name: "translate", parts: partsOf(translate) },
  { name: "scale", parts: partsOf(scale) },
];
