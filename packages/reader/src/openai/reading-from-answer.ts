import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { latestToday } from "@gf-ledger/domain/calendar/latest-today";
import { centsFromDollars, MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import type { ReadingCharge, ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { judgeReading } from "../arithmetic/judge";
import { taxesWithCodes } from "../arithmetic/tax-codes";
import type { VisionAnswer } from "./vision-answer";

/** Which model answered, and what it cost. */
export interface ModelUse {
  readonly version: string;
  readonly model: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

const AGREEING = 0.97;
const UNPROVEN = 0.85;
const DISAGREEING = 0.6;

/** A day that exists and is not still to come (reading-70). */
const mayBePurchase = (date: string) => isCalendarDate(date) && date <= latestToday(new Date());
const within = (cents: number) => Number.isFinite(cents) && Math.abs(cents) <= MAX_PRICE_CENTS;
const share = (value: number) => Math.min(1, Math.max(0, value));

function charges(
  lines: VisionAnswer["taxes"],
  sign: 1 | -1,
  itemIndex: number | null = null,
): ReadingCharge[] {
  return lines
    .map(({ label, amount }) => ({
      label,
      cents: sign * Math.abs(centsFromDollars(amount)),
      itemIndex,
      rawText: label,
      confidence: UNPROVEN,
      box: null,
    }))
    .filter(({ cents }) => within(cents) && cents !== 0);
}

/**
 * A receipt on which more was given back than bought gives its tax back too, whatever sign the model wrote;
 * on any other receipt a tax is of the sign that is printed.
 */
function taxCharges(lines: VisionAnswer["taxes"], items: readonly ReadingItem[]): ReadingCharge[] {
  const isRefund = items.reduce((sum, { price }) => sum + price, 0) < 0;
  const hasSigns = lines.some(({ amount }) => amount < 0);
  return lines.flatMap((line) => charges([line], (hasSigns ? line.amount < 0 : isRefund) ? -1 : 1));
}

function itemOf(answer: VisionAnswer["items"][number], discountCents: number): ReadingItem {
  const unitPrice = answer.unitPrice === null ? null : centsFromDollars(answer.unitPrice);
  return {
    name: answer.name,
    rawText: answer.rawText,
    quantity: answer.quantity !== null && answer.quantity > 0 ? answer.quantity : 1,
    unit: answer.unit ?? "each",
    unitPrice: unitPrice !== null && within(unitPrice) ? unitPrice : null,
    price: centsFromDollars(answer.price) + discountCents,
    taxCode: answer.taxCode,
    // No check of its digits is possible for every number, and the model was asked to leave it out.
    articleCode: null,
    confidence: share(answer.confidence),
    box: null,
  };
}

/**
 * Turns the model's answer into a reading: dollars into cents, impossible figures and dates into `null`. The
 * receipt's own arithmetic, not the model, judges how far it can be trusted.
 */
export function readingFromAnswer(answer: VisionAnswer, use: ModelUse): ReceiptReading {
  const readable = answer.items.filter(
    ({ name, price }) => name.trim() !== "" && within(centsFromDollars(price)),
  );
  const own = readable.map(({ discount }, index) =>
    discount === null ? [] : charges([discount], -1, index),
  );
  const items = readable.map((item, index) =>
    itemOf(
      item,
      (own[index] ?? []).reduce((all, { cents }) => all + cents, 0),
    ),
  );
  const figure = (value: number | null) =>
    value !== null && within(centsFromDollars(value)) ? centsFromDollars(value) : null;
  const parts = {
    store: answer.store?.trim() || null,
    purchaseDate:
      answer.purchaseDate !== null && mayBePurchase(answer.purchaseDate) ? answer.purchaseDate : null,
    items,
    discounts: [...own.flat(), ...charges(answer.otherDiscounts, -1)],
    deposits: charges(answer.deposits, 1),
    taxes: taxCharges(answer.taxes, items),
    subtotalCents: figure(answer.subtotal),
    totalCents: figure(answer.total),
  };
  const judged = judgeReading(answer.isReceipt ? parts : { ...parts, items: [], totalCents: null });
  const agrees = judged.arithmetic.subtotalAgrees ?? judged.arithmetic.totalAgrees;
  const trust = agrees === null ? UNPROVEN : agrees ? AGREEING : DISAGREEING;
  const field = <Value>(value: Value | null, confidence: number) => ({
    value,
    confidence: value === null ? 0 : confidence,
    rawText: null,
    box: null,
  });
  return {
    ...parts,
    taxes: taxesWithCodes(parts.taxes, { ...parts, addsUp: agrees ?? false }),
    store: field(parts.store, UNPROVEN),
    purchaseDate: field(parts.purchaseDate, UNPROVEN),
    currency: answer.currency,
    subtotalCents: field(parts.subtotalCents, trust),
    totalCents: field(parts.totalCents, trust),
    tenders: charges(answer.tenders, 1),
    ...judged,
    confidence: items.length === 0 ? 0.1 : trust,
    reader: { name: "openai", ...use },
  };
}
