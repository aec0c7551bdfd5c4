import { withoutCountBehind } from "../lines/quantity-lines";
import { plainGlyphs } from "../words/glyphs";

const FLAGS =
  /\s+(?:[GHPM]{0,2}MRJ[A-Z]?|HRJ|GRQ|[FGHP]{0,2}M?RQ|[FGHP]{0,2}MR|GR|GP|FS|KF|KI|TF|TFW|FN|FT|TN|CT|NP|1T|CPN|(?<!BEURRE\s+)SALE|[A-Z*#])\s*$/;

/** Words beside the article number on a row of its own, above or below the name. */
const NO_NAME = /[O0Q]?UR\s?PRICE|(?<=\d\s*)\bEACH\b\s*$/gi;

/** `0.965 kg @ 3.28/kg` after the name: how the price was worked out. */
const WEIGHED =
  /(?<=[A-Za-z]{3}.*)\s+(?:\d*\.\d{2,3}\s?(?:k[g9]|[l1]b)s?\s?(?:@|net|x)|\d{1,2}(?:\.\d{1,3})?\s?@\s?\$?\d*[.,]\d{2}|\d{1,2}\s?[@0]?\s?\d?\s?\/\s?\$?\d*[.,]\d{2}).*$/i;

/** `4. 25OZ`: the recogniser saw a gap behind the point of a size. */
const PARTED_SIZE = /(?<=\d[.,])\s(?=\d{1,3}\s?(?:FL\.?\s?)?(?:[O0]Z|KG|G|ML|L|LB)(?![A-Za-z]))/gi;

/**
 * `GF: BREAD`, `2% ; MILK`, `GF | CORN`: the recogniser saw a mark where the print has a wide gap; of 846 names none
 * has a colon before a space.
 */
const MARK_BETWEEN_WORDS = /(?<=[\p{L}\d%)]) ?[:;] (?=[\p{L}\d])|(?<=[\p{L}\d%)]) [|_.·•'`] (?=[\p{L}\d])/gu;

/** `EGG £0.60`, `TEA @R19.90`, `TEA AED`, `UNLEADED 0.6106`, `BATTA 1.200.00`: what one costs or how much it is. */
const UNIT_FIGURE =
  /(?<=[A-Za-z]{2}.*)\s+(?:@?\s?(?:[£€¥₹]|R[MS]?\.?\s?)\d{1,4}[.,]\d{2}|(?:AED|INR|MYR|SGD|HKD|PHP)\.?|\d{1,3}\.\d{3,4}|\d{1,2}[.:]\d{1,4}\.\d{2})$/;

/** A product's name as printed, without article code, quantity, department marks and trailing flags. */
export function cleanItemName(printed: string): string {
  let name = withoutCountBehind(plainGlyphs(printed))
    .replace(NO_NAME, " ")
    .replace(/\s+/g, " ")
    .replace(PARTED_SIZE, "")
    .trim();
  name = name
    .replace(MARK_BETWEEN_WORDS, " ")
    .replace(/^\d{0,2}\s?-*>\s?/, "")
    .replace(/^[\s*>#.:;|-]+/, "")
    .replace(/^\d*\.\d{2,3}\s?(?:lb|kg|1b)s?\s+(?=[A-Za-z]{3})/i, "")
    .replace(/(?<=[A-Za-z]{3}.*)\s[GHP]{0,2}[MH]{1,2}RJ.*$/, "");
  name = name
    .replace(/^[E*]\s+(?=\d{3,}|\S{3})/, "")
    .replace(/^(?:\(\d{1,2}\)\s*)?(?:\d{8,14}[A-Z]{1,3}(?=\s)|\d{4,14})\s*/, "");
  name = name.replace(/\(\d{1,2}\)\s*(?=\d{4,})/, "").replace(/^\d{4,14}\s*(?=[A-Za-z])/, "");
  name = name.replace(/\s*(?<![\d.])[\dOo]{8,14}(?:[A-Z]{1,3})?(?=\s|$)/g, " ").trim();
  name = name.replace(/^\d{1,2}\s?[@0O]?\s?\$?\d{0,2}\.\d{2}\s+(?=[A-Za-z]{2})/, "");
  name = name.replace(WEIGHED, "").trim();
  name = name.replace(/^\d{1,2}\s?QTY\s+/i, "");
  for (let previous = ""; previous !== name; ) {
    previous = name;
    name = name
      .replace(/\s+-?\$?\d{1,4}[.,]\d[\dO](?:-|\s[\d$])?$/, "")
      .replace(UNIT_FIGURE, "")
      .replace(/\s*\(\w{1,3}\s?@[\s\d.,]+\)$/, "")
      .replace(/\s+\d{1,3}\s*[@xX]?$/, (tail) => (/[@xX]/.test(tail) ? "" : tail))
      .replace(/(?<=[A-Za-z]{2}.*)\s+\d{4,}$/, "")
      .replace(/[\s.*:=-]+$/, "");
    const unflagged = name.replace(FLAGS, "");
    if (unflagged.replace(/[^A-Za-z]/g, "").length >= 3) name = unflagged;
  }
  return name.trim();
}
