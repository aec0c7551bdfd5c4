import { distanceWithin, editDistance } from "./edit-distance";
import { lettersOnly, plainGlyphs } from "./glyphs";
import { longPattern } from "./long-pattern";

/** What the words of a line say it is. `open`: nothing that settles it. */
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
  | "deposit"
  | "count"
  | "points"
  | "payment"
  | "open";

/** `label`: upper case without accents. `letters`: letters only, look-alike digits read as letters. */
interface Printed {
  label: string;
  letters: string;
}

const NOT_TOTAL = longPattern(
  `
      TOTAL(NUMBER|NUM|NON|ITEM|QTY|QUANT|SAV|DISC|COUNT|PIECE|POINT|UNIT|PTS|YOU|PROMO|EPARG|RABAIS|
      ECONOM|ARTICLE|COUPON|CARE|FUEL|REWARD|CASHBACK|PROG|EARN|CLUB|MEMBER|ELIG|ELIS|REMA|OFF|LOYAL|
      BASE|BONUS|AIR|SUPPL)|(SAVINGS?|COUPONS?|DISCOUNTS?|POINTS?|ITEMS?|ELIGIBLE|ELISIBE|EPARGNES?|
      RABAIS|REWARDS?|DEPARTMENT|DEPT|WEIGHT|RETURN)S?TOTAL|BEGINNING|REMAINING|(POINT|PTS|CARD|GIFT|
      PRIOR|PREVIOUS|OPENING|CLOSING|ACCOUNT|NEW|OLD|FS|EBT|SNAP|CASHBENEFIT|REWARDS?|STARS?|
      MILES)S?BAL`,
);
const SURE_TOTAL = longPattern(
  `
      NETTTOTAL|ROUNDEDTOTAL|TOTALROUND|TOTALAMT|TOTALRM|TOTAL(SALES?)?(GST)?INC|GRANDTOT|BALANCEDUE|
      BALANCETOPAY|BALDUE|BALANCEOWING|AMOUNTDUE|AMTDUE|TOTALDUE|NETTOTAL|AMOUNTPAYABLE|TOTALSALES?$|
      TOTALTOPAY|MONTANTDU|TOTALAPAYER|SOLDEDU|DUEBALANCE|TOTALAMOUNT|TOTALTTC|TOTALCAD|TOTALUSD|
      TOTALCDN|TOTALWITHTAX|TOTALINCL|^NETAMOUNT$|TOTA[LI]DUE$|^TOTALSOFAR$`,
);
const TAX_WORD =
  /(^|[^A-Z])(TAX|TAXE|TAXES|TAX\s?\d|HST|GST|PST|QST|TPS|TVQ|TVH|TVP|RST|H?GST\/?HST|TAXE?\d)([^A-Z]|$)/;
const TAX_LETTERS =
  /^[A-Z]{0,3}TAX(ES?)?[A-Z]?$|(SALES|STATE|STAE|COUNTY|CITY|LOCAL|FOOD|TOTAL|BEV|PREPARED|DISTRICT|LIQUOR)TAX|TAX(TOTAL|DUE|RATE|AMOUNT)|^TAX[IEOAB]{1,2}$|^(STATE|STAE)TA[XI]?/;
/** What a payment line is made of; little may be left when these are taken out. */
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
const DISCOUNT =
  /COUPON|CPN|DISCOUNT|\bDISC\b|RABAIS|REDUCTION|MARK\s?DOWN|INSTANT|\bOFF\b|\d\s?OFF\b|PROMO|GRATUIT|REDEEM|ESCOMPTE|REMISE|LOYALTY|PRICE MATCH|(MEMBER|CLUB|CARD) PRICE|PRICE ADJ|\bTPD\b|\bTPR\b/;
const DEPOSIT = longPattern(
  String.raw`
      DEPOSIT|\bDEP\b|\bCRV\b|CONSIGNE|RECYCL|ECO\s?FEE|ECOLOGY|ENVIRO|\bENV\.?\s?H|BEV\s?CRF|\bCRF\b|
      (BAG|SAC)\s?(FEE|CHARGE|CHRG|TAX)|(CHECKOUT|PLASTIC|PAPER|CARRY ?OUT) BAG|SACS? PLASTIQUE|
      \bEH[CF]\b|ECO-?FRAIS|REDEMP\s?VAL|\bCACRV\b|(BTL|BOTTLE|CAN)S?\s?DEP|BOTTLE (REF|DEP)|
      CONTAINER (FEE|DEP)`,
);

/** `TOTAL (1 QTY)`: what stands in brackets tells how many. */
function withoutBrackets({ label }: Printed): Printed {
  const bare = label.replace(/\(\s?\d[^)]*\)/g, "").trim();
  return { label: bare, letters: lettersOnly(bare) };
}

function isTotal(printed: Printed): boolean {
  const { label, letters } = withoutBrackets(printed);
  // The head of the columns.
  if (/^(QTY|QUANTITY|ITEM|DESCRIPTION).*TOTAL$/.test(letters)) return false;
  if (NOT_TOTAL.test(letters) || letters.length > 24) return false;
  if (SURE_TOTAL.test(letters)) return true;
  const bare = letters
    .replace(/^(ORDER|NET|SALES?|YOUR|TODAYS|FINAL|INVOICE|PURCHASE|TOTAL)(?=.)/, "")
    .replace(/(CAD|CDN|USD|USDS|AED|RM|EUR|S|A|H|B)$/, "");
  if (/^(TOTAL|BALANCE|BAL|TOTALTAXIN)$/.test(bare) || /^(TOTAL|BALANCE)$/.test(letters)) return true;
  if (bare.length >= 4 && bare.length <= 6 && editDistance(bare, "TOTAL") <= 1) return true;
  if (/^[TICF][A-Z]{3,5}$/.test(letters) && /T[AO]|OT/.test(letters) && editDistance(letters, "TOTAL") <= 2)
    return true;
  if (letters.length >= 6 && letters.length <= 8 && editDistance(letters, "BALANCE") <= 1) return true;
  return /(^|[^A-Z])(TOTAL|BALANCE)\W*$/.test(label) && letters.length <= 14;
}

function isSubtotal({ letters }: Printed): boolean {
  if (
    /SUBT(?!URK|UNA|ERIY|OMATO|END)|SUBIO|SUBCT|SUETOT|SUDTOT|SOUST|SOUSIO|TOTALBEFORETAX|AVANTTAX|^NETSALES?$|^GROSS(SALES?|AMOUNT)$|^MDSES?T$/.test(
      letters,
    )
  )
    return letters.length < 22;
  return (
    letters.length >= 7 &&
    letters.length < 12 &&
    /TOT|TAL/.test(letters) &&
    distanceWithin("SUBTOTAL", letters) <= 2
  );
}

function isTax({ label, letters }: Printed): boolean {
  // Glued to its rate: `HSTON13%`, `CATAX9.37500`.
  if (/(HST|GST|PST|QST|TPS|TVQ)(ON|BC|QC)?\s?\d{1,2}([.,]\d+)?\s?%|TAX\s?\d[.,]\d{3,5}/.test(label))
    return true;
  if (/GROCERY|MERCH|TAX\s?ID|[GH]ST\s?#|TVQ\s?#|TPS\s?#/.test(label)) return false;
  // `T = CA TAX 9.0000% on $19.48`: which state's tax, and on what.
  return /TAX\s*\d{1,2}[.,]\d{1,4}\s*%/.test(label) || TAX_WORD.test(label) || TAX_LETTERS.test(letters);
}

function isTender({ letters }: Printed): boolean {
  return (
    PAYMENT_HEAD.test(letters) && !/^CASHEW/.test(letters) && letters.replace(PAYMENT_WORDS, "").length <= 3
  );
}

/** What the words of a line (without its price) say it is. */
export function lineWordOf(text: string): LineWord {
  const label = plainGlyphs(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/(?<=[A-Z])0|0(?=[A-Z])/g, "O")
    // `H.S.T. 13%`
    .replace(/(?<![A-Z])([A-Z])\.\s?([A-Z])\.\s?([A-Z])\.?(?![A-Z])/g, "$1$2$3")
    .trim();
  const printed = { label, letters: lettersOnly(text) };
  const { letters } = printed;
  if (letters === "") return "open";
  // `A:Taxable @2.25%`: what is told with its rate is the tax itself.
  if (/TAXABLE\s?@\s?\d{1,2}[.,]\d{1,4}\s?%/.test(label)) return "tax";
  if (/VOID|ANNULE|CANCELLED|ITEMCORRECT/.test(letters)) return "void";
  if (
    /^(YOUR|CASH|TOTAL)?CHANGE(DUE|CASH|GIVEN|BACK)?[A-Z]{0,2}$|CHANGEDUE|^MONNAIE|RENDU$|CASHBACK/.test(
      letters,
    )
  )
    return "change";
  if (/TAXA?BL|NONTAX|TAXEXEMPT|TAXINCL/.test(letters) && !/GROCERY|MERCH/.test(letters)) return "payment";
  if (
    /^(ITEMS?|NO|NUMBEROF|OF|TOTAL)*(ITEMS?|ARTICLES?)(SOLD|COUNT|PURCHASED|VENDUS)?$|ITEMSSOLD|ITEMCOUNT|NUMBEROF|NOMBREDA|NOMOREDA/.test(
      letters,
    )
  )
    return "count";
  if (
    /^(YOU)?SAVES?$|SAVIN|SAVED|MARKDOWNTOTAL|TEMPORARYMARKDOWN|YOUSAVE|YOUSOVE|ECONOMI|EPARGNE|DISCOUNTGIVEN|VOUSAVEZ/.test(
      letters,
    )
  )
    return "saved";
  if (isSubtotal(printed)) return "subtotal";
  if (/TOTAL(SALES?|AMOUNT|DUE)?INC/.test(letters)) return "total";
  if (isTax(printed)) return "tax";
  if (isTotal(printed)) return "total";
  if (POINTS.test(label) && !/(DISC|REDEEM|OFF)/.test(letters)) return "points";
  if (/TOTALPURCHASE|^AMOUNT|APPROVED|^PURCHASE$|BEGBAL|ENDBAL|REDEMPTION|ACTIVATION|ACCOUNT/.test(letters))
    return "payment";
  // What the price would have been, or off which price a sum was taken: information, never a charge.
  if (/RE[GQSA]?PR[IL]?C?E?\d*$|RE[GS]PR|[CG][AU]RDSA[VYU]/.test(letters) || /\bOFF\W*$/.test(label))
    return "was";
  if (isTender(printed)) return "tender";
  if (
    /REG(ULAR)?\s?PRICE|PRICE YOU PAY|YOU\s?PAY|YOUR PRICE|ORIG(INAL)? PRICE|^PRIX REG|^REG\b.*\d/.test(
      label,
    ) ||
    /^\W*WAS\s?\d/.test(label) ||
    /^(WAS|REG|REGULAR|(UNIT|LIST)?PRICE)$/.test(letters)
  )
    return "was";
  if (DISCOUNT.test(label)) return "discount";
  if (DEPOSIT.test(label)) return "deposit";
  // A rate told to a thousandth is a tax, whatever it is called: `Food - Bulk 6.625%`.
  if (/\d{1,2}[.,]\d{3,4}\s*%\W*$/.test(label)) return "tax";
  return "open";
}
