import type { Line } from "../lines/lines";
import { noteCents, type QuantityNote } from "../lines/quantity-lines";
import type { Entry } from "./entries";

/** What the lines read so far are still waiting for. */
export type Waiting =
  | { readonly state: "for-nothing" }
  /** A name whose price may stand on the next line. */
  | { readonly state: "for-a-price"; readonly name: Line }
  /**
   * A price with only an article number, whose name may stand on the next line; an earlier name may wait too.
   */
  | { readonly state: "for-a-name"; readonly price: Line; readonly name: Line | null };

/** The item zone as far as it was read, from top to bottom. */
export interface Assembly {
  readonly entries: readonly Entry[];
  readonly waiting: Waiting;
  /** A quantity that belongs to the item above or below it. */
  readonly note: { readonly note: QuantityNote; readonly line: Line } | null;
  /**
   * Whether reductions take articles back: `once` below a void's word, `on` below a return's until goods
   * are bought again.
   */
  readonly takesBack: "no" | "once" | "on";
  /** Whether the line above told the regular price, so that the item's own price is already reduced. */
  readonly isReduced: boolean;
}

/** A line of the item zone with what is known of it and its neighbours. */
export interface LineRead {
  readonly line: Line;
  /** Its price, 0 for none. */
  readonly cents: number;
  /** Whether names stand below their prices on this receipt. */
  readonly namesBelow: boolean;
  /** Whether the next line is a name that no line after it gives a price. */
  readonly isNextUnpriced: boolean;
  /** Whether it stands beside an article's number, in its row or below it. */
  readonly besideCode: boolean;
}

export const EMPTY_ASSEMBLY: Assembly = {
  entries: [],
  waiting: { state: "for-nothing" },
  note: null,
  takesBack: "no",
  isReduced: false,
};

export const waitingName = ({ waiting }: Assembly): Line | null =>
  waiting.state === "for-nothing" ? null : waiting.name;

export const waitingPrice = ({ waiting }: Assembly): Line | null =>
  waiting.state === "for-a-name" ? waiting.price : null;

export function waitingFor(name: Line | null, price: Line | null): Waiting {
  if (price) return { state: "for-a-name", price, name };
  return name ? { state: "for-a-price", name } : { state: "for-nothing" };
}

export function countedItems({ entries }: Assembly): Entry[] {
  return entries.filter((entry) => entry.kind === "item" && entry.counts);
}

/** With one more entry; fields left out get the values of an entry that was read completely. */
export function withEntry(
  assembly: Assembly,
  entry: Pick<Entry, "kind" | "name" | "cents" | "priceLine"> & Partial<Entry>,
): Assembly {
  const { cents, priceLine } = entry;
  const whole: Entry = {
    counts: cents !== null,
    group: "sure",
    doubt: "none",
    note: null,
    lines: [priceLine],
    flags: priceLine.tail.trim(),
    ...entry,
  };
  return { ...assembly, entries: [...assembly.entries, whole] };
}

/** With the last entry changed. */
export function withLastEntry(assembly: Assembly, entry: Entry): Assembly {
  return { ...assembly, entries: assembly.entries.with(-1, entry) };
}

interface ItemRead {
  readonly name: string;
  readonly cents: number;
  readonly priceLine: Line;
  /** Lines of its name, where these are not the price's line. */
  readonly names: readonly Line[];
  readonly note: QuantityNote | null;
}

/** With one more item; a waiting quantity is the item's if it is below the name or gives the price. */
export function withItem(assembly: Assembly, { name, cents, priceLine, names, note }: ItemRead): Assembly {
  let lines = [...new Set([...names, priceLine])].sort((a, b) => a.index - b.index);
  let fitting = note;
  const waiting = assembly.note;
  const first = lines[0]?.index ?? 0;
  if (!fitting && waiting && waiting.line.index >= first - 1) {
    const product = noteCents(waiting.note);
    if (waiting.line.index > first || (product !== null && Math.abs(product - cents) <= 1)) {
      fitting = waiting.note;
      lines = [...lines, waiting.line].sort((a, b) => a.index - b.index);
    }
  }
  const added = withEntry(assembly, { kind: "item", name, cents, priceLine, note: fitting, lines });
  const takesBack = cents > 0 ? "no" : assembly.takesBack;
  return { ...added, waiting: { state: "for-nothing" }, note: null, takesBack };
}
