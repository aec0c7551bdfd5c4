import { hasArticleNumber, isCodeRow, type LineRole, nameOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { isQuantityText, noteCents, noteForPrice, quantityNoteIn } from "../lines/quantity-lines";
import {
  type Assembly,
  countedItems,
  EMPTY_ASSEMBLY,
  type LineRead,
  waitingFor,
  waitingName,
  waitingPrice,
  withEntry,
  withItem,
  withLastEntry,
} from "./assembly-state";
import { withoutWaitingName, withoutWaitingPrice } from "./ended-waits";
import type { Entry } from "./entries";
import { takesArticleBack, wasBought, withReturn } from "./returned-goods";

type Step = (assembly: Assembly, read: LineRead) => Assembly;

const itemStep: Step = (assembly, { line, cents }) => {
  const note = noteForPrice(line.label, cents);
  return {
    ...withItem(assembly, { name: nameOf(line), cents, priceLine: line, names: [], note }),
    takesBack: "no",
  };
};

const MEMBER_PRICE = /\b(?:MEMBERS?|CLUB|CARD)\b.*\bPRICE\b/i;

/** What a row tells to be taken off: its amount, or what a price for members is below the article's own. */
function takenOff(assembly: Assembly, { line, cents }: LineRead): number {
  const last = assembly.entries.at(-1);
  const above = last?.kind === "item" && line.index - last.priceLine.index <= 2 ? (last.cents ?? 0) : 0;
  const isNewPrice = MEMBER_PRICE.test(line.label) && cents < above && cents * 2 > above;
  return isNewPrice ? cents - above : -Math.abs(cents);
}

const discountStep: Step = (assembly, read) => {
  if (takesArticleBack(assembly, read)) return withReturn(assembly, read);
  const { line, cents } = read;
  const settled = withoutWaitingName(assembly, line);
  const group = cents < 0 ? "sure" : "unsigned";
  const name = nameOf(line);
  return withEntry(settled, {
    kind: "discount",
    name,
    cents: takenOff(settled, read),
    priceLine: line,
    group,
  });
};

/** Gives a waiting name its price; it may be an item, or a deposit or discount printed on two lines. */
function pricedName(assembly: Assembly, name: Line, { line, cents }: LineRead): Assembly {
  const kind = name.word === "deposit" ? "fee" : name.word === "discount" ? "discount" : "item";
  const read = { name: nameOf(name), priceLine: line };
  if (kind === "item")
    return withItem(assembly, { ...read, cents, names: [name], note: noteForPrice(line.label, cents) });
  const priced = withEntry(assembly, {
    ...read,
    kind,
    lines: [name, line],
    cents: kind === "discount" ? -Math.abs(cents) : cents,
    group: kind === "fee" ? "fee" : "sure",
  });
  return { ...priced, waiting: waitingFor(null, waitingPrice(assembly)) };
}

/**
 * Whether a priced quantity row belongs to the name below it: that name has no other price, and above stand
 * only the receipt's head, or an item with a price of its own.
 */
function belongsBelow(assembly: Assembly, { line, cents, isNextUnpriced }: LineRead): boolean {
  const note = noteForPrice(line.label, cents);
  const isCounted = note !== null && note.quantity !== 1 && Math.abs((noteCents(note) ?? 0) - cents) <= 1;
  if (!isNextUnpriced || !isCounted) return false;
  const name = waitingName(assembly);
  if (name) return countedItems(assembly).length === 0 && !hasArticleNumber(name.text);
  return assembly.entries.at(-1)?.cents !== cents;
}

/** With the price of one piece, told beside an article's number below the article. */
function pricedByPiece(assembly: Assembly, { line, cents }: LineRead): Assembly {
  const last = assembly.entries.at(-1);
  const quantity = (last?.cents ?? 0) / cents;
  const isBelow = last?.kind === "item" && line.index - last.priceLine.index <= 2;
  if (!isBelow || last.note || !Number.isInteger(quantity) || quantity < 2) return assembly;
  return withLastEntry(assembly, { ...last, note: { quantity, unit: "each", unitPrice: cents } });
}

const priceAloneStep: Step = (assembly, read) => {
  const { line, cents } = read;
  if (read.besideCode && !read.namesBelow && !waitingName(assembly)) return pricedByPiece(assembly, read);
  if (belongsBelow(assembly, read)) return { ...assembly, waiting: waitingFor(null, line) };
  const name = waitingName(assembly);
  const isNames = name !== null && !read.namesBelow && line.index - name.index <= 2;
  if (name && isNames) return pricedName(assembly, name, read);
  const last = assembly.entries.at(-1);
  if (isQuantityText(line.label) && last?.kind === "item" && last.priceLine.index === line.index - 1)
    return withLastEntry(assembly, { ...last, note: last.note ?? noteForPrice(line.label, cents) });
  return { ...assembly, waiting: waitingFor(name, line) };
};

const nameAloneStep: Step = (assembly, { line }) => {
  const above = waitingPrice(assembly);
  if (above?.price && above.index === line.index - 1) {
    const { cents } = above.price;
    const read = { name: nameOf(line), cents, priceLine: above };
    if (line.word !== "deposit")
      return withItem(assembly, { ...read, names: [line], note: noteForPrice(above.label, cents) });
    const fee = withEntry(assembly, { ...read, kind: "fee", lines: [above, line], group: "fee" });
    return { ...fee, waiting: { state: "for-nothing" } };
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
    kind: "discount",
    name: nameOf(line),
    cents: -Math.abs(cents),
    priceLine: line,
    group: "saved",
    counts: cents < 0 && !assembly.isReduced,
  });

const voidStep: Step = (assembly, read) => {
  const { line, cents } = read;
  const isOwnRow = line.price !== null && (cents < 0 || wasBought(assembly, cents, null));
  return isOwnRow ? withReturn(assembly, read) : { ...assembly, takesBack: "once" };
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
  return: withReturn,
  "taken-back": (assembly) => ({ ...assembly, takesBack: "on" }),
  skip: (assembly) => assembly,
};

/** These may give the name above them its price. */
const GIVES_A_PRICE: ReadonlySet<LineRole> = new Set(["price-alone", "reduced-price", "quantity-note"]);

/** After these a name above gets no price any more. */
const ENDS_A_NAME: ReadonlySet<LineRole> = new Set(["item", "fee"]);

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
    const isNextUnpriced = roles[i + 1] === "name-alone" && !GIVES_A_PRICE.has(roles[i + 2] ?? "skip");
    const above = lines[i - 1];
    const besideCode =
      isCodeRow(line.label) || (line.letters === 0 && above !== undefined && isCodeRow(above.text));
    const lineRead = { line, cents: line.price?.cents ?? 0, namesBelow, isNextUnpriced, besideCode };
    const next = STEPS[role](settledBefore(assembly, lineRead, role), lineRead);
    // Whether the line tells a regular price, for the savings line after it.
    return { ...next, isReduced: line.word === "was" };
  }, EMPTY_ASSEMBLY);
  return withoutWaitingName(withoutWaitingPrice(read), null).entries;
}
