import {
  type Assembly,
  countedItems,
  EMPTY_ASSEMBLY,
  waitingFor,
  waitingName,
  waitingPrice,
  withEntry,
  withItem,
  withLastEntry,
} from "./assembly-state";
import { similarity } from "./edit-distance";
import type { Entry } from "./entries";
import { lettersOnly } from "./glyphs";
import { hasArticleNumber, type LineRole, nameOf } from "./line-roles";
import type { Line } from "./lines";
import { isQuantityText, noteCents, noteForPrice, quantityNoteIn } from "./quantity-lines";

const ALIKE = 0.7;

/** A line, its price in cents (0 for none), and whether names stand below their prices on this receipt. */
interface LineRead {
  readonly line: Line;
  readonly cents: number;
  readonly namesBelow: boolean;
}

type Step = (assembly: Assembly, read: LineRead) => Assembly;

/**
 * Ends the wait for a name's price: it gets the price that its note gives, or becomes an item without price.
 */
function withoutWaitingName(assembly: Assembly, next: Line | null): Assembly {
  const name = waitingName(assembly);
  if (!name) return assembly;
  const settled = { ...assembly, waiting: waitingFor(null, waitingPrice(assembly)) };
  const { note } = assembly;
  const product = note && note.line.index === name.index + 1 ? noteCents(note.note) : null;
  const belongsToNext = next?.price && product !== null && Math.abs(product - next.price.cents) <= 1;
  const read = { kind: "item", name: nameOf(name), priceLine: name, flags: "" } as const;
  if (note && product !== null && !belongsToNext && product > 0) {
    const lines = [name, note.line];
    const computed = { cents: product, note: note.note, lines, doubt: "computed", group: "loose" } as const;
    return { ...withEntry(settled, { ...read, ...computed }), note: null };
  }
  // Lines above the first price are the receipt's head.
  if (countedItems(settled).length === 0) return settled;
  return withEntry(settled, { ...read, cents: null, group: hasArticleNumber(name.text) ? "sure" : "loose" });
}

/**
 * Ends the wait for a price's name: with an article number it is an item by that number, otherwise it is set
 * aside.
 */
function withoutWaitingPrice(assembly: Assembly): Assembly {
  const line = waitingPrice(assembly);
  if (!line) return assembly;
  const settled = { ...assembly, waiting: waitingFor(waitingName(assembly), null) };
  if (!line.price) return settled;
  const read = { kind: "item", cents: line.price.cents, priceLine: line } as const;
  const code = /\d{5,14}/.exec(line.label)?.[0];
  if (code) return withEntry(settled, { ...read, name: code });
  return withEntry(settled, { ...read, name: "", counts: false, group: "loose" });
}

/**
 * Without the item that is voided: the most similar in name, or the last of that price; `null` where there is
 * none.
 */
function withoutItem(assembly: Assembly, cents: number | null, label: string): Assembly | null {
  const { entries } = assembly;
  const name = lettersOnly(label);
  const fits = (entry: Entry) =>
    entry.kind === "item" && entry.counts && (cents === null || entry.cents === Math.abs(cents));
  const named = entries.findLastIndex(
    (entry) => fits(entry) && similarity(lettersOnly(entry.name), name) >= ALIKE,
  );
  const place = named >= 0 ? named : cents === null ? -1 : entries.findLastIndex(fits);
  return place < 0 ? null : { ...assembly, entries: entries.toSpliced(place, 1) };
}

const itemStep: Step = (assembly, { line, cents }) => {
  const note = noteForPrice(line.label, cents);
  return {
    ...withItem(assembly, { name: nameOf(line), cents, priceLine: line, names: [], note }),
    voids: false,
  };
};

const discountStep: Step = (assembly, { line, cents }) => {
  const name = nameOf(line);
  const isRepeated = countedItems(assembly).some(
    (item) => item.cents === -cents && similarity(lettersOnly(item.name), lettersOnly(name)) >= ALIKE,
  );
  const takesBack = (assembly.voids || (isRepeated && line.word !== "discount")) && cents < 0;
  const without = takesBack ? withoutItem(assembly, cents, name) : null;
  if (without) return { ...without, voids: false };
  const group = cents < 0 ? "sure" : "unsigned";
  return withEntry(assembly, { kind: "discount", name, cents: -Math.abs(cents), priceLine: line, group });
};

/** Gives a waiting name its price; it may be an item, or a deposit or discount printed on two lines. */
function pricedName(assembly: Assembly, name: Line, { line, cents }: LineRead): Assembly {
  const kind = name.word === "deposit" ? "fee" : name.word === "discount" ? "discount" : "item";
  const read = { name: nameOf(name), priceLine: line };
  if (kind === "item")
    return withItem(assembly, { ...read, cents, names: [name], note: noteForPrice(line.label, cents) });
  const priced = withEntry(assembly, {
    ...{ ...read, kind, lines: [name, line] },
    cents: kind === "discount" ? -Math.abs(cents) : cents,
    group: kind === "fee" ? "fee" : "sure",
  });
  return { ...priced, waiting: waitingFor(null, waitingPrice(assembly)) };
}

const priceAloneStep: Step = (assembly, read) => {
  const { line, cents } = read;
  const name = waitingName(assembly);
  if (name && !read.namesBelow && line.index - name.index <= 2) return pricedName(assembly, name, read);
  const last = assembly.entries.at(-1);
  if (isQuantityText(line.label) && last?.kind === "item" && last.priceLine.index === line.index - 1)
    return withLastEntry(assembly, { ...last, note: last.note ?? noteForPrice(line.label, cents) });
  return { ...assembly, waiting: waitingFor(name, line) };
};

const nameAloneStep: Step = (assembly, { line }) => {
  const above = waitingPrice(assembly);
  if (above?.price && above.index === line.index - 1) {
    const { cents } = above.price;
    const note = noteForPrice(above.label, cents);
    return withItem(assembly, { name: nameOf(line), cents, priceLine: above, names: [line], note });
  }
  return { ...withoutWaitingName(assembly, null), waiting: waitingFor(line, above) };
};

const quantityNoteStep: Step = (assembly, { line }) => {
  const note = quantityNoteIn(line.text);
  if (!note) return assembly;
  const last = assembly.entries.at(-1);
  const product = noteCents(note);
  const isBehindItem = last?.kind === "item" && last.priceLine.index === line.index - 1 && !last.note;
  const fits = product === null || Math.abs(product - (last?.cents ?? 0)) <= 1;
  if (last && isBehindItem && !waitingName(assembly) && fits)
    return withLastEntry(assembly, { ...last, note, lines: [...last.lines, line] });
  return { ...assembly, note: { note, line } };
};

const reducedPriceStep: Step = (assembly, { line, cents }) => {
  const name = waitingName(assembly);
  if (name)
    return withItem(assembly, { name: nameOf(name), cents, priceLine: line, names: [name], note: null });
  const last = assembly.entries.at(-1);
  if (last?.kind !== "item" || last.lines.length < 2 || last.priceLine.index !== line.index - 1)
    return assembly;
  return withLastEntry(assembly, { ...last, cents, lines: [...last.lines, line], priceLine: line });
};

const savedStep: Step = (assembly, { line, cents }) =>
  withEntry(assembly, {
    ...{ kind: "discount", name: nameOf(line), cents: -Math.abs(cents), priceLine: line, group: "saved" },
    counts: cents < 0 && !assembly.isReduced,
  });

const voidStep: Step = (assembly, { line, cents }) => {
  const without = line.price && withoutItem(assembly, cents, nameOf(line));
  return { ...(without ?? assembly), voids: !without };
};

const STEPS: Readonly<Record<LineRole, Step>> = {
  item: itemStep,
  "price-alone": priceAloneStep,
  "name-alone": nameAloneStep,
  "quantity-note": quantityNoteStep,
  "reduced-price": reducedPriceStep,
  discount: discountStep,
  saved: savedStep,
  fee: (assembly, { line, cents }) =>
    withEntry(assembly, { kind: "fee", name: nameOf(line), cents, priceLine: line, group: "fee" }),
  void: voidStep,
  skip: (assembly) => assembly,
};

/** After these a name above gets no price any more. */
const ENDS_A_NAME: ReadonlySet<LineRole> = new Set(["item", "discount", "fee"]);

/** Ends the waits of a name or a price that this line ends. */
function settledBefore(assembly: Assembly, { line, cents }: LineRead, role: LineRole): Assembly {
  const price = waitingPrice(assembly)?.price;
  // The row with the article number may repeat the price of the named row below it.
  const isRepeated = role === "item" && price && cents % price.cents === 0;
  let settled = assembly;
  if (isRepeated) settled = { ...settled, waiting: waitingFor(waitingName(settled), null) };
  if (role !== "name-alone") settled = withoutWaitingPrice(settled);
  return ENDS_A_NAME.has(role) ? withoutWaitingName(settled, line) : settled;
}

/** The entries of the item zone, its lines read from top to bottom, each by its role. */
export function entriesOf(
  lines: readonly Line[],
  roles: readonly LineRole[],
  namesBelow: boolean,
): readonly Entry[] {
  const read = lines.reduce<Assembly>((assembly, line, i) => {
    const role = roles[i] ?? "skip";
    const lineRead = { line, cents: line.price?.cents ?? 0, namesBelow };
    const next = STEPS[role](settledBefore(assembly, lineRead, role), lineRead);
    // Whether the line tells a regular price, for the savings line after it.
    return { ...next, isReduced: line.word === "was" };
  }, EMPTY_ASSEMBLY);
  return withoutWaitingName(withoutWaitingPrice(read), null).entries;
}
