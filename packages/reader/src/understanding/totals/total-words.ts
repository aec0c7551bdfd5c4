import { distance as editDistance } from "fastest-levenshtein";
import { distanceToPart } from "../words/edit-distance";
import { lettersOnly } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";
import type { PrintedWords } from "../words/printed-words";

const NOT_TOTAL = longPattern(
  `
    TOTAL(NUMBER|NUM|NON|ITEM|QTY|QUANT|SAV|DISC|COUNT|PIECE|POINT|UNIT|PTS|YOU|PROMO|EPARG|RABAIS|
    ECONOM|ARTICLE|COUPON|CARE|FUEL|REWARD|CASHBACK|PROG|EARN|CLUB|MEMBER|ELIG|ELIS|REMA|OFF|LOYAL|
    BASE|BONUS|AIR|SUPPL)|(SAVINGS?|COUPONS?|DISCOUNTS?|POINTS?|ITEMS?|ELIGIBLE|ELISIBE|EPARGNES?|
    RABAIS|REWARDS?|DEPARTMENT|DEPT|WEIGHT|RETURN)S?TOTAL|BEGINNING|REMAINING|(POINT|PTS|CARD|GIFT|
    PRIOR|PREVIOUS|OPENING|CLOSING|ACCOUNT|NEW|OLD|FS|EBT|SNAP|CASHBENEFIT|REWARDS?|STARS?|
    MILES|LOYALTY|MEMBER|CLUB|SCENE|OPTIMUM|MOI|DOLLARS?|WALLET)S?BAL|BAL(?:ANCE)?(?:OF)?(?:REWARD|POINT|LOYAL)|
    SOLDE(?:DE[SV]?|DEVOS)?(?:POINT|RECOMP|REMISE|MOI|SCENE|PCOPT|OPTIMUM|CARTE)`,
);
const SURE_TOTAL = longPattern(
  `
    NETTTOTAL|ROUNDEDTOTAL|TOTALROUND|TOTALAMT|TOTALRM|TOTAL(SALES?)?(GST)?INC|GRANDTOT|BALANCEDUE|
    BALANCETOPAY|BALDUE|BALANCEOWING|AMOUNTDUE|AMTDUE|TOTALDUE|NETTOTAL|AMOUNTPAYABLE|TOTALSALES?$|
    TOTALTOPAY|MONTANTDU|(?:^|MONTANT|NET)APAYER$|TOTALAPAYER|SOLDEDU|DUEBALANCE|TOTALAMOUNT|
    TOTALTTC|TOTALDE(?:LA|VOTRE)COMMANDE|TOTALCAD|TOTALUSD|TOTALCDN|TOTAL(?:CA|US)S?$|TOTALWITHTAX|TOTALINCL|^NETAMOUNT$|TOTA[LI]DUE$|^TOTALSOFAR$`,
);
const LONGEST_TOTAL = 24;

/** The letters of a total without what may stand before or after the word. */
const alone = (letters: string) =>
  letters
    .replace(/^(ORDER|NET|SALES?|YOUR|TODAYS|FINAL|INVOICE|PURCHASE|TOTAL)(?=.)/, "")
    .replace(/(CAD|CDN|USD|USDS|AED|RM|EUR|S|A|H|B)$/, "");
const isBetween = (length: number, least: number, max: number) => length >= least && length <= max;

interface TotalForm {
  readonly is: (printed: PrintedWords) => boolean;
  readonly example: string;
}

/** Lines that hold the word but are not totals; these are checked before every form of a total. */
export const NO_TOTALS: readonly TotalForm[] = [
  {
    is: ({ letters }) => /^(QTY|QUANTITY|ITEM|DESCRIPTION).*TOTAL$/.test(letters),
    example: "QTY PRICE TOTAL",
  },
  { is: ({ letters }) => NOT_TOTAL.test(letters), example: "TOTAL SAVINGS" },
  // Goods that are within two letters of the word.
  {
    is: ({ letters }) => /^(TOTS|TOTES?|TOTEMS?|TORTAS?|TOMA)$/.test(letters),
    example: "TORTA",
  },
  { is: ({ letters }) => letters.length > LONGEST_TOTAL, example: "PLEASE PAY THE TOTAL AMOUNT DUE HERE" },
];

/** The forms of a total; in any order. */
export const TOTALS: readonly TotalForm[] = [
  { is: ({ letters }) => SURE_TOTAL.test(letters), example: "BALANCE DUE" },
  {
    is: ({ letters }) => /^(TOTAL|BALANCE|BAL|TOTALTAXIN)$/.test(alone(letters)),
    example: "ORDER TOTAL CAD",
  },
  { is: ({ letters }) => /^(TOTAL|BALANCE)$/.test(letters), example: "TOTAL" },
  // As many tills abbreviate it, also behind a currency's sign: `TL`, `HK$ TTL`.
  {
    is: ({ label }) => /^\W*(?:(?:[A-Z]{1,2}\s?\$|RM|[A-Z]{3})\W+)?(?:TL|TTL|TOT)\W*$/.test(label),
    example: "HK$ TTL",
  },
  {
    is: ({ letters }) => isBetween(alone(letters).length, 4, 6) && editDistance(alone(letters), "TOTAL") <= 1,
    example: "TOTAI",
  },
  {
    is: ({ letters }) =>
      /^[TICF][A-Z]{3,5}$/.test(letters) && /T[AO]|OT/.test(letters) && editDistance(letters, "TOTAL") <= 2,
    example: "IOTAI",
  },
  {
    is: ({ letters }) => isBetween(letters.length, 6, 8) && editDistance(letters, "BALANCE") <= 1,
    example: "BALANGE",
  },
  {
    is: ({ label, letters }) => /(^|[^A-Z])(TOTAL|BALANCE)\W*$/.test(label) && letters.length <= 14,
    example: "INVOICES TOTAL",
  },
];

/** `TOTAL (1 QTY)`: the brackets tell how many items there are. */
function withoutBrackets({ label }: PrintedWords): PrintedWords {
  const rest = label.replace(/\(\s?\d[^)]*\)/g, "").trim();
  return { label: rest, letters: lettersOnly(rest) };
}

/** Whether the words are those of the sum to pay. */
export function isTotal(printed: PrintedWords): boolean {
  const line = withoutBrackets(printed);
  return !NO_TOTALS.some(({ is }) => is(line)) && TOTALS.some(({ is }) => is(line));
}

/** `SUBT0TAI`: a subtotal with two letters read wrong. */
export function isMisreadSubtotal({ letters }: PrintedWords): boolean {
  return (
    isBetween(letters.length, 7, 11) && /TOT|TAL/.test(letters) && distanceToPart("SUBTOTAL", letters) <= 2
  );
}
