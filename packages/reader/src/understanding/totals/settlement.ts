import { type Entry, sumOf } from "../items/entries";
import { type Repair, repairsOf } from "../prices/price-repairs";

/** A sum that the entries may have to add up to, and how much to distrust it (0: not at all). */
export interface Target {
  cents: number;
  cost: number;
}

export interface Settlement {
  entries: Entry[];
  /** The target the entries add up to, `null` when none could be met. */
  target: Target | null;
}

interface Change {
  index: number;
  delta: number;
  cents: number | null;
  cost: number;
  by: Repair["by"] | "left";
}

interface Solution {
  changes: Change[];
  cost: number;
}

const FLIP_COST = 0.4;
const MAX_ONE_CHANGE = 2.4;
const MAX_TWO_CHANGES = 2.7;
/** A repair must beat the next best one by this much, otherwise the figures do not decide. */
const MARGIN = 0.35;
const MISSING_PRICE_COST = 1.4;
const MAX_MISSING_CENTS = 10_000;
/** Distrust above which a target is too weak to change what was read. */
const WEAK = 0.7;

/** Whether a change lets a discount count, or not, alone among those of its kind. */
function linksCoupon(entries: readonly Entry[], { index, by }: Change): boolean {
  return entries[index]?.kind === "discount" && by === "toggle";
}

/** Whether a change leaves out an item that was read. */
function dropsItem(entries: readonly Entry[], { index, cents }: Change): boolean {
  return entries[index]?.kind === "item" && cents === null;
}

type Variant = { entries: Entry[]; cost: number };

/** All readings of the groups that count only on some receipts: savings lines, unsigned coupons, deposits. */
function variantsOf(entries: readonly Entry[]): Variant[] {
  let variants: Variant[] = [{ entries: [...entries], cost: 0 }];
  const alternatives: { group: Entry["group"]; counts: boolean }[] = [
    { group: "saved", counts: false },
    { group: "saved", counts: true },
    { group: "unsigned", counts: false },
    { group: "fee", counts: false },
  ];
  for (const { group, counts } of alternatives) {
    if (!entries.some((entry) => entry.group === group && entry.counts !== counts)) continue;
    const flipped = variants.map(({ entries: list, cost }) => ({
      entries: list.map((entry) => (entry.group === group ? { ...entry, counts } : entry)),
      cost: cost + FLIP_COST,
    }));
    variants = [...variants, ...flipped];
  }
  return variants;
}

function changesOf(entries: readonly Entry[]): Change[] {
  return entries.flatMap((entry, index) => {
    const counted = entry.counts ? (entry.cents ?? 0) : 0;
    const byDelta = new Map<number, Change>();
    for (const { cents, cost, by } of repairsOf(entry)) {
      const delta = (cents ?? 0) - counted;
      const known = byDelta.get(delta);
      if (!known || known.cost > cost) byDelta.set(delta, { index, delta, cents, cost, by });
    }
    return [...byDelta.values()];
  });
}

/** The items that lost their price. */
function unpricedIn(entries: readonly Entry[]): { entry: Entry; index: number }[] {
  return entries.flatMap((entry, index) =>
    entry.kind === "item" && entry.cents === null ? [{ entry, index }] : [],
  );
}

/** What the sum leaves for the one item that lost its price; nothing where more than one may have. */
function missingPrice(entries: readonly Entry[], gap: number): Change[] {
  const [only, ...more] = unpricedIn(entries);
  if (!only || more.length > 0 || gap <= 0 || gap > MAX_MISSING_CENTS) return [];
  const cost = MISSING_PRICE_COST + (only.entry.group === "sure" ? 0 : 0.8);
  return [{ index: only.index, delta: gap, cents: gap, cost, by: "left" }];
}

/** The changes of an entry, none that raises a price where an article with its number surely lost its own. */
function honestChanges(entries: readonly Entry[]): Change[] {
  const changes = changesOf(entries);
  const lost = unpricedIn(entries).some(({ entry }) => entry.group === "sure");
  return lost ? changes.filter(({ delta, by }) => by !== "digit" || delta <= 0) : changes;
}

/** Finds the cheapest one or two changes that close a gap; the changes are worked out once for all gaps. */
class Solver {
  private readonly changes: Change[];
  private readonly cheap: Change[];
  private readonly byDelta = new Map<number, Change[]>();

  constructor(private readonly entries: readonly Entry[]) {
    this.changes = honestChanges(entries);
    this.cheap = this.changes.filter((change) => change.cost <= MAX_TWO_CHANGES - 0.5);
    for (const change of this.cheap) {
      const same = this.byDelta.get(change.delta);
      if (same) same.push(change);
      else this.byDelta.set(change.delta, [change]);
    }
  }

  /** `null` when nothing closes the gap, or several repairs are about as likely. */
  solve(gap: number): Solution | null {
    const solutions: Solution[] = [...this.changes, ...missingPrice(this.entries, gap)]
      .filter((change) => change.delta === gap && change.cost <= MAX_ONE_CHANGE)
      .map((change) => ({ changes: [change], cost: change.cost }));
    for (const first of this.cheap) {
      for (const second of this.byDelta.get(gap - first.delta) ?? []) {
        // Two changed digits can close almost any gap, so they prove nothing.
        if (second.index <= first.index || (first.by === "digit" && second.by === "digit")) continue;
        const cost = first.cost + second.cost + 0.5;
        if (cost <= MAX_TWO_CHANGES) solutions.push({ changes: [first, second], cost });
      }
    }
    // No item goes where the coupons alone can account for the gap (reading-61).
    const byCoupons = solutions.some(({ changes }) =>
      changes.every((change) => linksCoupon(this.entries, change)),
    );
    const likely = solutions
      .filter(({ changes }) => !byCoupons || !changes.some((change) => dropsItem(this.entries, change)))
      .sort((a, b) => a.cost - b.cost);
    const [best, next] = likely;
    return best && !(next && next.cost - best.cost < MARGIN) ? best : null;
  }
}

function apply(entries: readonly Entry[], changes: readonly Change[]): Entry[] {
  return entries.map((entry, index) => {
    const change = changes.find((one) => one.index === index);
    if (!change) return entry;
    if (change.cents === null) return { ...entry, counts: false, doubt: "changed" };
    const turned = entry.kind === "item" && (entry.cents ?? 0) > 0 && change.cents < 0;
    const kind = turned && entry.priceLine.word !== "return" ? "discount" : entry.kind;
    return {
      ...entry,
      kind,
      cents: change.cents,
      counts: true,
      doubt: change.by === "left" ? "left" : "changed",
    };
  });
}

/**
 * Chooses, among the readings of the item zone, the likeliest that adds up to a target. Nothing is
 * changed when the figures fit as read, when nothing fits, or when several repairs are equally likely.
 */
export function settle(entries: readonly Entry[], targets: readonly Target[]): Settlement {
  const variants = variantsOf(entries);
  const fitting = variants
    .flatMap((variant) => targets.map((target) => ({ variant, target, cost: variant.cost + target.cost })))
    .filter(({ variant, target }) => sumOf(variant.entries) === target.cents)
    .sort((a, b) => a.cost - b.cost);
  const asRead = fitting[0];
  if (asRead) return { entries: asRead.variant.entries, target: asRead.target };
  let best: { entries: Entry[]; target: Target; cost: number } | null = null;
  for (const variant of variants) {
    const solver = new Solver(variant.entries);
    for (const target of targets) {
      if (target.cost >= WEAK || target.cents <= 0) continue;
      const solution = solver.solve(target.cents - sumOf(variant.entries));
      if (!solution) continue;
      const cost = solution.cost + variant.cost * 1.5 + target.cost;
      if (!best || cost < best.cost)
        best = { entries: apply(variant.entries, solution.changes), target, cost };
    }
  }
  return best ? { entries: best.entries, target: best.target } : { entries: [...entries], target: null };
}
