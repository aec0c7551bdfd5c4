import { median } from "@gf-ledger/domain/numbers/median";
import type { CharChoice, OcrPage, OcrWord } from "../../ocr/word";
import { spellingOf } from "../words/spelling";
import { pairPriceColumn } from "./column-pairing";
import type { PlacedWord, Row } from "./row";
import { fitSlopeField, PRICE_ASPECT, type SlopeField } from "./slope-field";

interface Link {
  cost: number;
  from: number;
  to: number;
}

const MIN_CONFIDENCE = 0.5;
/**
 * How far, in letter heights, the second of two neighbours on one line may be above or below where it is
 * expected.
 */
const MAX_OFFSET = 0.62;
const GAP_COST = 0.012;
/** No row of a receipt or an order has so many letters and gaps; of a longer one the middle is left out. */
const LONGEST_ROW = 400;
/** As much of it is the row's end, where its price stands. */
const ROW_END = 60;
const GAP = "  ";

function place(word: OcrWord, slope: SlopeField): PlacedWord {
  const tangent = slope.at(word.cx, word.cy);
  const half = word.width / 2;
  return {
    ...word,
    left: word.cx - half,
    right: word.cx + half,
    leftY: word.cy - tangent * half,
    rightY: word.cy + tangent * half,
  };
}

/** The words, in the order of their height on the page, that may stand in one row with the one at `from`. */
function* levelWith(words: readonly PlacedWord[], from: number, farthest: number): Generator<number> {
  const height = words[from]?.cy ?? 0;
  const isLevel = (at: number) => Math.abs((words[at]?.cy ?? Number.POSITIVE_INFINITY) - height) <= farthest;
  for (let at = from - 1; at >= 0 && isLevel(at); at--) yield at;
  for (let at = from + 1; at < words.length && isLevel(at); at++) yield at;
}

/** @param words from the top of the page to its bottom */
function linksBetween(words: readonly PlacedWord[], slope: SlopeField, lineHeight: number): Link[] {
  const links: Link[] = [];
  const right = words.reduce((most, { cx }) => Math.max(most, cx), 0);
  words.forEach((a, from) => {
    const level = MAX_OFFSET * Math.max(0.8 * lineHeight, a.height);
    const farthest = level + slope.steepest * (right - a.cx + a.width);
    for (const to of levelWith(words, from, farthest)) {
      const b = words[to];
      if (!b || b.cx <= a.cx) continue;
      const gap = b.left - a.right;
      if (gap < -0.5 * Math.min(a.width, b.width)) continue;
      if (Math.abs(b.cy - a.cy) > lineHeight * 4 + Math.abs(gap) * 0.25) continue;
      const expected = slope.at((a.right + b.left) / 2, (a.cy + b.cy) / 2) * gap;
      const size = Math.max(0.8 * lineHeight, Math.min(a.height, b.height));
      const offset = Math.abs(b.leftY - a.rightY - expected) / size;
      if (offset <= MAX_OFFSET)
        links.push({ cost: offset + (GAP_COST * Math.max(0, gap)) / lineHeight, from, to });
    }
  });
  return links.sort((p, q) => p.cost - q.cost || p.from - q.from || p.to - q.to);
}

interface Chained {
  /** For each word the one linked after it, -1 for none. */
  next: number[];
  previous: number[];
}

/** Links each word with at most one right neighbour, cheapest links first. */
function chain(count: number, links: readonly Link[]): Chained {
  const next = new Array<number>(count).fill(-1);
  const previous = new Array<number>(count).fill(-1);
  const group = Array.from({ length: count }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (group[at] !== at) {
      // Each way up is halved, so that long rows stay quick.
      group[at] = group[group[at] ?? at] ?? at;
      at = group[at] ?? at;
    }
    return at;
  };
  for (const { from, to } of links) {
    if (next[from] !== -1 || previous[to] !== -1 || root(from) === root(to)) continue;
    next[from] = to;
    previous[to] = from;
    group[root(to)] = root(from);
  }
  return { next, previous };
}

/** Takes every price out of its chain and puts it after the name it is paired with. */
function rechained({ next, previous }: Chained, pairs: ReadonlyMap<number, number>): Chained {
  const changed = { next: [...next], previous: [...previous] };
  for (const price of pairs.keys()) {
    const before = changed.previous[price] ?? -1;
    if (before >= 0) changed.next[before] = -1;
    changed.previous[price] = -1;
  }
  for (const [price, name] of pairs) {
    const behind = changed.next[name] ?? -1;
    if (behind >= 0) changed.previous[behind] = -1;
    changed.next[name] = price;
    changed.previous[price] = name;
  }
  return changed;
}

function chainsOf({ next, previous }: Chained): number[][] {
  const chains: number[][] = [];
  for (let start = 0; start < next.length; start++) {
    if (previous[start] !== -1) continue;
    const members: number[] = [];
    for (let at = start; at >= 0; at = next[at] ?? -1) members.push(at);
    chains.push(members);
  }
  return chains;
}

/**
 * How many letters at a word's start repeat the end of the word before, where their boxes overlap on the
 * page.
 */
function repeated(before: PlacedWord, word: PlacedWord): number {
  if (word.left > before.right - 0.15 * word.height) return 0;
  for (let size = Math.min(3, word.text.length, before.text.length); size > 0; size--) {
    if (before.text.endsWith(word.text.slice(0, size))) return size;
  }
  return 0;
}

/** Whether two boxes cut one figure in two: `8.2` and `24FS`, `14` and `.49`. */
function joined(before: PlacedWord, word: PlacedWord): boolean {
  const gap = word.left - before.right;
  return gap < 0.3 * word.height && /[\d.,]$/.test(before.text) && /^[\d.,]/.test(word.text);
}

/** Whether a word shows through from the back: unsure and in small letters, beside a sure one in capitals. */
function showsThrough(word: PlacedWord, words: readonly PlacedWord[]): boolean {
  if (word.confidence >= 0.8 || !/[a-z]{2}/.test(word.text) || /\d[.,]\d{2}/.test(word.text)) return false;
  return words.some(
    (other) => other.confidence >= 0.93 && /[A-Z]{3}/.test(other.text) && !/[a-z]{2}/.test(other.text),
  );
}

type Print = Pick<Row, "text" | "spelling" | "xs" | "choices">;

/** A row's print; of a row that is too long, its start and its end. */
function withoutMiddle(print: Print): Print {
  const { text, spelling, xs, choices } = print;
  if (text.length <= LONGEST_ROW) return print;
  const start = LONGEST_ROW - ROW_END - GAP.length;
  const x = xs.at(-ROW_END) ?? 0;
  return {
    text: text.slice(0, start) + GAP + text.slice(-ROW_END),
    spelling: spelling.slice(0, start) + GAP + spelling.slice(-ROW_END),
    xs: [...xs.slice(0, start), x, x, ...xs.slice(-ROW_END)],
    choices: [...choices.slice(0, start), [], [], ...choices.slice(-ROW_END)],
  };
}

function rowOf(all: PlacedWord[]): Row {
  const words = all.filter((word) => !showsThrough(word, all));
  let [text, spelling] = ["", ""];
  const xs: number[] = [];
  const choices: (readonly CharChoice[])[] = [];
  words.forEach((word, place) => {
    const before = words[place - 1];
    const skip = before ? repeated(before, word) : 0;
    if (before && skip === 0 && !joined(before, word)) {
      text += GAP;
      spelling += GAP;
      xs.push(word.left, word.left);
      choices.push([], []);
    }
    for (let i = skip; i < word.text.length; i++) {
      const share = word.charPositions?.[i] ?? (i + 0.5) / word.text.length;
      xs.push(word.left + share * word.width);
      choices.push(word.charChoices?.[i] ?? []);
    }
    text += word.text.slice(skip);
    spelling += spellingOf(word).slice(skip);
  });
  const letters = words.reduce((sum, word) => sum + word.text.length, 0) || 1;
  const weighted = (of: (word: PlacedWord) => number) =>
    words.reduce((sum, word) => sum + of(word) * word.text.length, 0) / letters;
  return {
    words,
    ...withoutMiddle({ text, spelling, xs, choices }),
    height: weighted((word) => word.height),
    confidence: weighted((word) => word.confidence),
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
  };
}

/** Height of the row's line of print at page x, following the nearest word's slope. */
function rowYAt(row: Row, x: number): number {
  let nearest = row.words[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const word of row.words) {
    const away = x < word.left ? word.left - x : x > word.right ? x - word.right : 0;
    if (away < distance) [nearest, distance] = [word, away];
  }
  if (!nearest) return 0;
  const tangent = (nearest.rightY - nearest.leftY) / Math.max(1, nearest.right - nearest.left);
  return nearest.cy + tangent * (x - nearest.cx);
}

function compareRows(a: Row, b: Row): number {
  const low = Math.max(a.left, b.left);
  const high = Math.min(a.right, b.right);
  const x = (low + high) / 2;
  return rowYAt(a, x) - rowYAt(b, x);
}

/**
 * How the price column is joined to the names: by the slope of the print between them as its wide words show
 * it, or as prices show it too (`steep`: paper bent at its edge), or in reading order with an offset that
 * changes slowly down the page.
 */
export type Pairing = "slope" | "steep" | "order";

/** The page's lines of print from top to bottom. */
export function rowsOf(page: OcrPage, pairing: Pairing = "slope"): Row[] {
  const words = page.words.filter((word) => word.confidence > MIN_CONFIDENCE && word.text.trim() !== "");
  if (words.length === 0) return [];
  const slope = fitSlopeField(words, pairing === "steep" ? PRICE_ASPECT : undefined);
  const lineHeight = median(words.map((word) => word.height)) || 1;
  const placed = words
    .map((word) => place(word, slope))
    .sort((a, b) => a.cy - b.cy || a.cx - b.cx || a.text.localeCompare(b.text));
  const bySlope = chain(placed.length, linksBetween(placed, slope, lineHeight));
  const chained =
    pairing !== "order"
      ? bySlope
      : rechained(bySlope, pairPriceColumn(placed, bySlope.next, slope, lineHeight));
  const rows = chainsOf(chained).map((members) => rowOf(members.flatMap((i) => placed[i] ?? [])));
  return rows.sort(compareRows);
}
