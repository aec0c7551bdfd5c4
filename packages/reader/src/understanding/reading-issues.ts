import type { OtherReading, ReadingIssue, ReadingItem } from "@gf-ledger/domain/reading/receipt-reading";
import type { Agreement } from "./agreement";
import type { Entry } from "./entries";
import { addsUpOtherwise } from "./other-readings";
import type { PurchaseDate } from "./purchase-date";
import type { StoreName } from "./store-names";
import type { Foot } from "./totals";

interface Judged {
  items: readonly ReadingItem[];
  doubts: readonly Entry["doubt"][];
  /** What else each item's line may say. */
  others: readonly (readonly OtherReading[])[];
  /** Articles with their number whose price was lost. */
  lost: readonly string[];
  /** What the goods lack to the printed sum, in cents; 0: nothing, or there is no sum. */
  gap: number;
  foot: Foot;
  agreement: Agreement;
  store: StoreName | null;
  date: PurchaseDate | null;
}

const LOW_CONFIDENCE = 0.7;
/** Where another price of more lines than this would do, the sums say nothing about any of them. */
const MOST_THAT_MAY_DIFFER = 3;

/** Of more lost prices than this the first ones are named. */
const MOST_NAMED = 3;

/** The issues that the person should look at, each in one plain sentence. */
export function issuesOf({
  items,
  doubts,
  others,
  lost,
  gap,
  foot,
  agreement,
  store,
  date,
}: Judged): ReadingIssue[] {
  const issues: ReadingIssue[] = [];
  const whole = (code: ReadingIssue["code"], message: string) =>
    issues.push({ code, message, itemIndex: null });
  if (items.length === 0 && !foot.total) whole("not_a_receipt", "This does not look like a receipt.");
  if (items.length === 0) whole("no_items", "No items could be read on this receipt.");
  if (!foot.total) whole("no_total", "The total could not be read.");
  if (!date) whole("no_date", "The date of purchase could not be read.");
  if (date?.doubt)
    issues.push({
      code: "date_in_doubt",
      message: "The date of purchase is not certain; please check it.",
      itemIndex: null,
      dates: [date.date, ...date.doubt],
    });
  if (!store) whole("no_store", "The name of the store could not be read.");
  if (store?.inDoubt) whole("store_in_doubt", "The name of the store is not certain; please check it.");
  if (agreement.subtotalAgrees === false) {
    whole("items_do_not_add_up", "The items do not add up to the subtotal on the receipt.");
  }
  if (agreement.totalAgrees === false) {
    whole("total_does_not_add_up", "The items and taxes do not add up to the total on the receipt.");
  }
  if (agreement.subtotalAgrees === false || agreement.totalAgrees === false)
    for (const name of lost.slice(0, MOST_NAMED))
      whole("items_do_not_add_up", `No price could be read for “${name}”.`);
  const mayDiffer = items.map((item, at) =>
    addsUpOtherwise({ name: item.name, cents: item.price }, others[at] ?? [], gap),
  );
  // What is missing is the lost price, and not a part of another one.
  const tells = lost.length === 0 && mayDiffer.filter(Boolean).length <= MOST_THAT_MAY_DIFFER;
  items.forEach((item, itemIndex) => {
    const doubt = doubts[itemIndex];
    const other = others[itemIndex] ?? [];
    const line = (message: string) =>
      issues.push({
        code: "line_in_doubt",
        message,
        itemIndex,
        ...(other.length > 0 ? { others: [...other] } : {}),
      });
    if (doubt === "changed")
      line(`The price of “${item.name}” was hard to read; it was settled so that the receipt adds up.`);
    else if (doubt === "left")
      line(`The price of “${item.name}” could not be read; it is what the sum leaves.`);
    else if (doubt === "computed")
      line(`The price of “${item.name}” was worked out from its quantity and unit price.`);
    else if (tells && mayDiffer[itemIndex])
      line(`The receipt would add up with another price of “${item.name}”; please check it.`);
    else if (item.confidence < LOW_CONFIDENCE) line(`“${item.name}” was hard to read; please check it.`);
  });
  return issues;
}
