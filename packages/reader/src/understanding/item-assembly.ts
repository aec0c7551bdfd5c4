import { plainGlyphs } from "./glyphs";
import { cleanItemName } from "./item-names";
import type { Line } from "./lines";
import { isQuantityText, type QuantityNote, quantityNoteIn } from "./quantity-lines";

/** An item as put together from one or more lines. */
export interface ItemDraft {
  name: string;
  cents: number;
  note: QuantityNote | null;
  lines: Line[];
  priceLine: Line;
  flags: string;
}

/** A line of money that is no item: coupons and other discounts (negative), deposits and fees. */
export interface ChargeDraft {
  kind: "discount" | "deposit";
  label: string;
  cents: number;
  line: Line;
  /** Position in the drafts of the item above it, -1 when there is none. */
  after: number;
}

export interface Assembly {
  items: ItemDraft[];
  charges: ChargeDraft[];
}

const HEADER =
  /\d{1,2}:\d{2}|^\W*(TEL|PHONE|DATE|STORE|ST#|CASHIER|REG|MEMBER|CARD#|OPERATOR|TRANS|INVOICE)\b|\(\d{3}\)\s?\d{3}|WWW\.|\.COM\b/i;
const COLUMN_HEADS = /^\W*(DESCRIPTION|ITEM|QTY|QUANTITY|PRODUCT|ARTICLE)\b.*(PRICE|AMOUNT|TOTAL|QTY|PRIX)/i;
const DEPARTMENT =
  /^\W*(?:\d{2}\s?-\s?)?(GROCERY|GR0CERY|PRODUCE|PR0DUCE|MEATS?|DAIRY|BAKERY|DELI|FROZEN( FOODS?)?|SEAFOOD|GENERAL MERCHANDISE|HOME|DRUGSTORE|HBC|HEALTH|EPICERIE|FRUITS ET LEGUMES|VIANDE|BOULANGERIE|LAITIER|LIQUOR|FLORAL|TAXABLE|REFRIG.*|BULK|FOOD|NATURAL FOODS?|MISCELLANEOUS|HOUSEHOLD|PHARMACY|BEVERAGES?|SNACKS?|SERVICE DELI)\W*$/i;
const IGNORED = new Set<Line["word"]>([
  "subtotal",
  "total",
  "tax",
  "tender",
  "change",
  "saved",
  "was",
  "count",
  "points",
  "payment",
]);

/** The end of the part of the receipt that lists items: the first total, tax or payment behind an item. */
export function itemZoneEnd(lines: readonly Line[]): number {
  let seen = false;
  for (const line of lines) {
    if (line.price && line.word === "open" && line.letters >= 2) seen = true;
    if (!seen) continue;
    if (line.word === "total" && (line.price || line.letters <= 6)) return line.index;
    if (line.word === "tender" && line.price) return line.index;
    if (line.word === "subtotal") {
      const next = lines.find(
        (other) => other.index > line.index && ["subtotal", "total"].includes(other.word),
      );
      const more = lines.some(
        (o) =>
          o.index > line.index &&
          o.index < (next?.index ?? 0) &&
          o.price &&
          o.word === "open" &&
          o.letters >= 3,
      );
      if (next?.word !== "subtotal" || !more) return line.index;
    }
  }
  return lines.length;
}

function nameOf(text: string): string {
  const name = cleanItemName(text);
  return name.replace(/[^\p{L}]/gu, "").length >= 2 ? name : "";
}

/** Puts the lines of the item zone together into items, discounts and deposits. */
export function assembleItems(lines: readonly Line[], end: number): Assembly {
  const items: ItemDraft[] = [];
  const charges: ChargeDraft[] = [];
  let pending: Line | null = null;
  let pendingNote: { note: QuantityNote; line: Line } | null = null;
  let codeOnly: { line: Line; cents: number } | null = null;

  const add = (
    name: string,
    cents: number,
    priceLine: Line,
    others: (Line | null | undefined)[],
    note: QuantityNote | null,
  ) => {
    const all = [...others.filter((line) => line !== null && line !== undefined), priceLine];
    const own = [...new Set(all)].sort((a, b) => a.index - b.index);
    let fitted = note;
    if (!fitted && pendingNote && pendingNote.line.index === (own[0]?.index ?? 0) - 1) {
      const { quantity, unitPriceCents } = pendingNote.note;
      if (unitPriceCents !== null && Math.abs(Math.round(quantity * unitPriceCents) - cents) <= 1) {
        fitted = pendingNote.note;
        own.unshift(pendingNote.line);
      }
    }
    items.push({ name, cents, note: fitted, lines: own, priceLine, flags: priceLine.tail.trim() });
    pending = null;
    pendingNote = null;
    codeOnly = null;
  };

  for (const line of lines) {
    if (line.index >= end) break;
    const { price } = line;
    if (IGNORED.has(line.word) && !(line.word === "tax" && false)) {
      if (line.word !== "was" || !price || !pending || !/NOW/i.test(line.text)) continue;
    }
    if (COLUMN_HEADS.test(line.text)) continue;
    if (line.word === "void") {
      if (price) {
        const last = items.findLastIndex((item) => item.cents === Math.abs(price.cents));
        if (last >= 0) items.splice(last, 1);
      }
      continue;
    }
    if (!price) {
      if (HEADER.test(line.text) && items.length === 0) continue;
      const note = quantityNoteIn(line.text);
      if (isQuantityText(line.text)) {
        const last = items.at(-1);
        const fits = (cents: number) =>
          note?.unitPriceCents != null &&
          Math.abs(Math.round(note.quantity * note.unitPriceCents) - cents) <= 1;
        if (
          last &&
          note &&
          !last.note &&
          last.priceLine.index === line.index - 1 &&
          !pending &&
          (fits(last.cents) || !note.unitPriceCents)
        ) {
          last.note = note;
          last.lines.push(line);
        } else if (note) pendingNote = { note, line };
        continue;
      }
      if (DEPARTMENT.test(line.text)) {
        pending = null;
        continue;
      }
      const name = nameOf(line.text);
      if (name.replace(/[^\p{L}]/gu, "").length < 3) continue;
      if (codeOnly && codeOnly.line.index === line.index - 1)
        add(name, codeOnly.cents, codeOnly.line, [line], null);
      else pending = line;
      continue;
    }
    const label = line.label;
    if (items.length === 0 && HEADER.test(label)) continue;
    const cents = price.cents;
    const previous: ItemDraft | undefined = items.at(-1);
    if (cents < 0 || line.word === "discount") {
      const voided = items.findLastIndex((item) => item.cents === -cents && nameOf(label) === item.name);
      const announced = lines[line.index - 1]?.word === "void" && !lines[line.index - 1]?.price;
      if (voided >= 0 && announced) items.splice(voided, 1);
      else
        charges.push({
          kind: "discount",
          label: nameOf(label),
          cents: -Math.abs(cents),
          line,
          after: items.length - 1,
        });
      continue;
    }
    if (line.word === "deposit") {
      charges.push({ kind: "deposit", label: nameOf(label), cents, line, after: items.length - 1 });
      continue;
    }
    const waiting: Line | null = pending;
    const near = waiting !== null && line.index - (waiting as Line).index <= 2 ? (waiting as Line) : null;
    const note = quantityNoteIn(label);
    if (isQuantityText(label) || line.letters < 2 || /^\W*WAS\b/i.test(plainGlyphs(label))) {
      if (near)
        add(
          nameOf(near.text),
          cents,
          line,
          [near],
          note ?? (pendingNote as { note: QuantityNote } | null)?.note ?? null,
        );
      else if (previous && previous.priceLine.index === line.index - 1 && note) previous.note = note;
      else if (/\d{4,}/.test(label)) codeOnly = { line, cents };
      continue;
    }
    const name = nameOf(label);
    if (name === "") {
      if (near) add(nameOf(near.text), cents, line, [near], note);
      continue;
    }
    add(name, cents, line, [], note);
  }
  return { items, charges };
}
