import { withSharedOffers } from "../discounts/shared-offers";
import { hasArticleNumber, type LineRole, roleOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { isQuantityText } from "../lines/quantity-lines";
import { longPattern } from "../words/long-pattern";
import type { Entry } from "./entries";
import { entriesOf } from "./entry-assembly";

/** `Promo SAVE10`, `Coupon WELCOME5`: a promotion's code, of letters and figures, and no article's name. */
const CODE_OF_PROMOTION =
  /^\W*(?:PROMO(?:TION)?|COUPON|VOUCHER|DISCOUNT|RABAIS)\W+(?=[A-Z]{3,})(?![A-Z]+\d+(?:G|KG|ML|L|CT|PK|OZ|LB)\W*$)[A-Z]+\d{1,4}\W*$/i;
const WHOLE_RECEIPT = longPattern(
  String.raw`
    ORDER|BASKET|PROMO(?:TIONAL)? CODE|CODE PROMO|TRANS|EMPLOYEE|SENIOR|STUDENT|TOTAL|ENTIRE|PURCHASE|
    \b(?:POINTS?|PTS)\b|OPTIMUM|\bSCENE\b|R[EÉ]COMPENSE|AIR\s?MILES|REWARDS? (?:REDE|DOLLAR|CASH)`,
  "i",
);

/** `SCENE+ MEMBER PRICING`: a programme's price of one article. */
const PRICE_OF_ONE = /\bPRIC(?:E|ING)\b|\bPRIX\b/i;

function namesStandBelow(lines: readonly Line[], roles: readonly LineRole[]): boolean {
  let above = 0;
  let below = 0;
  lines.forEach((line, i) => {
    if (roles[i] !== "price-alone" || isQuantityText(line.label) || !hasArticleNumber(line.label)) return;
    if (roles[i - 1] === "name-alone") above++;
    if (roles[i + 1] === "name-alone") below++;
  });
  return below > above;
}

/** Puts the lines of the item zone together into items, discounts and fees, in printed order. */
export function assembleEntries(lines: readonly Line[]): Entry[] {
  let items = 0;
  const roles = lines.map((line) => {
    const role = roleOf(line, items);
    if (role === "item" || role === "price-alone") items++;
    return role;
  });
  const entries = entriesOf(lines, roles, namesStandBelow(lines, roles));
  return withSharedOffers(entries).filter((entry) => entry.cents !== 0);
}

/** Whether a discount lowers the whole receipt, not one item; points that were redeemed pay for everything. */
export function lowersWholeReceipt(discount: Entry): boolean {
  const isWhole = WHOLE_RECEIPT.test(discount.name) && !PRICE_OF_ONE.test(discount.name);
  return isWhole || CODE_OF_PROMOTION.test(discount.name);
}
