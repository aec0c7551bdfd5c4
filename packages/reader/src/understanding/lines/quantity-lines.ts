import { plainGlyphs } from "../words/glyphs";

export type ItemUnit = "each" | "kg" | "g" | "lb" | "oz";

/** `2 @ 1.99`, `3 for 5.00`, `0.545 kg @ 2.18/kg`: how much, in which unit, at how many cents. */
export interface QuantityNote {
  quantity: number;
  unit: ItemUnit;
  unitPrice: number | null;
}

const UNITS: Readonly<Record<string, ItemUnit>> = { KG: "kg", G: "g", LB: "lb", OZ: "oz" };

/** Upper case, without spaces, with the usual misreadings of `lb`, `@` and points undone. */
function compact(text: string): string {
  return plainGlyphs(text)
    .toUpperCase()
    .replace(/^\W*(?:(?:ITEM|PLU|SKU|UPC)\W*\d{3,14}|\d{6,14}[A-Z]{0,2})\s+/, "")
    .replace(/F0R/g, "FOR")
    .replace(/(?<=\d)O(?=[\d.,@K]|$)|(?<=[.,])O/g, "0")
    .replace(/(?<=\.\d{2,3}|\/|\d\s)\s*[1IL|]\s?[B6]S?(?=$|[^A-Z\d]|\d{0,2}\.\d)/g, "LB")
    .replace(/(\d)\s*LBS?\b/g, "$1LB")
    .replace(/(?<=\d)\s*K[GO6]S?(?![A-Z])/g, "KG")
    .replace(/\s+/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/\$/g, "");
}

/** `… Qty 2`, `… 2  Delivered`: how many, in a column behind the name. */
const COUNT_BEHIND =
  /(?<=[A-Z]{3}.*)\s+(?:(?:QTY|QT[EÉ]|QUANTIT(?:Y|[EÉ]))\W{0,3}(\d{1,3})|(\d{1,3})\s+(?:DELIVERED|SHIPPED|FULFILLED|PICKED ?UP|LIVR[EÉ]E?S?|EXP[EÉ]DI[EÉ]E?S?))\s*$/i;

/** `GF BREAD (2 @ 3.25)`: how many behind the name, in brackets with the price of one. */
export const COUNT_IN_BRACKETS = /(?<=[A-Za-z]{3}\W{1,3})\((\d{1,2})\s?[@xX]\s?\$?(\d{1,3}\.\d{2})\)\W*$/;

/** A text without the column behind its name that says how many. */
export const withoutCountBehind = (text: string) => text.replace(COUNT_BEHIND, "");

const cents = (text = "0") => Math.round(Number(text) * 100);

/** What a line (or the part of it before the extended price) says about quantity, `null` if nothing. */
export function quantityNoteIn(text: string): QuantityNote | null {
  const line = compact(text);
  const per = /(\d*\.\d{1,3})(KG|LB)@?1(?:KG|LB)\/(\d*\.\d{2})/.exec(line);
  if (per && Number(per[1]) > 0)
    return { quantity: Number(per[1]), unit: UNITS[per[2] ?? ""] ?? "each", unitPrice: cents(per[3]) };
  const weight =
    /(\d*\.\d{1,3}|\d{1,2})(KG|LB|OZ|G)(?:NET|GROSS)?(?:@|X|AT|~|I|S0|S@|#|A)?(\d{0,3}\.\d{2})(?:\/|1)?(KG|LB|OZ|100G)?/.exec(
      line,
    );
  if (weight && Number(weight[1]) > 0) {
    const unitPrice = cents(weight[3]) * (weight[4] === "100G" ? 10 : 1);
    return { quantity: Number(weight[1]), unit: UNITS[weight[2] ?? ""] ?? "each", unitPrice };
  }
  const dealt = /^\W?(\d{1,3})(?:EA)?(?:@|AT|X)(\d{1,2})(?:FOR|\/)(\d{0,3}\.\d{2})/.exec(line);
  if (dealt && Number(dealt[1]) > 0 && Number(dealt[2]) > 0) {
    return {
      quantity: Number(dealt[1]),
      unit: "each",
      unitPrice: Math.round(cents(dealt[3]) / Number(dealt[2])),
    };
  }
  const counted = /^\W?(\d{1,3})(?:EA|PCS?|QTY|UN)?(?:@|X|AT|\*)(\d{0,3}\.\d{2})(?:\/?(?:EA|CH|UN|PC))?/.exec(
    line,
  );
  if (counted && Number(counted[1]) > 0) {
    return { quantity: Number(counted[1]), unit: "each", unitPrice: cents(counted[2]) };
  }
  const told = /^\W?(\d{1,2})QTY/.exec(line);
  if (told && Number(told[1]) > 0) return { quantity: Number(told[1]), unit: "each", unitPrice: null };
  const behind = COUNT_BEHIND.exec(text);
  const many = Number(behind?.[1] ?? behind?.[2] ?? 0);
  if (many > 0) return { quantity: many, unit: "each", unitPrice: null };
  const pack = /^(\d{1,2})(?:FOR|\/)(\d{1,3}\.\d{2})/.exec(line);
  return pack && Number(pack[1]) > 1 ? { quantity: Number(pack[1]), unit: "each", unitPrice: null } : null;
}

/** The note's quantity times its price, in cents; `null` when it names no unit price. */
export function noteCents(note: QuantityNote | null): number | null {
  if (!note || note.unitPrice === null) return null;
  return Math.round(note.quantity * note.unitPrice);
}

/**
 * Reads `20$7.98` before a price of 15.96 as 2 @ 7.98: any two figures of the text whose product is
 * the price, the first a count or a weight.
 */
export function noteForPrice(text: string, price: number): QuantityNote | null {
  const [, many, each] = COUNT_IN_BRACKETS.exec(text) ?? [];
  if (Number(many) * cents(each) === price && price > 0)
    return { quantity: Number(many), unit: "each", unitPrice: cents(each) };
  const stated = quantityNoteIn(text);
  const product = noteCents(stated);
  if (stated && product !== null && Math.abs(product - price) <= 1) return stated;
  const line = compact(text.replace(/\$/g, "¤"));
  const unit = /\.\d{2,3}(KG|LB)/.exec(line)?.[1];
  for (const printed of line.matchAll(/\d{0,3}\.\d{2}(?!\d)/g)) {
    const unitPrice = cents(printed[0]);
    if (unitPrice === 0) continue;
    const front = line.slice(0, printed.index);
    const figure = /^\W?\(?(\d{1,2}(?:\.\d{1,3})?|\.\d{2,3})(?!\d)/.exec(front);
    for (const quantity of figure ? [Number(figure[1]), Number(figure[1]?.slice(0, 1))] : []) {
      if (quantity <= 0 || quantity === 1) continue;
      const close =
        Math.abs(Math.round(quantity * unitPrice) - price) <= (Number.isInteger(quantity) ? 0 : 1);
      if (close) return { quantity, unit: unit ? (UNITS[unit] ?? "each") : "each", unitPrice };
    }
  }
  return stated;
}

/** Whether a line has no name of its own and only says how its neighbour's price was worked out. */
export function isQuantityText(text: string): boolean {
  const line = compact(text);
  if (/^\W*\(?\d*\.?\d+(?:KG|LB|EA)?(?:NET)?@/.test(line) || /^\W*\d*\.\d{2,3}(?:KG|LB)/.test(line))
    return true;
  // `2 @ 3 FOR 1.19` with the at sign and the point read as they come, `3.2 gallon $1.99/gallon`.
  if (
    /^\W*\d{1,3}[@OA]?\d{0,2}FOR\W?\d{1,4}(?!\w)|^\W*\d*\.\d+[A-Z\d]{1,8}@?\d+\.\d{2,3}\/[A-Z\d]{2,8}$/.test(
      line,
    )
  )
    return true;
  const words = line
    .replace(/FOR|EACH|LIMIT|LMT|IMT|KG|LB|NET|TARE|GROSS|EA|WEIGHT|WT|TW|AT|QTY|OR/g, "")
    .replace(/[^A-Z]/g, "");
  if (words.length >= 4) return false;
  return (
    quantityNoteIn(text) !== null ||
    /^\W*[WVU][TI]\W*$/.test(line) ||
    /^\W*\d{0,3}\.\d{2}(EA|LMT|IMT|1MT|LIMIT|\/EA|OR)/.test(line) ||
    /^\W*\d*\.?\d+(KG|LB)(@|NET|X|\/|$)/.test(line) ||
    /^(EA)?@\d*\.\d\d/.test(line) ||
    /^(NET|TARE|GROSS|QTY|WT|WEIGHT)(WEIGHT|WT)?\W*\d/.test(line) ||
    /^\d{1,2}\/\d{1,3}\.\d{2}$/.test(line) ||
    /^\W*\d{1,4}FOR\W*$|^\W*\d{1,4}\/\d*\.\d{2}OR/.test(line) ||
    /^\d{1,2}(AT|@)(\d{0,2}FO|\d{1,2}(F|$))/.test(line)
  );
}
