import { distanceWithin, editDistance } from "./edit-distance";
import { lettersOnly, plainGlyphs } from "./glyphs";

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

const SUBTOTAL =
  /SUB[.]?T[OA]?T|SUBTO|SUBIO|SUBCT|S[UO]BT|SU[BO]?TOTAL|SOUST[O0A]|SOUSIO|SOSTOTAL|MERCHANDISESUB|TOTALBEFORETAX|AVANTTAX/;
const NOT_TOTAL =
  /TOTAL(NUMBER|NUM|NON|ITEM|QTY|QUANT|SAV|DISC|COUNT|PIECE|POINT|UNIT|PTS|YOU|PROMO|EPARG|RABAIS|ECONOM|ARTICLE|COUPON|CARE|FUEL|REWARD|CASHBACK|PROG|EARN|CLUB|MEMBER|ELIG|EL[I1]S|REMA|OFF|LOYAL|BASE|BONUS|AIR|SUPPL)|(SAVINGS?|COUPONS?|DISCOUNTS?|POINTS?|ITEMS?|ELIGIBLE|ELISIBE|EPARGNES?|RABAIS|REWARDS?|DEPARTMENT|DEPT|WEIGHT|RETURN)S?TOTAL|NUMBEROFITEMS|ITEMSSOLD|YOUSAVED|SAVINGS|BEGINNING|REMAINING|POINTBAL|PTSBAL|(CARD|GIFT|PRIOR|PREVIOUS|OPENING|CLOSING|ACCOUNT|NEW|OLD|FS|EBT|SNAP|CASHBENEFIT|REWARDS?|STARS?|MILES)BAL/;
const TAX =
  /^[A-Z*]{0,3}(TAX|TAXE|TAXES|TX)[0-9A-Z]{0,2}$|SALESTAX|STATETAX|COUNTYTAX|CITYTAX|LOCALTAX|FOODTAX|TOTALTAX|TAXTOTAL|TAXDUE|TOTALTAXE|BEVTAX|(^|[^A-Z])(HST|GST|PST|QST|TPS|TVQ|TVH|TVP|RST|GSTHST|TPSTVH)/;
const TENDER_START =
  /^(VISA|MASTERCARD|MASTER|MASTERC|MCARD|DEBIT|CREDIT|CASH|AMEX|AMERICANEX|DISCOVER|EBT|CHECK|CHEQUE|CHEK|INTERAC|COMPTANT|ARGENT|PAIEMENT|TENDER|PAYMENT|EFT|GIFTCARD|SHOPCARD|SHOPPINGCARD|SHOPCARDTEND|LOYALTY|USDEBIT|SNAP|WIC|APPLEPAY|GOOGLEPAY|PAYPAL|CARTE|CARD|CREDITCARD|DEBITCARD|MC|CHARGE|ATM|PAID|AMOUNTPAID|AMOUNTTENDERED|CONTAINERTEND|VF|FOODSTAMP|CHECKMEMBER|BANKCARD|REDEMPTION|LESSPAY|STORECREDIT|ECARD|GIFTCERT)/;

const squash = (text: string) => plainGlyphs(text).normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();

function isTotal(label: string, letters: string): boolean {
  if (NOT_TOTAL.test(letters) || letters.length > 24) return false;
  if (
    /GRANDTOT|BALANCEDUE|BALANCETOPAY|BALDUE|BALANCEOWING|AMOUNTDUE|TOTALDUE|NETTOTAL|AMOUNTPAYABLE|TOTALSALE$|TOTALTOPAY|MONTANTDU|TOTALAPAYER|SOLDEDU|DUEBALANCE|TOTALAMOUNT|TOTALTTC|TOTALCAD|TOTALUSD|TOTALCDN|TOTALWITHTAX|TOTALINCL/.test(
      letters,
    )
  )
    return true;
  const bare = letters
    .replace(/^(ORDER|NET|SALES?|YOUR|TODAYS|FINAL|INVOICE|PURCHASE|TOTAL)(?=.)/, "")
    .replace(/(CAD|CDN|USD|USDS|S|A|H|B)$/, "");
  if (/^(TOTAL|BALANCE|BAL|TOTALDUE|TOTALTAXIN)$/.test(bare) || /^(TOTAL|BALANCE)$/.test(letters))
    return true;
  if (bare.length >= 4 && bare.length <= 6 && editDistance(bare, "TOTAL") <= 1) return true;
  if (
    letters.length >= 4 &&
    letters.length <= 6 &&
    /^[TICF]/.test(letters) &&
    editDistance(letters, "TOTAL") <= 2
  )
    return true;
  if (letters.length >= 6 && letters.length <= 8 && editDistance(letters, "BALANCE") <= 1) return true;
  return /(^|[^A-Z])(TOTAL|BALANCE)\W*$/.test(label) && letters.length <= 14;
}

/** What the words of a line (without its price) say it is. */
export function lineWordOf(text: string): LineWord {
  const label = squash(text).trim();
  const letters = lettersOnly(text);
  if (letters === "") return "open";
  if (/VOID|ANNUL|CANCELLED|LINEVOID|ITEMCORRECT/.test(letters)) return "void";
  if (
    /CHANGEDUE|^(YOUR|CASH)?CHANGE$|CHANGE(CASH|GIVEN|BACK)|^CHANGE|CASHCHANGE|^MONNAIE|RENDU|CASHBACK|CHANGEDU/.test(
      letters,
    )
  )
    return "change";
  if (/TAXABLE|NONTAX|TAXEXEMPT|TAXINCL/.test(letters) && !/GROCERY|MERCH/.test(letters)) return "payment";
  if (
    /^(ITEMS?|NO|NUMBEROF|OF|TOTAL)*(ITEMS?|ARTICLES?)(SOLD|COUNT|PURCHASED|VENDUS)?S?$|ITEMSSOLD|ITEMCOUNT|NUMBEROF|NOMBREDA/.test(
      letters,
    )
  )
    return "count";
  if (/SAVINGS|SAVED|ECONOMI|EPARGNE|YOUSAVE|DISCOUNTGIVEN|VOUSAVEZ/.test(letters)) return "saved";
  if (
    /POINTS?\b|\bPTS\b|AIR\s?MILES|REWARDS? BAL|FUEL (PTS|POINT)/.test(label) &&
    !/(DISC|REDEEM|OFF)/.test(letters)
  )
    return "points";
  if (
    SUBTOTAL.test(letters) ||
    (letters.length < 12 &&
      distanceWithin("SUBTOTAL", letters) <= 2 &&
      /TOT|TAL/.test(letters) &&
      letters.length >= 7)
  )
    return "subtotal";
  if (
    /(^|[^A-Z])(TAX|TAXE|TAXES|TAX\s?\d|HST|GST|PST|QST|TPS|TVQ|TVH|TVP|RST|TAX[E:]?\d)([^A-Z]|$)/.test(
      label,
    ) ||
    TAX.test(letters)
  ) {
    if (!/GROCERY|TAXI\b|SYNTAX/.test(letters) && !/TAX\s?ID|GST\s?#|HST\s?#/.test(label)) return "tax";
  }
  if (isTotal(label, letters)) return "total";
  if (/TOTALPURCHASE|AMOUNT|APPROVED|PURCHASE$|BEGBAL|ENDBAL|REDEMPTION|ACTIVATION/.test(letters))
    return "payment";
  if (
    TENDER_START.test(letters) &&
    !/^(CASHEW|CASHM|MASTERCH|CHECKERS|CARTEN|CARDAM|CREDITO|CASHMERE|VISAGE|CARDB|MCC|MCV|MCI|CHARGER|PAIDE|CARDS|CARTED|GIFTCARD$)/.test(
      letters,
    )
  )
    return "tender";
  if (/TEND(ER)?(ED)?$|TENDERED/.test(letters) && !/CHICKEN|CKN|CHKN|CHIX|PORK|BEEF|EXTRA/.test(letters))
    return "tender";
  if (
    /REG(ULAR)?\s?PRICE|^WAS|PRICE YOU PAY|YOU\s?PAY|YOUR PRICE|ORIG(INAL)? PRICE|^PRIX REG|^REG\b.*\d/.test(
      label,
    )
  )
    return "was";
  if (
    /COUPON|\bCPN|DISCOUNT|\bDISC\b|RABAIS|REDUCTION|MARKDOWN|MARK DOWN|INSTANT|\bOFF\b|PROMO|GRATUIT|REDEEM|ESCOMPTE|REMISE|% OFF|LOYALTY|MEMBER PRICE|CLUB PRICE|CARD PRICE|E-?CPN|PRICE ADJ/.test(
      label,
    )
  )
    return "discount";
  if (
    /DEPOSIT|\bDEP\b|\bCRV\b|CONSIGNE|RECYCL|ECO\s?FEE|ECOLOGY|ENVIRO|BEV CRF|\bCRF\b|BAG FEE|BAG CHARGE|BAG CHRG|CHECKOUT BAG|PLASTIC BAG|PAPER BAG|CARRY ?OUT BAG|\bEHF\b|ECO-?FRAIS|REDEMP VAL|BTL DEP|BOTTLE REF|CONTAINER (FEE|DEP)|CARRYOUT BAG/.test(
      label,
    )
  )
    return "deposit";
  return "open";
}
