import { distance as editDistance } from "fastest-levenshtein";
import type { Line } from "../lines/lines";
import { lettersOnly } from "../words/glyphs";

/** A figure of the receipt's foot and the line that shows it. */
export interface PrintedFigure {
  cents: number;
  line: Line;
}

export interface Foot {
  subtotal: PrintedFigure | null;
  taxes: PrintedFigure[];
  total: PrintedFigure | null;
  tenders: PrintedFigure[];
  change: PrintedFigure | null;
}

/** The amount a label belongs to: on its line, or alone on the next or the previous one. */
function amountFor(line: Line, lines: readonly Line[]): number | null {
  const own = line.price ?? line.amounts.findLast((amount) => !["unit", "percent"].includes(amount.form));
  if (own) return own.cents;
  for (const near of [lines[line.index + 1], lines[line.index - 1]]) {
    if (near?.price && near.letters === 0 && near.label.trim() === "") return near.price.cents;
  }
  return null;
}

const GOODS = new Set<Line["word"]>(["open", "discount", "deposit", "return"]);

const sum = (list: readonly PrintedFigure[]) => list.reduce((all, figure) => all + figure.cents, 0);

/** More than what speaks for the total above: its goods, its subtotal and taxes. */
const GOES_ON = 4;

/** Reads the foot's figures, taking each label's amount from `shift` lines further up or down. */
class FootReader {
  constructor(
    private readonly lines: readonly Line[],
    private readonly shift: number,
  ) {}

  figures(word: Line["word"]): PrintedFigure[] {
    return this.lines.flatMap((line) => {
      if (line.word !== word) return [];
      const cents =
        this.shift === 0
          ? amountFor(line, this.lines)
          : (this.lines[line.index + this.shift]?.price?.cents ?? null);
      return cents === null ? [] : [{ cents: this.signed(word, cents, line), line }];
    });
  }

  /** A subtotal of as much as the goods above it come to, whose minus is what is left of a currency's sign. */
  private signed(word: Line["word"], cents: number, line: Line): number {
    return word === "subtotal" && cents < 0 && this.goodsAbove({ cents, line }) === -cents ? -cents : cents;
  }

  /** @param back whether the receipt pays back, and its taxes with it */
  taxesBetween(from: number, to: number, back = false): PrintedFigure[] {
    const between = this.figures("tax").filter(
      ({ line, cents }) => line.index > from && line.index < to && (back ? cents <= 0 : cents >= 0),
    );
    const parts = between.filter((tax) => !/T[O0]TAL/i.test(tax.line.label));
    const totals = between.filter((tax) => /T[O0]TAL/i.test(tax.line.label));
    return parts.length > 0 ? parts : totals.slice(0, 1);
  }

  /** The sum of the prices above a figure; a void takes off its price, printed with a minus or not. */
  goodsAbove({ line: { index } }: PrintedFigure): number {
    return this.lines.slice(0, index).reduce((all, { word, price }) => {
      const cents = price?.cents ?? 0;
      return all + (word === "void" ? -Math.abs(cents) : GOODS.has(word) ? cents : 0);
    }, 0);
  }

  /** The total above another one that is it and what stands between them: a gratuity, taxes, a fee, a rounding. */
  private goneOnFrom({ cents, line }: PrintedFigure, totals: readonly PrintedFigure[]) {
    return totals.find((above) => {
      const between = this.lines.slice(above.line.index + 1, line.index);
      const prices = between.flatMap(({ price }) => price?.cents ?? []);
      const added = prices.reduce((all, one) => all + one, 0);
      const isPaid = between.some(({ word }) => word === "tender" || word === "change");
      return above.line.index < line.index && !isPaid && added > 0 && above.cents + added === cents;
    });
  }

  /** The likeliest total, with the subtotal and taxes above it, and how well they agree. */
  best(): { score: number; foot: Pick<Foot, "subtotal" | "taxes" | "total"> } | null {
    const subtotals = this.figures("subtotal");
    const tenders = this.figures("tender");
    const change = this.figures("change")[0];
    let best: ReturnType<FootReader["best"]> = null;
    const totals = this.figures("total");
    for (const total of totals) {
      const above = subtotals.filter((figure) => figure.line.index < total.line.index);
      const before = this.goneOnFrom(total, totals);
      if (above.length === 0 && before) above.push(before);
      for (const subtotal of above.length > 0 ? above : [null]) {
        const taxes = this.taxesBetween(subtotal?.line.index ?? -1, total.line.index, total.cents < 0);
        const isBorneOut =
          this.goodsAbove(subtotal ?? total) === (subtotal?.cents ?? total.cents - sum(taxes)) &&
          (subtotal?.cents ?? total.cents - sum(taxes)) + sum(taxes) === total.cents;
        // Nothing to pay, or money back, is so rare that the goods have to say it too.
        if (total.cents <= 0 && !isBorneOut) continue;
        const times = this.lines.filter((line) =>
          line.amounts.some(({ cents }) => cents === total.cents),
        ).length;
        let score =
          (before ? GOES_ON : 0) +
          2 -
          total.line.index * 0.002 +
          0.25 * Math.min(3, times - 1) +
          (subtotal?.line.index ?? 0) * 0.001;
        if (subtotal && subtotal.cents + sum(taxes) === total.cents) score += 2;
        if (subtotal && total.cents < subtotal.cents) score -= 0.5;
        if (this.goodsAbove(subtotal ?? total) === (subtotal?.cents ?? total.cents - sum(taxes))) score += 1;
        if (tenders.some((tender) => tender.cents === total.cents)) score += 0.7;
        if (change && tenders.some((tender) => tender.cents - Math.abs(change.cents) === total.cents))
          score += 0.8;
        if (!best || score > best.score) best = { score, foot: { subtotal, taxes, total } };
      }
    }
    return best;
  }
}

/** Words for cash given or returned, which show even in a badly read line. */
const CASH_WORDS = /CASH|TEND|CHANG|^CH[AE]N/;

/** The sum to pay, if three prices in a row after the items are that sum, the cash and the change. */
function paidInCash(lines: readonly Line[]): PrintedFigure | null {
  const priced = lines.flatMap((line) => (line.price ? [{ cents: line.price.cents, line }] : []));
  for (const [i, owed] of priced.entries()) {
    const [cash, change] = [priced[i + 1], priced[i + 2]];
    if (i === 0 || !cash || !change || owed.cents <= 0 || change.cents <= 0) continue;
    const named = [cash, change].some(({ line }) => CASH_WORDS.test(lettersOnly(line.label)));
    if (named && cash.cents === owed.cents + change.cents) return owed;
  }
  return null;
}

const AGREES = 3;
const SHIFT_COST = 0.8;

/** A foot without a readable total: the total follows from the subtotal, or from what was paid. */
function footWithoutTotal(
  reader: FootReader,
  lines: readonly Line[],
): Pick<Foot, "subtotal" | "taxes" | "total"> {
  const subtotal = reader.figures("subtotal").at(-1) ?? null;
  const tenders = reader.figures("tender");
  const taxes = reader.taxesBetween(subtotal?.line.index ?? -1, tenders[0]?.line.index ?? lines.length);
  const expected = subtotal ? subtotal.cents + sum(taxes) : null;
  const witness = lines.find(
    (line) =>
      line.index > (subtotal?.line.index ?? 0) && line.price?.cents === expected && line.word !== "tax",
  );
  if (expected !== null && witness) return { subtotal, taxes, total: { cents: expected, line: witness } };
  const owed = subtotal ? null : paidInCash(lines);
  if (owed) return { subtotal, taxes, total: owed };
  const paid = tenders.find(({ cents }) => cents > 0);
  const change = reader.figures("change")[0];
  const total = paid ? { cents: paid.cents - Math.abs(change?.cents ?? 0), line: paid.line } : null;
  return { subtotal, taxes, total: total && total.cents > 0 ? total : null };
}

/** Digits that may be wrong in a misread total. */
const MISREAD_DIGITS = 2;

/**
 * The foot with a total that was misread, where subtotal and taxes, and what was paid less the change, agree
 * on another figure of nearly the same digits, and the goods do not bear the total out.
 */
function outvoted(
  foot: Pick<Foot, "subtotal" | "taxes" | "total">,
  paid: readonly number[],
  reader: FootReader,
) {
  const { subtotal, taxes, total } = foot;
  const owed = subtotal ? subtotal.cents + sum(taxes) : null;
  if (!subtotal || !total || owed === null || !paid.includes(owed)) return foot;
  if (reader.goodsAbove(subtotal) + sum(taxes) === total.cents) return foot;
  // Cash is rounded to five cents, and that is no misreading.
  if (Math.abs(owed - total.cents) < 5) return foot;
  const wrong = editDistance(String(owed), String(total.cents));
  return wrong <= MISREAD_DIGITS && wrong < String(owed).length - 1
    ? { ...foot, total: { ...total, cents: owed } }
    : foot;
}

const addsUpIn = ({ subtotal, taxes, total }: Pick<Foot, "subtotal" | "taxes" | "total">): boolean =>
  subtotal !== null && subtotal.cents + sum(taxes) === total?.cents;

/** Chooses subtotal, taxes and total among the figures so that as many as possible agree. */
export function footOf(lines: readonly Line[]): Foot {
  const plain = new FootReader(lines, 0);
  const tenders = plain.figures("tender");
  const change = plain.figures("change").at(0) ?? null;
  let best = plain.best();
  if (best?.foot.subtotal && best.score < AGREES) {
    for (const shift of [-1, 1]) {
      const other = new FootReader(lines, shift).best();
      const addsUp = other && addsUpIn(other.foot);
      if (addsUp && other.score >= AGREES && other.score - SHIFT_COST > best.score) best = other;
    }
  }
  const foot = best?.foot ?? footWithoutTotal(plain, lines);
  const paid = tenders.flatMap(({ cents }) => [cents, cents - Math.abs(change?.cents ?? 0)]);
  return { ...outvoted(foot, paid, plain), tenders, change };
}
