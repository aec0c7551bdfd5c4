import { similarity } from "./edit-distance";
import type { Entry } from "./entries";
import { lettersOnly } from "./glyphs";
import { hasArticleNumber, type LineRole, nameOf } from "./line-roles";
import type { Line } from "./lines";
import { isQuantityText, noteCents, noteForPrice, type QuantityNote, quantityNoteIn } from "./quantity-lines";

const ALIKE = 0.7;

/** Reads the item zone from top to bottom and gathers lines into entries. */
export class EntryAssembler {
  readonly entries: Entry[] = [];
  private pending: Line | null = null;
  private note: { note: QuantityNote; line: Line } | null = null;
  /** A price with only an article number, whose name stands on the next line. */
  private awaitsName: Line | null = null;
  private voiding = false;
  /** The line above told the regular price: the item's own price is the reduced one already. */
  private reduced = false;

  constructor(private readonly namesBelow: boolean) {}

  get items(): Entry[] {
    return this.entries.filter((entry) => entry.kind === "item" && entry.counts);
  }

  private push(
    kind: Entry["kind"],
    name: string,
    cents: number | null,
    priceLine: Line,
    more: Partial<Entry> = {},
  ): Entry {
    const entry: Entry = {
      kind,
      name,
      cents,
      counts: cents !== null,
      group: "sure",
      doubt: "none",
      note: null,
      lines: [priceLine],
      priceLine,
      flags: priceLine.tail.trim(),
      ...more,
    };
    this.entries.push(entry);
    return entry;
  }

  private addItem(
    name: string,
    cents: number,
    priceLine: Line,
    names: Line[],
    note: QuantityNote | null,
  ): void {
    const lines = [...new Set([...names, priceLine])].sort((a, b) => a.index - b.index);
    let fitting = note;
    const waiting = this.note;
    const first = lines[0]?.index ?? 0;
    if (!fitting && waiting && waiting.line.index >= first - 1) {
      const product = noteCents(waiting.note);
      if (waiting.line.index > first || (product !== null && Math.abs(product - cents) <= 1)) {
        fitting = waiting.note;
        lines.push(waiting.line);
        lines.sort((a, b) => a.index - b.index);
      }
    }
    this.push("item", name, cents, priceLine, { note: fitting, lines });
    this.pending = null;
    this.note = null;
    this.awaitsName = null;
  }

  /** A name whose price never came: a computed price if its note gives one, else an item without price. */
  private giveUpPending(next: Line | null): void {
    const { pending, note } = this;
    this.pending = null;
    if (!pending) return;
    const product = note && note.line.index === pending.index + 1 ? noteCents(note.note) : null;
    const belongsToNext = next?.price && product !== null && Math.abs(product - next.price.cents) <= 1;
    const name = nameOf(pending);
    if (note && product !== null && !belongsToNext && product > 0) {
      this.push("item", name, product, pending, {
        note: note.note,
        lines: [pending, note.line],
        doubt: "computed",
        group: "loose",
        flags: "",
      });
      this.note = null;
    } else {
      const coded = hasArticleNumber(pending.text);
      // What stands above the first price is the shop's head.
      if (this.items.length > 0)
        this.push("item", name, null, pending, { group: coded ? "sure" : "loose", flags: "" });
    }
  }

  private voidItem(cents: number | null, label: string): boolean {
    const name = lettersOnly(label);
    const fits = (entry: Entry) =>
      entry.kind === "item" && entry.counts && (cents === null || entry.cents === Math.abs(cents));
    const named = this.entries.findLastIndex(
      (entry) => fits(entry) && similarity(lettersOnly(entry.name), name) >= ALIKE,
    );
    const place = named >= 0 ? named : cents === null ? -1 : this.entries.findLastIndex(fits);
    if (place < 0) return false;
    this.entries.splice(place, 1);
    return true;
  }

  private cut(line: Line, cents: number): void {
    const name = nameOf(line);
    const similar = this.items.some(
      (item) => item.cents === -cents && similarity(lettersOnly(item.name), lettersOnly(name)) >= ALIKE,
    );
    if ((this.voiding || (similar && line.word !== "discount")) && cents < 0 && this.voidItem(cents, name)) {
      this.voiding = false;
      return;
    }
    this.push("cut", name, -Math.abs(cents), line, { group: cents < 0 ? "sure" : "unsigned" });
  }

  private bare(line: Line, cents: number): void {
    const note = noteForPrice(line.label, cents);
    const { pending } = this;
    const last = this.entries.at(-1);
    if (pending && !this.namesBelow && line.index - pending.index <= 2) {
      const kind = pending.word === "deposit" ? "fee" : pending.word === "discount" ? "cut" : "item";
      if (kind === "item") this.addItem(nameOf(pending), cents, line, [pending], note);
      else {
        const signed = kind === "cut" ? -Math.abs(cents) : cents;
        this.push(kind, nameOf(pending), signed, line, {
          lines: [pending, line],
          group: kind === "fee" ? "fee" : "sure",
        });
        this.pending = null;
      }
      return;
    }
    if (isQuantityText(line.label) && last?.kind === "item" && last.priceLine.index === line.index - 1) {
      last.note ??= note;
      return;
    }
    this.awaitsName = line;
  }

  private named(line: Line): void {
    const waiting = this.awaitsName;
    if (waiting?.price && waiting.index === line.index - 1) {
      this.addItem(
        nameOf(line),
        waiting.price.cents,
        waiting,
        [line],
        noteForPrice(waiting.label, waiting.price.cents),
      );
      return;
    }
    this.giveUpPending(null);
    this.pending = line;
  }

  private noted(line: Line): void {
    const note = quantityNoteIn(line.text);
    const last = this.entries.at(-1);
    if (!note) return;
    const product = noteCents(note);
    const above =
      last?.kind === "item" && last.priceLine.index === line.index - 1 && !last.note && !this.pending;
    if (above && last && (product === null || Math.abs(product - (last.cents ?? 0)) <= 1)) {
      last.note = note;
      last.lines.push(line);
    } else this.note = { note, line };
  }

  private now(line: Line, cents: number): void {
    const last = this.entries.at(-1);
    if (this.pending) this.addItem(nameOf(this.pending), cents, line, [this.pending], null);
    else if (last?.kind === "item" && last.lines.length > 1 && last.priceLine.index === line.index - 1) {
      last.cents = cents;
      last.lines.push(line);
      last.priceLine = line;
    }
  }

  take(line: Line, role: LineRole): void {
    const cents = line.price?.cents ?? 0;
    // The row with the article number may repeat the price of the named row below it.
    const repeats = role === "item" && this.awaitsName?.price && cents % this.awaitsName.price.cents === 0;
    if (repeats) this.awaitsName = null;
    if (this.awaitsName && role !== "name") this.settleUnnamed();
    if (["item", "cut", "fee"].includes(role)) this.giveUpPending(line);
    if (role === "item") this.addItem(nameOf(line), cents, line, [], noteForPrice(line.label, cents));
    else if (role === "bare") this.bare(line, cents);
    else if (role === "name") this.named(line);
    else if (role === "note") this.noted(line);
    else if (role === "now") this.now(line, cents);
    else if (role === "cut") this.cut(line, cents);
    else if (role === "fee") this.push("fee", nameOf(line), cents, line, { group: "fee" });
    else if (role === "saved")
      this.push("cut", nameOf(line), -Math.abs(cents), line, {
        group: "saved",
        counts: cents < 0 && !this.reduced,
      });
    else if (role === "void") this.voiding = !(line.price && this.voidItem(cents, nameOf(line)));
    if (role === "item") this.voiding = false;
    // Whether the line tells a regular price, for the savings line behind it.
    this.reduced = line.word === "was";
  }

  /** An article number with a price and no name at all is an item by its number; a stray price is set aside. */
  private settleUnnamed(): void {
    const line = this.awaitsName;
    this.awaitsName = null;
    if (!line?.price) return;
    const code = /\d{5,14}/.exec(line.label)?.[0];
    if (code) this.push("item", code, line.price.cents, line);
    else this.push("item", "", line.price.cents, line, { counts: false, group: "loose" });
  }

  finish(): Entry[] {
    if (this.awaitsName) this.settleUnnamed();
    this.giveUpPending(null);
    return this.entries;
  }
}
