import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { latestToday } from "@gf-ledger/domain/calendar/latest-today";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage } from "../ocr/word";
import { withNamedMonths } from "./dates/named-months";
import { purchaseDateOf } from "./dates/purchase-date";
import { linesWithDiscountColumn } from "./discounts/discount-column";
import { withDoubtfulOffers } from "./discounts/shared-offers";
import { withDoubtfulNames } from "./items/doubtful-names";
import type { Entry } from "./items/entries";
import { assembleEntries } from "./items/item-assembly";
import { unpricedNames } from "./items/unpriced-names";
import { zonesOf } from "./lines/item-zone";
import { type Line, linesOf } from "./lines/lines";
import { orderStoreOf } from "./orders/order-store";
import { hasSecondReceipt } from "./orders/second-receipt";
import { isCancelledOrder, NOTHING_PAID, orderIn } from "./orders/understood-order";
import { mayBeNamedAsMonth } from "./prices/money";
import { linesWithSigns } from "./prices/sign-digits";
import { composeReading, type Understood } from "./reading-composition";
import { withoutFigureColumns } from "./rows/figure-columns";
import { withoutFootRows } from "./rows/foot-rows";
import { withoutOtherRows } from "./rows/goods-rows";
import { withoutPartingDashes } from "./rows/parting-dashes";
import { realign } from "./rows/realignment";
import type { Row } from "./rows/row";
import { rowsOf } from "./rows/rows";
import { withRowsBeside } from "./rows/rows-beside";
import { currencyOf } from "./store/currency";
import { withoutHeadNames } from "./store/head-names";
import { withStateTax } from "./store/state-tax";
import { storeNameOf } from "./store/store-names";
import { agreementOf, targetsOf } from "./totals/agreement";
import { withLikelyTotal } from "./totals/likely-total";
import { settle } from "./totals/settlement";
import { type Foot, footOf } from "./totals/totals";
import { type Trust, trustIn } from "./trust";
import { pageWithWordGaps } from "./words/word-gaps";

/** One way of reading a page, and how far its figures support it. */
export interface JudgedReading {
  readonly reading: ReceiptReading;
  readonly trust: Trust;
}

/** A page, and the day on which it is read: no purchase is after it. */
interface ReadPage {
  readonly page: OcrPage;
  readonly today: CalendarDate;
}

/** The lines of rows, with what `ST` is on this receipt. */
const linesIn = (...[rows, cents]: Parameters<typeof linesOf>): readonly Line[] =>
  withStateTax(linesOf(rows, cents));

/** The entries as the sums settle them; where these confirm nothing, without rows that are hardly of goods. */
function settledEntries(
  lines: readonly Line[],
  read: readonly Entry[],
  foot: Foot,
  behind: readonly Entry[],
): Pick<Understood, "entries" | "leftOut"> {
  const targets = targetsOf(foot, behind);
  const { entries, target } = settle(read, targets);
  if (target !== null) return { entries, leftOut: [] };
  const { kept, leftOut } = withoutOtherRows(withoutFootRows(read), lines, targets);
  return { entries: settle(kept, targets).entries, leftOut };
}

/**
 * The page as understood when the items are read from one way of joining prices to names and the foot from
 * another.
 */
function understoodFrom(
  { page, today }: ReadPage,
  itemLines: readonly Line[],
  footLines: readonly Line[],
): Understood {
  const foot = footOf(footLines);
  const behind = assembleEntries(zonesOf(footLines).foot).filter(
    (entry) => entry.kind !== "item" && entry.counts,
  );
  const read = withoutFigureColumns(assembleEntries(realign(zonesOf(itemLines).items)));
  const { entries, leftOut } = settledEntries(itemLines, read, foot, behind);
  const store = storeNameOf(itemLines);
  const chain = store?.chain ?? null;
  const currency = currencyOf(itemLines, chain);
  const unpriced = unpricedNames(entries, zonesOf(itemLines).items, store);
  const agreement = agreementOf(entries, foot, behind);
  const named = withoutHeadNames(entries, itemLines, store);
  return {
    page,
    entries: withDoubtfulOffers(withRowsBeside(named, unpriced), unpriced),
    leftOut,
    behind,
    foot,
    agreement,
    store,
    date: purchaseDateOf(itemLines, { today, chain, currency }),
    currency,
  };
}

/** A page with real text as an order's, where it is one. */
function understoodOrder(read: ReadPage, lines: readonly Line[]): Understood | null {
  if (!read.page.hasRealText) return null;
  const foot = footOf(lines);
  const order = orderIn(lines, foot);
  if (!order) return null;
  const { entries, behind } = order;
  const store = orderStoreOf(lines);
  const chain = store?.chain ?? null;
  const currency = currencyOf(lines, chain);
  if (isCancelledOrder(lines)) {
    const nothing = { entries: [], leftOut: [], behind: [], foot: NOTHING_PAID, date: null };
    return { page: read.page, store, currency, agreement: agreementOf([], NOTHING_PAID, []), ...nothing };
  }
  const date = purchaseDateOf(lines, { today: read.today, chain, currency });
  const agreement = agreementOf(entries, foot, behind);
  return { page: read.page, entries, leftOut: [], behind, foot, agreement, store, date, currency };
}

/**
 * Another way of joining prices to names must score this much more: sums alone do not tell which name a price
 * has.
 */
const LEAD = 1;

/**
 * The page with prices read in a doubtful way, where its own figures bear that out; else `null`. The signs of
 * the other prices bear one out too, where there is no sum.
 */
function borneOut(read: ReadPage, rows: readonly Row[], lines: readonly Line[]): Understood | null {
  const isBorneOut = (other: Understood) => trustIn(other).agrees && trustIn(other).changed === 0;
  const withSigns = linesWithSigns(lines);
  const signed = withSigns && understoodFrom(read, withSigns, withSigns);
  const hasSums = signed && (signed.foot.total !== null || signed.foot.subtotal !== null);
  if (signed && (!hasSums || isBorneOut(signed))) return signed;
  const parted = linesWithDiscountColumn(lines);
  const lowered = parted && understoodFrom(read, parted, parted);
  if (lowered && isBorneOut(lowered)) return lowered;
  const named = lines.some(({ text }) => mayBeNamedAsMonth(text)) && linesIn(rows, "month-names");
  const withNamed = named && understoodFrom(read, named, named);
  if (withNamed && isBorneOut(withNamed)) return withNamed;
  const bare = linesIn(rows, "bare");
  const withCents = understoodFrom(read, bare, bare);
  return isBorneOut(withCents) ? withCents : null;
}

/** What was read of a document in which another receipt follows says that it is not all of it. */
function withSecondReceipt(best: Understood): Understood {
  if (!best.page.hasRealText || !hasSecondReceipt(linesOf(rowsOf(best.page)), best.foot)) return best;
  return { ...best, agreement: { ...best.agreement, totalAgrees: false } };
}

function bestOf(read: ReadPage): Understood {
  const { page } = read;
  const rows = rowsOf(page, "slope");
  const bySlope = linesIn(rows);
  const order = understoodOrder(read, bySlope);
  if (order && (trustIn(order).agrees || order.foot === NOTHING_PAID)) return order;
  let best = understoodFrom(read, bySlope, bySlope);
  if (trustIn(best).agrees && trustIn(best).changed === 0) return best;
  if (order) return order;
  const doubtful = borneOut(read, rows, bySlope);
  if (doubtful) return doubtful;
  if (trustIn(best).agrees) return best;
  const byOrder = linesIn(rowsOf(page, "order"));
  const otherFoot = understoodFrom(read, bySlope, byOrder);
  const allOther = understoodFrom(read, byOrder, byOrder);
  const { alone } = trustIn(best);
  const bySteep = linesIn(rowsOf(page, "steep"));
  const steep = understoodFrom(read, bySteep, bySteep);
  for (const other of [
    otherFoot,
    ...(trustIn(allOther).alone < alone ? [allOther] : []),
    ...(trustIn(steep).agrees ? [steep] : []),
  ]) {
    const { score, changed } = trustIn(other);
    if (changed === 0 && score >= trustIn(best).score + LEAD) best = other;
  }
  return best;
}

/** The page with a mail's dashes in front of prices as what its sums, or else its layout, say that they are. */
function bestOfDashes(read: ReadPage): Understood {
  const best = bestOf(read);
  const parted = withoutPartingDashes(read.page);
  // Sums of reductions alone hold with both signs.
  const hasGoods = best.entries.some(({ kind, cents }) => kind === "item" && cents !== null && cents > 0);
  if (!parted || (hasGoods && trustIn(best).agrees)) return best;
  const ofSums = parted.ofSums && bestOf({ ...read, page: parted.ofSums });
  if (ofSums && trustIn(ofSums).agrees) return ofSums;
  const other = bestOf({ ...read, page: parted.page });
  return parted.isLayout || trustIn(other).agrees ? other : best;
}

/**
 * Understands the words of one upright page as a receipt. Boxes are fractions of that page. The same page
 * gives the same reading on the same day. Where the figures first read do not agree, other ways to join prices to
 * names are tried, for the foot alone and for everything.
 */
export function judgedReading(page: OcrPage, today = latestToday(new Date())): JudgedReading {
  const read = { page: pageWithWordGaps(page), today };
  const best = withNamedMonths(withSecondReceipt(bestOfDashes(read)), (rows) => {
    const lines = linesIn(rows, "month-names");
    return understoodFrom(read, lines, lines);
  });
  const told = withDoubtfulNames(withLikelyTotal(best));
  return { reading: composeReading(told), trust: trustIn(told.isTotalInDoubt ? best : told) };
}

/** {@link judgedReading} without the judgement. */
export function understandPage(page: OcrPage, today?: CalendarDate): ReceiptReading {
  return judgedReading(page, today).reading;
}
