import type { Entry } from "./entries";
import { EntryAssembler } from "./entry-assembler";
import { hasArticleNumber, type LineRole, roleOf } from "./line-roles";
import type { Line } from "./lines";
import { isQuantityText } from "./quantity-lines";

const WHOLE_RECEIPT = /ORDER|BASKET|TRANS|EMPLOYEE|SENIOR|STUDENT|TOTAL|ENTIRE|PURCHASE/i;

function namesStandBelow(lines: readonly Line[], roles: readonly LineRole[]): boolean {
  let above = 0;
  let below = 0;
  lines.forEach((line, i) => {
    if (roles[i] !== "bare" || isQuantityText(line.label) || !hasArticleNumber(line.label)) return;
    if (roles[i - 1] === "name") above++;
    if (roles[i + 1] === "name") below++;
  });
  return below > above;
}

/** Puts the lines of the item zone together into items, cuts and fees, in printed order. */
export function assembleEntries(lines: readonly Line[]): Entry[] {
  let items = 0;
  const roles = lines.map((line) => {
    const role = roleOf(line, items);
    if (role === "item" || role === "bare") items++;
    return role;
  });
  const assembler = new EntryAssembler(namesStandBelow(lines, roles));
  lines.forEach((line, i) => {
    assembler.take(line, roles[i] ?? "skip");
  });
  return assembler.finish().filter((entry) => entry.cents !== 0);
}

/** Whether a cut lowers the whole receipt and no single item. */
export function lowersWholeReceipt(cut: Entry): boolean {
  return WHOLE_RECEIPT.test(cut.name);
}
