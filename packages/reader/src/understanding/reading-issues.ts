import { messageKey } from "@gf-ledger/domain/messages/message-key";
import {
  MAX_OTHER_READINGS,
  type OtherReading,
  type ReadingIssue,
  type ReadingItem,
} from "@gf-ledger/domain/reading/receipt-reading";
import type { PurchaseDate } from "./dates/purchase-date";
import type { Entry } from "./items/entries";
import { addsUpOtherwise } from "./other-readings";
import type { StoreName } from "./store/store-names";
import type { Agreement } from "./totals/agreement";
import type { Foot } from "./totals/totals";

interface Judged {
  items: readonly ReadingItem[];
  doubts: readonly Entry["doubt"][];
  /** Whether a pen went through each item's line. */
  struck: readonly boolean[];
  /** Whether a discount for several was taken off each item that may be others' too. */
  unsureShares: readonly boolean[];
  /** A name without a price for which each item's price may be too. */
  sharedWith: readonly (string | null)[];
  /** An unpriced row that may be a part of each item's name. */
  rowsBeside: readonly (string | null)[];
  /** What else each item's line may say. */
  others: readonly (readonly OtherReading[])[];
  /** Articles with their number whose price was lost. */
  lost: readonly string[];
  /** Rows with a price that are hardly of goods. */
  leftOut: readonly Entry[];
  /** What the goods lack to the printed sum, in cents; 0: nothing, or there is no sum. */
  gap: number;
  foot: Foot;
  /** Whether the total is only the likeliest row. */
  isTotalInDoubt: boolean;
  agreement: Agreement;
  store: StoreName | null;
  date: PurchaseDate | null;
}

const LOW_CONFIDENCE = 0.7;
/** Where another price of more lines than this would do, the sums say nothing about any of them. */
const MAX_THAT_MAY_DIFFER = 3;

/** Of more lost prices than this the first ones are named. */
const MAX_NAMED = 3;

/** Of more rows that were left out the first ones are reported: a page of such rows is no receipt. */
const MAX_LEFT_OUT = 10;

/** The rows that were left out, where no sum confirms what was kept (reading-121). */
function issuesOfLeftOut(
  leftOut: readonly Entry[],
  { subtotalAgrees, totalAgrees }: Agreement,
): ReadingIssue[] {
  if (subtotalAgrees ?? totalAgrees) return [];
  const named = leftOut.filter(({ name, cents }) => name !== "" && cents !== null);
  return named.slice(0, MAX_LEFT_OUT).map(({ name, cents, lines }): ReadingIssue => {
    const row = lines
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    const message = messageKey("sentences.rowLeftOut", { row });
    return { code: "row_left_out", message, itemIndex: null, row: { name, cents: cents ?? 0 } };
  });
}

/** `lb @ $2.99 / lb`: what is left of a row of a weight, under whose article nothing was read. */
const NO_NAME = /^\W*(?:\d+[.,]?\d*\s?)?(?:LB|KG|OZ|G|EA|CH)S?\b\s*[@/X]\s*\$?\s?\d/i;

/** `44500982114`: an article's number in the place of its name. */
const isNumber = (name: string) => !/\p{L}/u.test(name);

/** The issues that the person should look at, each in one plain sentence. */
export function issuesOf({
  items,
  doubts,
  struck,
  unsureShares,
  sharedWith,
  rowsBeside,
  others,
  lost,
  leftOut,
  gap,
  foot,
  isTotalInDoubt,
  agreement,
  store,
  date,
}: Judged): ReadingIssue[] {
  const issues: ReadingIssue[] = [];
  const whole = (code: ReadingIssue["code"], message: string) =>
    issues.push({ code, message, itemIndex: null });
  if (items.length === 0 && !foot.total) whole("not_a_receipt", messageKey("sentences.notReceipt"));
  if (items.length === 0) whole("no_items", messageKey("sentences.noItems"));
  if (!foot.total) whole("no_total", messageKey("sentences.noTotal"));
  if (isTotalInDoubt) whole("total_in_doubt", messageKey("sentences.totalDoubtful"));
  if (!date) whole("no_date", messageKey("sentences.noDate"));
  if (date?.doubt)
    issues.push({
      code: "date_in_doubt",
      message: messageKey("sentences.dateDoubtful"),
      itemIndex: null,
      dates: [date.date, ...date.doubt],
    });
  if (!store) whole("no_store", messageKey("sentences.noStore"));
  if (store?.inDoubt) whole("store_in_doubt", messageKey("sentences.storeDoubtful"));
  if (agreement.subtotalAgrees === false) {
    whole("items_do_not_add_up", messageKey("sentences.subtotalDiffers"));
  }
  if (agreement.totalAgrees === false) {
    whole("total_does_not_add_up", messageKey("sentences.totalDiffers"));
  }
  if (agreement.subtotalAgrees === false || agreement.totalAgrees === false)
    for (const name of lost.slice(0, MAX_NAMED))
      whole("items_do_not_add_up", messageKey("sentences.priceLost", { name }));
  const mayDiffer = items.map((item, at) =>
    addsUpOtherwise({ name: item.name, cents: item.price }, others[at] ?? [], gap),
  );
  // What is missing is the lost price, and not a part of another one.
  const isClear = lost.length === 0 && mayDiffer.filter(Boolean).length <= MAX_THAT_MAY_DIFFER;
  items.forEach((item, itemIndex) => {
    const doubt = doubts[itemIndex];
    const [row, shared] = [rowsBeside[itemIndex], sharedWith[itemIndex]];
    const other = (others[itemIndex] ?? []).slice(0, MAX_OTHER_READINGS);
    const line = (message: string) =>
      issues.push({
        code: "line_in_doubt",
        message,
        itemIndex,
        ...(other.length > 0 ? { others: [...other] } : {}),
      });
    if (doubt === "changed") line(messageKey("sentences.priceSettled", { name: item.name }));
    else if (doubt === "left") line(messageKey("sentences.priceLeft", { name: item.name }));
    else if (doubt === "computed") line(messageKey("sentences.priceComputed", { name: item.name }));
    else if (isClear && mayDiffer[itemIndex])
      line(messageKey("sentences.priceMayDiffer", { name: item.name }));
    else if (unsureShares[itemIndex]) line(messageKey("sentences.discountShared", { name: item.name }));
    else if (shared) line(messageKey("sentences.priceShared", { row: shared, name: item.name }));
    else if (struck[itemIndex]) line(messageKey("sentences.nameStruck", { name: item.name }));
    else if (row) line(messageKey("sentences.nameMayGoOn", { row, name: item.name }));
    else if (item.confidence < LOW_CONFIDENCE || NO_NAME.test(item.name) || isNumber(item.name))
      line(messageKey("sentences.lineDoubtful", { name: item.name }));
  });
  return [...issues, ...issuesOfLeftOut(leftOut, agreement)];
}
