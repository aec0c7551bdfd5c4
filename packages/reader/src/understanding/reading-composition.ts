import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ReadingCharge, ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { taxesWithCodes } from "../arithmetic/tax-codes";
import type { OcrPage } from "../ocr/word";
import { boxAround } from "./boxes";
import type { PurchaseDate } from "./dates/purchase-date";
import { isShareInDoubt, sharesOf } from "./discounts/discount-shares";
import { articleCodeOf } from "./items/article-code";
import { type Entry, isCrossedOut, isPriced, type Priced, sumOf } from "./items/entries";
import { itemConfidence } from "./items/item-confidence";
import { taxLettersOf } from "./items/tax-letters";
import type { Line } from "./lines/lines";
import { otherReadings } from "./other-readings";
import { issuesOf } from "./reading-issues";
import { brandedName } from "./store/own-brands";
import type { StoreName } from "./store/store-names";
import type { Agreement } from "./totals/agreement";
import type { Foot, PrintedFigure } from "./totals/totals";

/** Raised whenever the same words may be understood differently. */
const UNDERSTANDING_VERSION = "30";

/** Everything that was understood of a page. */
export interface Understood {
  page: OcrPage;
  entries: Entry[];
  /** Rows with a price that are hardly of goods. */
  leftOut: Entry[];
  /** Discounts and fees printed after the subtotal. */
  behind: Entry[];
  foot: Foot;
  /** Whether the total is only the likeliest row. */
  isTotalInDoubt?: boolean;
  agreement: Agreement;
  store: StoreName | null;
  date: PurchaseDate | null;
  currency: Currency | null;
}

/** What the reader says of a total that is only the likeliest row: below this the page asks. */
const TOTAL_IN_DOUBT = 0.55;

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** What is missing from the goods to the sum printed below them, in cents; 0 where they agree or there is none. */
function gapOf({ entries, behind, foot, agreement }: Understood): number {
  const { subtotal, taxes, total } = foot;
  if (subtotal) return agreement.subtotalAgrees === false ? subtotal.cents - sumOf(entries) : 0;
  if (!total || agreement.totalAgrees !== false) return 0;
  const taxed = taxes.reduce((all, { cents }) => all + cents, 0) + sumOf(behind);
  return total.cents - taxed - sumOf(entries);
}

/** Puts what was understood into the shape of a reading. */
export function composeReading(understood: Understood): ReceiptReading {
  const { page, foot, agreement, store, date } = understood;
  const priced = understood.entries.filter(isPriced);
  const kept = priced.filter((entry) => entry.kind === "item");
  const discounts = [...priced, ...understood.behind.filter(isPriced)].filter(
    (entry) => entry.kind === "discount",
  );
  const fees = [...priced, ...understood.behind.filter(isPriced)].filter((entry) => entry.kind === "fee");
  const paid = kept.map((entry) => entry.cents);
  const inDoubt = new Set<number>();
  const lowered = discounts.map((discount) => {
    const parts = priced.includes(discount) ? sharesOf(discount, priced) : [];
    const shares = parts.map(({ item, cents }) => ({ index: kept.indexOf(item), cents }));
    if (shares.some(({ index, cents }) => (paid[index] ?? 0) + cents < 0)) return { discount, shares: [] };
    for (const { index, cents } of shares) paid[index] = (paid[index] ?? 0) + cents;
    if (isShareInDoubt(discount, parts, priced)) for (const { index } of shares) inDoubt.add(index);
    return { discount, shares };
  });
  const items = kept.map(
    (entry, index): ReadingItem => ({
      name: brandedName(entry.name, store?.chain ?? null),
      rawText: entry.lines.map((line) => line.text).join("\n"),
      quantity: entry.note?.quantity ?? 1,
      unit: entry.note?.unit ?? "each",
      unitPrice: entry.note?.unitPrice ?? null,
      price: paid[index] ?? entry.cents,
      taxCode: taxLettersOf(entry),
      articleCode: articleCodeOf(entry),
      confidence: round(itemConfidence(entry, agreement)),
      box: boxAround(entry.lines, page),
    }),
  );
  const gap = gapOf(understood);
  const others = kept.map((entry, index) => {
    const item = items[index];
    if (!item) return [];
    const read = otherReadings(entry, { name: item.name, cents: item.price }, gap);
    const { rowBeside } = entry;
    return rowBeside ? [{ name: rowBeside.name, cents: item.price }, ...read] : read;
  });
  const charge = (entry: Priced, itemIndex: number | null): ReadingCharge => ({
    label: entry.name,
    cents: entry.cents,
    itemIndex,
    rawText: entry.lines.map((line) => line.text).join("\n"),
    confidence: round(itemConfidence(entry, agreement)),
    box: boxAround(entry.lines, page),
  });
  const figure = ({ line, cents }: PrintedFigure): ReadingCharge => ({
    label: line.label.replace(/\s+/g, " ").trim(),
    cents,
    itemIndex: null,
    rawText: line.text,
    confidence: round(line.row.confidence),
    box: boxAround([line], page),
  });
  const field = <Value>(
    value: Value | null | undefined,
    line: Line | null | undefined,
    confidence: number,
  ) => ({
    value: value ?? null,
    confidence: value === null || value === undefined ? 0 : round(confidence),
    rawText: line?.text ?? null,
    box: line ? boxAround([line], page) : null,
  });
  const footTrust = agreement.totalAgrees === false ? -0.25 : agreement.totalAgrees === true ? 0.03 : -0.05;
  const { subtotal, total } = foot;
  const readTrust = (total?.line.row.confidence ?? 0) + footTrust;
  const trustInTotal = understood.isTotalInDoubt ? Math.min(TOTAL_IN_DOUBT, readTrust) : readTrust;
  const deposits = fees.map((fee) => charge(fee, null));
  const addsUp = agreement.subtotalAgrees ?? agreement.totalAgrees ?? false;
  return {
    store: field(store?.name, store?.line, store?.confidence ?? 0),
    purchaseDate: field(date?.date, date?.line, date?.confidence ?? 0),
    currency: understood.currency,
    subtotalCents: field(subtotal?.cents, subtotal?.line, (subtotal?.line.row.confidence ?? 0) + footTrust),
    taxes: taxesWithCodes(foot.taxes.map(figure), { items, deposits, addsUp }),
    totalCents: field(total?.cents, total?.line, trustInTotal),
    items,
    discounts: lowered.flatMap(({ discount, shares }) =>
      shares.length === 0
        ? [charge(discount, null)]
        : shares.map(({ index, cents }) => ({ ...charge(discount, index), cents })),
    ),
    deposits,
    tenders: foot.tenders.map(figure),
    issues: issuesOf({
      items,
      doubts: kept.map((entry) => entry.doubt),
      struck: kept.map(isCrossedOut),
      unsureShares: kept.map((_, index) => inDoubt.has(index)),
      sharedWith: kept.map(({ sharedWith }) => sharedWith ?? null),
      rowsBeside: kept.map(({ rowBeside }) => rowBeside?.row ?? null),
      others,
      lost: understood.entries
        .filter(
          ({ kind, cents, group, name }) =>
            kind === "item" && cents === null && group === "sure" && name !== "",
        )
        .map(({ name }) => name),
      leftOut: understood.leftOut,
      gap,
      foot,
      isTotalInDoubt: understood.isTotalInDoubt ?? false,
      agreement,
      store,
      date,
    }),
    arithmetic: agreement,
    confidence: round(
      items.length === 0 ? 0.1 : items.reduce((sum, item) => sum + item.confidence, 0) / items.length,
    ),
    reader: {
      name: "local",
      version: UNDERSTANDING_VERSION,
      model: null,
      inputTokens: null,
      outputTokens: null,
    },
  };
}
