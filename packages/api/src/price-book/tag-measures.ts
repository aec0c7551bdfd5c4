import { fold } from "@gf-ledger/catalogue/text/fold";
import { readLine } from "@gf-ledger/catalogue/text/line";
import { sizesOn } from "@gf-ledger/catalogue/text/size";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { UNITS } from "@gf-ledger/domain/size/units";

const MAX_SIZE = 999_000;
/** "51.7¢/100 g", "$5.17 per kg": what a tag says that so much of it costs. */
const UNIT_PRICE =
  /(?:\$\s?)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(¢|\$)?\s?(?:\/|\bper\b)\s?(\d{1,3})?\s?(kg|g|ml|l|lb|oz)\b/i;

/** Whether a line is about a unit of the product, and not about the package. */
export const speaksOfAUnit = (text: string) =>
  UNIT_PRICE.test(text) || /¢|\/\s?(?:100\s?)?(?:g|kg|ml|l|lb|oz)\b|\bper\b|\bunit\b/i.test(text);

type Sizes = Pick<ShelfTag, "size" | "unit" | "sizes">;

/** The sizes that a tag's line prints: of one package in every unit, or of several packages. */
export function sizesOfTag(text: string): Sizes {
  const { size, pieces } = readLine(text);
  const printed = [...(size === null ? [] : [size]), ...sizesOn(fold(text.replace(UNIT_PRICE, " ")))];
  const all = new Map(
    printed.map(({ amount, unit }) => {
      const one = { size: Math.min(amount, MAX_SIZE), unit };
      return [`${one.size} ${unit}`, one] as const;
    }),
  );
  const counted = pieces === null ? [] : [{ size: pieces, unit: "piece" as const }];
  const [first] = all.values();
  return { size: first?.size ?? null, unit: first?.unit ?? null, sizes: [...all.values(), ...counted] };
}

/** What the tag says that a unit of it costs, where the reader kept that line. */
export function unitPriceOf(texts: readonly string[]): ShelfTag["unitPrice"] {
  for (const text of texts) {
    const [, amount, sign, size = "1", printed = ""] = UNIT_PRICE.exec(text) ?? [];
    const unit = UNITS.find((one) => one === printed.toLowerCase());
    if (amount === undefined || unit === undefined) continue;
    const price = Number(amount.replace(",", "."));
    return { price: sign === "¢" ? price / 100 : price, size: Number(size), unit };
  }
  return null;
}
