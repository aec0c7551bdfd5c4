import type { Entry } from "./entries";
import { entriesOf } from "./entry-assembly";
import { hasArticleNumber, type LineRole, roleOf } from "./line-roles";
import type { Line } from "./lines";
import { isQuantityText } from "./quantity-lines";

const WHOLE_RECEIPT = /ORDER|BASKET|TRANS|EMPLOYEE|SENIOR|STUDENT|TOTAL|ENTIRE|PURCHASE/i;

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
  return entriesOf(lines, roles, namesStandBelow(lines, roles)).filter((entry) => entry.cents !== 0);
}

/** Whether a discount lowers the whole receipt, not one item. */
export function lowersWholeReceipt(discount: Entry): boolean {
  return WHOLE_RECEIPT.test(discount.name);
}
