/** What an article number may be: digits alone, as a till prints them. */
const ARTICLE_CODE = /^\d{4,14}$/;
const GTIN_LENGTHS = new Set([8, 12, 13, 14]);
const GTIN_DIGITS = 14;

/** Whether the last digit of a GTIN (EAN-8, UPC-A, EAN-13, GTIN-14) is the one that the others give. */
export function isGtin(code: string): boolean {
  if (!ARTICLE_CODE.test(code) || !GTIN_LENGTHS.has(code.length)) return false;
  const sum = [...code.padStart(GTIN_DIGITS, "0")].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/** A UPC of goods weighed in the shop: 2, five digits of the article, then the price of this package. */
const WEIGHED_UPC = /^2(\d{5})\d{6}$/;
/** Numbers that may hold a price and do not show where: in-store EAN-13, and a UPC whose ends tills leave out. */
const MAYBE_WEIGHED = /^(?:2\d{12}|2\d{10}|02\d{10})$/;

/**
 * One text for all printed forms of an article number, by which it is remembered (receipts-87). `null` where
 * the number may hold the price of one package, and so is another each time.
 */
export function articleKey(code: string): string | null {
  if (!ARTICLE_CODE.test(code)) return null;
  const weighed = WEIGHED_UPC.exec(code.length === 13 ? code.replace(/^0/, "") : code);
  if (weighed) return `2${weighed[1]}000000`;
  if (MAYBE_WEIGHED.test(code) && !(code.startsWith("0") && isGtin(code))) return null;
  return code.replace(/^0+/, "") || null;
}
