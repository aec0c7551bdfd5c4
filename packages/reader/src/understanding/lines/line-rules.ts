import { isMisreadSubtotal, isTotal } from "../totals/total-words";
import { longPattern } from "../words/long-pattern";
import type { PrintedWords } from "../words/printed-words";

/** What the words of a line say it is. `open`: the words do not say. */
export type LineWord =
  | "subtotal"
  | "total"
  | "tax"
  | "tender"
  | "change"
  | "saved"
  | "was"
  | "discount"
  | "void"
  | "return"
  | "deposit"
  | "count"
  | "points"
  | "payment"
  | "open";

/** One way in which a line says what it is: by a pattern of its label or of its letters, or otherwise. */
export interface LineRule {
  readonly word: LineWord;
  readonly label?: RegExp;
  readonly letters?: RegExp;
  readonly is?: (printed: PrintedWords) => boolean;
  /** The rule does not apply to lines that match this. */
  readonly unless?: { readonly label?: RegExp; readonly letters?: RegExp };
  /** A line as printed that this row decides, and no row above it. */
  readonly example: string;
}

const TAX_WORD =
  /(^|[^A-Z])(TAX|TAXE|TAXES|TAX\s?\d|HST|GST|PST|QST|TPS|TVQ|TVH|TVP|RST|H?GST\/?HST|TAXE?\d)([^A-Z]|$)/;
const TAX_LETTERS =
  /^[A-Z]{0,3}TAX(ES?)?[A-Z]?$|(SALES|STATE|STAE|COUNTY|CITY|LOCAL|FOOD|TOTAL|BEV|PREPARED|DISTRICT|LIQUOR)TAX|TAX(TOTAL|DUE|RATE|AMOUNT)|^TAX[IEOAB]{1,2}$|^(STATE|STAE)TA[XI]?/;
const NO_TAX = /GROCERY|MERCH|TAX\s?ID|[GH]ST\s?#|TVQ\s?#|TPS\s?#/;
/** Words of payment lines: little may be left of such a line without them. */
const PAYMENT_WORDS = longPattern(
  `
    MASTERCARD|MASTERC|MASTER|MCARD|VISA|DEBIT|CREDIT|CASHIER|CASH|AMERICANEXPRESS|AMEX|DISCOVER|
    EBT|SNAP|WIC|CHECK|CHEQUE|INTERAC|COMPTANT|ARGENT|PAIEMENT|TENDERED|TENDER|TEND|PAYMENT|EFT|
    GIFTCARD|GIFT|SHOPPINGCARD|SHOPPING|SHOPCARD|SHOP|LOYALTY|APPLEPAY|GOOGLEPAY|PAYPAL|CARTE|CARD|
    AMOUNT|PAID|CHARGE|STORE|CONTAINER|FOODSTAMPS?|FOOD|BANK|MEMBER|PRNTD|COUPONS?|COUFONS|FOURN|
    MECLA|MEDIA|FROM|YOUR|TOTAL|SALE|CAD|USD|CDN|DOLLARS?|TYPE|MONEY|CHIP|TAP|PIN|SIGNATURE|
    ELECTRONIC|ONLINE|POINTS|REDEEMED|REDEMPTION|BENEFITS?|US|TN|MC|BY|IN|OF`,
  "g",
);
const PAYMENT_HEAD = longPattern(
  `
    MASTERC|MCARD|VISA|DEBIT|CREDIT|CASH|AMERICANEX|AMEX|DISCOVER|EBT|CHECK|CHEQUE|INTERAC|COMPTANT|
    ARGENT|PAIEMENT|TEND|PAYMENT|EFT|GIFTC|SHOP(PING)?CARD|LOYALTY|APPLEPAY|GOOGLEPAY|PAYPAL|CARTE|
    CARD|^MASTER$|FOODSTAMP|^MC$|^PAID|^CHARGE$|COUFON|COUPONFOURN|COUPONSTEND`,
);
const POINTS =
  /^\W*\d*\s*(PTS|POINTS?)\b|\d\s?(PTS|POINTS?)\b|POINTS? (BAL|EARN|REDEEM|AVAIL|TO )|PC POINTS\b|AIR\s?[MH]I[LI]ES|FUEL (PTS|POINT)|PTS BALANCE/;
/** Goods that are called instant, as coffee is. */
const INSTANT_GOODS =
  "COF|OAT|RICE|NOOD|POT|MILK|PUD|YEAST|TEA|SOUP|CEREAL|GRITS|MASH|POLENTA|COCOA|BREAK|RAMEN|ESPR";
const DISCOUNT = longPattern(
  String.raw`
    COUPON|CPN|DISCOUNT|\bDISC\b|RABAIS|REDUCTION|MARK\s?DOWN|INSTANT(?!\s?(?:${INSTANT_GOODS}))|\bOFF\b|
    \d\s?OFF\b|PROMO|GRATUIT(?!Y|IES)|REDEEM|ESCOMPTE|REMISE|LOYALTY|PRICE MATCH|(MEMBER|CLUB|CARD) PRICE|
    PRICE ADJ|\bTPD\b|\bTPR\b`,
);
const DEPOSIT = longPattern(
  String.raw`
    DEPOSIT|\bDEP\b|\bCRV\b|CONSIGNE|RECYCL(?!E?D)|ECO\s?FEE|ECOLOGY|
    ENVIRO(?:N[A-Z]*)?\W*(?:FEE|LEVY|HANDL|HNDL|CHARGE|CHG|DEP|FRAIS|$)|
    \bENV\.?\s?H|BEV\s?CRF|\bCRF\b|
    (BAG|SAC)\s?(FEE|CHARGE|CHRG|TAX)|(CHECKOUT|PLASTIC|PAPER|CARRY ?OUT) BAG|SACS? PLASTIQUE|
    \bEH[CF]\b|ECO-?FRAIS|REDEMP\s?VAL|\bCACRV\b|(BTL|BOTTLE|CAN)S?\s?DEP|BOTTLE (REF|DEP)|
    CONTAINER (FEE|DEP)|(BTL|BOTTLE|CAN|CONTAINER)S?\s?(RETURN|REFUND)|
    RETOURS?( DE)? (BOUTEILLE|CANETTE)`,
);

const RETURN_WORDS =
  /(^|[^A-Z])(RETURN(S|ED)?|REFUND(S|ED)?|RETOUR(S|NEE?S?)?|REMBOURS(E|EE|EMENT)S?)([^A-Z]|$)/;
/** What is returned but not goods, and sentences of how goods may be returned. */
const NO_RETURN =
  /DEPOSIT|CONSIGNE|B[O0]TTLE|\bBTL|\bCANS?\b|CONTAINER|EMPT(Y|IES)|BOUTEILLE|CANETTE|VALUE|TOTAL|POLICY|\bDAYS?\b|RECEIPT/;

/** Goods taken back, which a card or cash that is given back is not. */
function isReturn({ label, letters }: PrintedWords): boolean {
  if (!RETURN_WORDS.test(label) || NO_RETURN.test(label)) return false;
  const rest = letters.replace(/RETURN(S|ED)?|REFUND(S|ED)?|RETOUR(S|NEE?S?)?|REMBOURS(E|EE|EMENT)S?/g, "");
  return rest === "" || rest.replace(PAYMENT_WORDS, "").length > 0;
}

function isTender({ letters }: PrintedWords): boolean {
  return (
    PAYMENT_HEAD.test(letters) &&
    !/^CASHEW|TENDERS$/.test(letters) &&
    letters.replace(PAYMENT_WORDS, "").length <= 3
  );
}

/** The first row that a line matches says what it is. */
export const LINE_WORD_RULES: readonly LineRule[] = [
  { word: "open", letters: /^$/, example: "=== ***" },
  // A line that states the rate is the tax itself.
  { word: "tax", label: /TAXABLE\s?@\s?\d{1,2}[.,]\d{1,4}\s?%/, example: "A:Taxable @2.25%" },
  { word: "void", letters: /VOID|ANNULE|CANCELLED|ITEMCORRECT/, example: "VOID ITEM" },
  {
    word: "change",
    letters: /^(YOUR|CASH|TOTAL)?CHANGE(DUE|CASH|GIVEN|BACK)?[A-Z]{0,2}$|CHANGEDUE|^MONNAIE|RENDU$|CASHBACK/,
    example: "CHANGE DUE",
  },
  { word: "change", label: /^\W*(?:CG|CHG|CHGE|CHNG)\W*$/, example: "CHG" },
  {
    word: "payment",
    letters: /TAXA?BL|NONTAX|TAXEXEMPT|TAXINCL/,
    unless: { letters: /GROCERY|MERCH/ },
    example: "TAXABLE SALES",
  },
  {
    word: "count",
    letters: longPattern(`
    ^(ITEMS?|NO|NUMBEROF|OF|TOTAL)*(ITEMS?|ARTICLES?)(SOLD|COUNT|PURCHASED|VENDUS)?$|ITEMSSOLD|ITEMCOUNT|
    NUMBEROF|NOMBREDA|NOMOREDA`),
    example: "# ITEMS SOLD 12",
  },
  { word: "count", label: /^\W*\d{1,3}\s+(?:ITEMS?|ARTICLES?)\W*$/, example: "15 ITEMS" },
  {
    word: "saved",
    letters: longPattern(`
    ^(YOU)?SAVES?$|SAVIN|SAVED|MARKDOWNTOTAL|TEMPORARYMARKDOWN|YOUSAVE|YOUSOVE|ECONOMI|EPARGNE|
    DISCOUNTGIVEN|VOUSAVEZ`),
    example: "YOU SAVED",
  },
  {
    word: "subtotal",
    letters: longPattern(`
    ^(?!.{22})(?:.*(?:SUBT(?!URK|UNA|ERIY|OMATO|END)|SUBIO|SUBCT|SUETOT|SUDTOT|SOUST|SOUSIO|TOTALBEFORETAX|
    AVANTTAX)|NETSALES?$|GROSS(SALES?|AMOUNT)$|MDSES?T$)`),
    example: "SOUS-TOTAL",
  },
  { word: "subtotal", label: /^\W*(?:ST|S\/T|STL|SBTL|STTL|SUB\s?TL)\W*$/, example: "ST" },
  { word: "subtotal", is: isMisreadSubtotal, example: "SUPTOTAI" },
  { word: "total", letters: /TOTAL(SALES?|AMOUNT|DUE)?INC/, example: "TOTAL INC GST" },
  // Glued to its rate: `HSTON13%`, `CATAX9.37500`.
  {
    word: "tax",
    label: /(HST|GST|PST|QST|TPS|TVQ)(ON|BC|QC)?\s?\d{1,2}([.,]\d+)?\s?%|TAX\s?\d[.,]\d{3,5}/,
    example: "HSTON13%",
  },
  // `T = CA TAX 9.0000% on $19.48`: which state's tax, and on what.
  {
    word: "tax",
    label: /TAX\s*\d{1,2}[.,]\d{1,4}\s*%/,
    unless: { label: NO_TAX },
    example: "CA TAX 9.00% ON $19.48",
  },
  { word: "tax", label: TAX_WORD, unless: { label: NO_TAX }, example: "GST/HST" },
  { word: "tax", letters: TAX_LETTERS, unless: { label: NO_TAX }, example: "SALESTAX" },
  { word: "total", is: isTotal, example: "TOTAL" },
  { word: "points", label: POINTS, unless: { letters: /DISC|REDEEM|OFF/ }, example: "250 PTS EARNED" },
  // What is left on a card or in an account, and the card itself.
  {
    word: "payment",
    letters: longPattern(`
    (NEW|OLD|PRIOR|PREVIOUS|REMAINING|CARD|GIFT|REWARDS?|ACCOUNT|AVAILABLE|OPENING|CLOSING|ENDING|
    BEGINNING|EBT|SNAP|STARS?|MILES|LOYALTY|MEMBER|CLUB|SCENE|OPTIMUM|MOI|DOLLARS?|WALLET)BAL(ANCE)?$|
    ^BAL(ANCE)?(OF)?(YOUR)?(REWARD|POINT|LOYAL)|^SOLDE(DE[SV]?|DEVOS)?(POINT|RECOMP|REMISE|MOI|SCENE|PCOPT|OPTIMUM|CARTE)`),
    example: "NEW BALANCE",
  },
  { word: "payment", label: /(?:[X*#]\s?){6,}\d{3,4}\W*$/, example: "XXXXXXXXXXXX1234" },
  { word: "return", is: isReturn, example: "REFUND OAT BREAD" },
  {
    word: "payment",
    letters:
      /TOTALPURCHASE|^AMOUNT|APPROVED|^(CARD|AUTH)?APP?RO?VA?L|^PURCHASE$|BEGBAL|ENDBAL|REDEMPTION|ACTIVATION|ACCOUNT/,
    example: "APPROVED",
  },
  // What the price would have been, or which price a discount was taken off: information, never a charge.
  {
    word: "was",
    letters: /RE[GQSA]?PR[IL]?C?E?\d*$|RE[GS]PR|[CG][AU]RDSA[VYU]/,
    label: /\bOFF\W*$/,
    example: "REGPRICE",
  },
  { word: "tender", is: isTender, example: "VISA DEBIT" },
  { word: "tender", label: /^\W*(?:CSH|CRD|CHK|CHQ|ESPECES)\W*$/, example: "CRD" },
  {
    word: "was",
    label: longPattern(String.raw`
    REG(ULAR)?\s?PRICE|PRICE YOU PAY|YOU\s?PAY|YOUR PRICE|ORIG(INAL)? PRICE|^PRIX REG|^REG\b.*\d|
    ^\W*WAS\s?\d`),
    letters: /^(WAS|REG|REGULAR|(UNIT|LIST|SALE|NORMAL|RETAIL|SHELF|USUAL|COMPARE)?PRICE)$/,
    example: "WAS 4.99",
  },
  { word: "discount", label: DISCOUNT, example: "MFR COUPON MILK" },
  { word: "deposit", label: DEPOSIT, example: "BOTTLE DEPOSIT" },
  // A rate told to a thousandth is a tax, whatever it is called.
  { word: "tax", label: /\d{1,2}[.,]\d{3,4}\s*%\W*$/, example: "Food - Bulk 6.625%" },
];
