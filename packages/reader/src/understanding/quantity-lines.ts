import { plainGlyphs } from "./glyphs";

export type ItemUnit = "each" | "kg" | "g" | "lb" | "oz";

/** `2 @ 1.99`, `3 for 5.00`, `0.545 kg @ 2.18/kg`: how much, of what, at how many cents. */
export interface QuantityNote {
  quantity: number;
  unit: ItemUnit;
  unitPriceCents: number | null;
}

const units: Readonly<Record<string, ItemUnit>> = { KG: "kg", G: "g", LB: "lb", OZ: "oz" };

/** Upper case, without spaces, with the usual misreadings of `lb`, `@` and points undone. */
function compact(text: string): string {
  return plainGlyphs(text)
    .toUpperCase()
    .replace(/(?<=\d)[O](?=[\d.,@K]|$)|(?<=\.)O/g, "0")
    .replace(/(?<=\d|\/|\s)\s*[1IL|]\s?[B6](?:S)?(?![A-Z\d])/g, "LB")
    .replace(/(\d)\s*LBS?\b/g, "$1LB")
    .replace(/(?<=\d)\s*KGS?/g, "KG")
    .replace(/\s+/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/\$/g, "");
}

const cents = (text: string) => Math.round(Number(text) * 100);

/** What a line (or the part of it before the extended price) says about quantity, `null` if nothing. */
export function quantityNoteIn(text: string): QuantityNote | null {
  const line = compact(text);
  const weight =
    /(\d*\.\d{1,3}|\d{1,2})(KG|LB|OZ|G)(?:NET|GROSS)?(?:@|X|AT|~|I|S0|S@|#)?\$?(?:1(?:LB|KG)\/)?(\d{0,3}\.\d{2})(?:\/|1)?(KG|LB|OZ|100G)?/.exec(
      line,
    );
  if (weight) {
    const per = weight[4] === "100G" ? 10 : 1;
    return {
      quantity: Number(weight[1]),
      unit: units[weight[2] ?? ""] ?? "each",
      unitPriceCents: cents(weight[3] ?? "0") * per,
    };
  }
  const perUnit = /(\d*\.\d{1,3})(KG|LB)(?:@)?1(?:KG|LB)\/(\d*\.\d{2})/.exec(line);
  if (perUnit) {
    return {
      quantity: Number(perUnit[1]),
      unit: units[perUnit[2] ?? ""] ?? "each",
      unitPriceCents: cents(perUnit[3] ?? "0"),
    };
  }
  const dealt = /^(\d{1,3})(?:EA)?(?:@|AT|X)(\d{1,2})(?:FOR|\/)(\d{0,3}\.\d{2})/.exec(line);
  if (dealt) {
    const [quantity, size, deal] = [Number(dealt[1]), Number(dealt[2]), cents(dealt[3] ?? "0")];
    return size > 0 && quantity > 0
      ? { quantity, unit: "each", unitPriceCents: Math.round(deal / size) }
      : null;
  }
  const counted = /^\W?(\d{1,3})(?:EA|PCS?|QTY|UN)?(?:@|X|AT|\*)(\d{0,3}\.\d{2})(?:\/?(?:EA|CH|UN|PC))?/.exec(
    line,
  );
  if (counted && Number(counted[1]) > 0) {
    return { quantity: Number(counted[1]), unit: "each", unitPriceCents: cents(counted[2] ?? "0") };
  }
  const pack = /^(\d{1,2})(?:FOR|\/)(\d{1,3}\.\d{2})/.exec(line);
  if (pack && Number(pack[1]) > 1) {
    return { quantity: Number(pack[1]), unit: "each", unitPriceCents: null };
  }
  return null;
}

/** Whether a line without a name of its own tells how the price of its neighbour came about. */
export function isQuantityText(text: string): boolean {
  const line = compact(text);
  if (quantityNoteIn(text))
    return (
      line.replace(/FOR|EACH|LIMIT|LMT|KG|LB|NET|TARE|EA|WT|TW|AT|QTY/g, "").replace(/[^A-Z]/g, "").length < 4
    );
  return (
    /^\W*\d{0,3}\.\d{2}(EA|LMT|IMT|1MT|\/EA|OR)/.test(line) ||
    /^\W*\d*\.?\d+(KG|LB)(@|NET|X|\/|$)/.test(line) ||
    /^\d{1,3}(EA)?@/.test(line) ||
    /^(EA)?@\d*\.\d\d/.test(line) ||
    /^\d+\.\d{2,3}(?:LB|KG|[1I][B6])/.test(line) ||
    /^(NET|TARE|GROSS|QTY|WT)\W*\d/.test(line) ||
    /^\d{1,2}\/\d{1,3}\.\d{2}$/.test(line) ||
    /^\d{1,2}(AT|@)\d{0,2}FOR/.test(line) ||
    /^\d{0,3}\.\d{2}EA\d{0,2}(FOR|$)/.test(line)
  );
}
