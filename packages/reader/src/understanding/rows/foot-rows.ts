import type { Entry } from "../items/entries";
import { hasArticleNumber } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { lettersOnly } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";

/** The letters of a row of the foot that the rules for lines do not know: sums, taxes, payments and rewards. */
const FOOT_ROW = longPattern(
  `
    TOTAL(?!CEREAL|BRAN|YOGH?URT|GREEK)|^TOTAAL|^TOT[A-Z]{0,5}$|^SUMME|^SOMME|^(GROSS|NETT?O?)(AMT|AMOUNT|SALES?|TTL|PRICE)?[A-Z]{0,3}$|
    ^(OPT)?(SERVICE|SVC|SERV)C?(CHARGE|CHRG|CHG|CH)|^TIPS?$|^GRATUITY|^(OTHER|BANK|CREDIT|DEBIT|DEBFT|EC)CARD|
    ^(AMOUNT|AMT)|^(TO|RESTE?A)PAY|^PAGADO|^EFECTIVO|^CONTANT[EI]|^CONTADO|^KONTANT|^BARGEGEBEN|^RENDU|
    ^R[UE]CKGELD|^(INCL?[A-Z]*)?(VAT|TVA|IVA|BTW|MWST|MOMS)[A-Z]{0,6}$|(GST|HST|VAT|TVA|IVA|BTW|MWST)OF$|
    ^GALLONS|^LIT(ER|RE)S$|^PRICEG(AL)?$|^(FUEL)(SALE|TOTAL)|
    ^(MY|YOUR|TOTAL|CLUB|STORE|MEMBER)?REWARDS?(BALANCE|EARNED|DOLLARS?|CASH|USED|REDEEMED|APPLIED)?$`,
);

function isFootRow({ label }: Line): boolean {
  return FOOT_ROW.test(lettersOnly(label)) && !hasArticleNumber(label);
}

/**
 * The entries without items that are rows of the foot (reading-107). Only for a receipt whose sums confirm nothing:
 * where they do, they have judged its rows.
 */
export function withoutFootRows(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ kind, priceLine }) => kind !== "item" || !isFootRow(priceLine));
}
