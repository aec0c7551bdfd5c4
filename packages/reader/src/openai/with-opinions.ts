import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import {
  MAX_OTHER_READINGS,
  type OtherReading,
  type ReadingIssue,
  type ReadingItem,
  type ReceiptReading,
} from "@gf-ledger/domain/reading/receipt-reading";
import { judgeReading } from "../arithmetic/judge";
import { similarity } from "../understanding/words/edit-distance";
import { lettersOnly } from "../understanding/words/glyphs";
import { sumsAgree } from "./doubted-lines";

/** What another reader sees on an item's line: its name, and the price as printed. `null`: not legible. */
export interface Opinion {
  readonly name: string | null;
  readonly cents: number | null;
}

type Opinions = ReadonlyMap<number, Opinion>;

/** Two readers who agree on a price, on a receipt whose sums do not speak against it. */
const CONFIRMED = 0.95;
/** A name less like the one that was read is of another line, or invented. */
const MIN_LIKENESS = 0.5;
const LONGEST_NAME = 60;
const SUM_ISSUES: ReadonlySet<ReadingIssue["code"]> = new Set([
  "items_do_not_add_up",
  "total_does_not_add_up",
]);

const valued = (reading: ReceiptReading, items: readonly ReadingItem[]) =>
  judgeReading({
    ...reading,
    items,
    store: reading.store.value,
    purchaseDate: reading.purchaseDate.value,
    subtotalCents: reading.subtotalCents.value,
    totalCents: reading.totalCents.value,
  });

/** What the item costs if the opinion on its line is right: the printed price less its own discounts. */
function paidBy({ discounts }: ReceiptReading, index: number, { cents }: Opinion): number | null {
  if (cents === null || Math.abs(cents) > MAX_PRICE_CENTS) return null;
  const own = discounts.filter(({ itemIndex }) => itemIndex === index);
  return own.reduce((all, discount) => all + discount.cents, cents);
}

function nameBy(item: ReadingItem, { name }: Opinion): string {
  const given = name?.replace(/\s+/g, " ").trim() ?? "";
  const alike = similarity(lettersOnly(given), lettersOnly(item.name)) >= MIN_LIKENESS;
  return given !== "" && given.length <= LONGEST_NAME && alike ? given : item.name;
}

type Price = readonly [index: number, cents: number];

const withPrices = (items: readonly ReadingItem[], prices: readonly Price[]) =>
  items.map((item, index) => {
    const price = prices.find(([at]) => at === index)?.[1];
    return price === undefined ? item : { ...item, price };
  });

/** All choices of some of these, fewest first. */
function choicesOf(prices: readonly Price[]): Price[][] {
  const choices: Price[][] = [[]];
  for (const price of prices) choices.push(...choices.map((choice) => [...choice, price]));
  return choices.filter((choice) => choice.length > 0).sort((one, other) => one.length - other.length);
}

/**
 * The fewest other prices with which the receipt adds up; none where it does without them, where it never does,
 * or where several choices of as many do.
 */
function pricesThatAddUp(reading: ReceiptReading, differing: readonly Price[]): Price[] {
  if (sumsAgree(valued(reading, reading.items).arithmetic) !== false) return [];
  const fitting = choicesOf(differing).filter(
    (set) => sumsAgree(valued(reading, withPrices(reading.items, set)).arithmetic) === true,
  );
  const [first, second] = fitting;
  return first && second?.length !== first.length ? first : [];
}

/** A reading with what another reader sees on some of its lines, judged by the receipt's own sums (reading-62). */
export function withOpinions(reading: ReceiptReading, opinions: Opinions): ReceiptReading {
  const prices = [...opinions].flatMap(([index, opinion]): Price[] => {
    const paid = paidBy(reading, index, opinion);
    return paid === null ? [] : [[index, paid]];
  });
  const differing = prices.filter(([index, cents]) => reading.items[index]?.price !== cents);
  const taken = pricesThatAddUp(reading, differing);
  const priced = withPrices(reading.items, taken);
  const judged = valued(reading, priced);
  const isDisputed = sumsAgree(taken.length > 0 ? judged.arithmetic : reading.arithmetic) === false;
  const isConfirmed = (index: number) =>
    !isDisputed && prices.some(([at, cents]) => at === index && priced[index]?.price === cents);
  const items = priced.map((item, index): ReadingItem => {
    const opinion = opinions.get(index);
    if (!opinion || !isConfirmed(index)) return item;
    return { ...item, name: nameBy(item, opinion), confidence: Math.max(item.confidence, CONFIRMED) };
  });
  const otherOf = (index: number): OtherReading | null => {
    const [item, opinion] = [items[index], opinions.get(index)];
    const cents = prices.find(([at]) => at === index)?.[1];
    if (!item || !opinion || cents === undefined || cents === item.price) return null;
    return { name: nameBy(item, opinion), cents };
  };
  const kept = reading.issues
    .filter(({ code }) => taken.length === 0 || !SUM_ISSUES.has(code))
    .filter(
      ({ code, itemIndex }) => code !== "line_in_doubt" || itemIndex === null || !isConfirmed(itemIndex),
    );
  const sums = taken.length === 0 ? [] : judged.issues.filter(({ code }) => SUM_ISSUES.has(code));
  const issues = [...kept, ...sums].map((issue) => {
    const other =
      issue.code === "line_in_doubt" && issue.itemIndex !== null ? otherOf(issue.itemIndex) : null;
    const rest = (issue.others ?? []).filter(({ cents }) => cents !== other?.cents);
    return other ? { ...issue, others: [other, ...rest].slice(0, MAX_OTHER_READINGS) } : issue;
  });
  const stated = new Set(issues.map(({ itemIndex }) => itemIndex));
  const added = [...opinions.keys()].flatMap((itemIndex): ReadingIssue[] => {
    const other = stated.has(itemIndex) ? null : otherOf(itemIndex);
    const message = messageKey("sentences.lineDoubtful", { name: items[itemIndex]?.name ?? "" });
    return other ? [{ code: "line_in_doubt", message, itemIndex, others: [other] }] : [];
  });
  return {
    ...reading,
    items,
    arithmetic: taken.length > 0 ? judged.arithmetic : reading.arithmetic,
    issues: [...issues, ...added],
  };
}
