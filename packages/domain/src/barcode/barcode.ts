import { isGtin } from "../line-item/article-code";
import { done, type Outcome, refused } from "../outcome/outcome";

/** Why a typed or scanned number is no barcode of a product that can be looked up. */
export type NotABarcode =
  | "barcode_not_digits"
  | "barcode_wrong_length"
  | "barcode_wrong_digit"
  | "barcode_of_shop";

/** What people and scanners put between the groups of digits. */
const BETWEEN = /[\s\u00a0\u202f-]+/g;
const LONGEST = 13;
/**
 * Prefixes that GS1 leaves to shops for their own articles and for goods by weight: such a number says nothing
 * outside the shop, and may hold a price.
 */
const OF_SHOP_13 = /^(?:02|04|2)/;
const OF_SHOP_8 = /^[02]/;

/** A UPC-A of a shortened UPC-E, by GS1's table of its last digit before the check digit; 8 digits in, 12 out. */
function expandedUpcE(code: string): string {
  const system = code.charAt(0);
  const [a, b, c, d, e, last] = code.slice(1, 7);
  const check = code.charAt(7);
  if (last === "3") return `${system}${a}${b}${c}00000${d}${e}${check}`;
  if (last === "4") return `${system}${a}${b}${c}${d}00000${e}${check}`;
  if (Number(last) > 4) return `${system}${a}${b}${c}${d}${e}0000${last}${check}`;
  return `${system}${a}${b}${last}0000${c}${d}${e}${check}`;
}

/** UPC-E and EAN-8 both have eight digits; 0 in front is a shop's own in EAN-8, and most UPC-E begin so. */
function ofEightDigits(code: string): string | null {
  const upc = /^[01]/.test(code) ? expandedUpcE(code) : null;
  const asUpc = upc !== null && isGtin(upc) ? upc.padStart(LONGEST, "0") : null;
  const asEan = isGtin(code) ? code : null;
  return code.startsWith("0") ? (asUpc ?? asEan) : (asEan ?? asUpc);
}

/**
 * The barcode of a product as it was typed or scanned: EAN-13, EAN-8, UPC-A or UPC-E, with its check digit
 * right (matching-37). Returns 13 digits, or 8 for an EAN-8, so that one product has one text.
 */
export function barcodeOf(typed: string): Outcome<string, NotABarcode> {
  const code = typed.replace(BETWEEN, "");
  if (!/^\d+$/.test(code)) return refused("barcode_not_digits");
  if (![8, 12, 13].includes(code.length)) return refused("barcode_wrong_length");
  const barcode = code.length === 8 ? ofEightDigits(code) : isGtin(code) ? code.padStart(LONGEST, "0") : null;
  if (barcode === null) return refused("barcode_wrong_digit");
  const ofShop = barcode.length === 8 ? OF_SHOP_8 : OF_SHOP_13;
  return ofShop.test(barcode) ? refused("barcode_of_shop") : done(barcode);
}
