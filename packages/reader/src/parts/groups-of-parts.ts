import { sureTotalOf } from "@gf-ledger/domain/reading/sure-total";
import { overlapOf, type ReceiptPart, sharesTotal } from "./part";
import { joinedReceipt } from "./receipt-of-parts";

/** Pictures that show parts of one receipt, from its head to its foot. */
export interface PartsOfOne {
  readonly order: readonly number[];
  /** Whether shared rows join all of them and the sums come out then; otherwise a person is asked. */
  readonly sure: boolean;
}

/** More pictures than this are no one receipt's. */
const MAX_PARTS = 6;
/** So many shared rows are no chance. */
const SURE_ROWS = 2;

const agrees = ({ arithmetic: { subtotalAgrees, totalAgrees } }: Pick<ReceiptPart, "arithmetic">) =>
  (subtotalAgrees === true || totalAgrees === true) && subtotalAgrees !== false && totalAgrees !== false;

const isSameOrNone = <Value>(one: Value | null, other: Value | null) =>
  one === null || other === null || one === other;

/** A part's store that is not in doubt: the first row of a part without a head is easily taken for one. */
const storeOf = ({ store, issues }: ReceiptPart) =>
  issues.some(({ code }) => code === "store_in_doubt") ? null : store.value;

/**
 * Whether a picture may be followed by another: it has no total, or the other's and goods that do not come to it, and
 * their shops and dates do not contradict.
 */
function mayGoOn(upper: ReceiptPart, lower: ReceiptPart): boolean {
  const { purchaseDate, items } = upper;
  return (
    (sureTotalOf(upper) === null || (sharesTotal(upper, lower) && !agrees(upper))) &&
    items.length > 0 &&
    !agrees(lower) &&
    isSameOrNone(storeOf(upper), storeOf(lower)) &&
    isSameOrNone(purchaseDate.value, lower.purchaseDate.value)
  );
}

/**
 * By how many shared rows a picture goes on with another; 0 where a head without a foot may with a foot without a
 * head; `null` where it does not.
 */
function linkBetween(upper: ReceiptPart, lower: ReceiptPart): number | null {
  if (!mayGoOn(upper, lower)) return null;
  const shared = overlapOf(upper, lower)?.count ?? 0;
  const isFootAgain = sharesTotal(upper, lower) && (shared > 0 || lower.items.length === 0);
  if (isFootAgain) return shared + SURE_ROWS;
  if (shared > 0) return shared;
  const isFoot = sureTotalOf(lower) !== null && storeOf(lower) === null;
  return isFoot && upper.store.value !== null ? 0 : null;
}

interface Link {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}

/**
 * The links that are taken, the surest first: each picture has one before it and one behind it at most, and none goes
 * in a circle.
 */
function chosenLinks(links: readonly Link[]): Link[] {
  const chosen: Link[] = [];
  const next = (at: number) => chosen.find(({ from }) => from === at)?.to;
  const leadsTo = (start: number, end: number) => {
    for (let at: number | undefined = start; at !== undefined; at = next(at)) if (at === end) return true;
    return false;
  };
  for (const link of [...links].sort((a, b) => b.rows - a.rows)) {
    const isTaken = chosen.some(({ from, to }) => from === link.from || to === link.to);
    if (!isTaken && !leadsTo(link.to, link.from)) chosen.push(link);
  }
  return chosen;
}

/** Which of several pictures show parts of one receipt (reading-110). */
export function groupsOfParts(parts: readonly ReceiptPart[]): PartsOfOne[] {
  const links = parts.flatMap((upper, from) =>
    parts.flatMap((lower, to): Link[] => {
      const rows = from === to ? null : linkBetween(upper, lower);
      return rows === null ? [] : [{ from, to, rows }];
    }),
  );
  const chosen = chosenLinks(links);
  const heads = chosen.filter(({ from }) => !chosen.some(({ to }) => to === from));
  return heads.flatMap((head): PartsOfOne[] => {
    const chain = [head];
    for (let link = chosen.find(({ from }) => from === head.to); link; ) {
      chain.push(link);
      const { to } = link;
      link = chosen.find(({ from }) => from === to);
    }
    const order = [head.from, ...chain.map(({ to }) => to)];
    if (order.length > MAX_PARTS) return [];
    const joined = joinedReceipt(order.flatMap((at) => parts[at] ?? []));
    const sure = chain.every(({ rows }) => rows >= SURE_ROWS) && agrees(joined.reading);
    return [{ order, sure }];
  });
}
