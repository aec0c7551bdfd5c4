import type { WrittenCell, WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import type { HtmlElement, HtmlNode } from "./html-tree";
import { type Inherited, inheritedBy, isHidden, isLegible, isStruck, ON_WHITE } from "./seen-elements";

/** More columns than this has no receipt. */
const MAX_COLUMNS = 20;
/** A column is as wide as this many letters at least, and counts as no wider than that many. */
const NARROWEST = 6;
const WIDEST = 90;
/** Pixels of a heading's letters. */
const LARGE_PIXELS = 18;

const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

type Style = Inherited & { readonly large: boolean };

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";

const isBlock = ({ name, style }: HtmlElement) =>
  BLOCKS.has(name) || /^(?:block|table|flex|grid|list-item)\b/.test(style.display ?? "");

/** Stands beside its neighbours: a column of a grid, or what floats at the right. */
const isBeside = ({ style }: HtmlElement) =>
  /^(?:inline-block|table-cell|inline-flex)\b/.test(style.display ?? "") ||
  /^(?:left|right)\b/.test(style.float ?? "");

/** Its elements stand side by side. */
const isAcross = ({ name, style }: HtmlElement) =>
  name === "tr" ||
  /^table-row\b/.test(style.display ?? "") ||
  (/^(?:inline-)?flex\b/.test(style.display ?? "") && !/^column/.test(style["flex-direction"] ?? ""));

const lettersOf = (rows: readonly WrittenRow[]) =>
  Math.max(NARROWEST, ...rows.map(({ cells }) => cells.reduce((sum, { text }) => sum + text.length + 2, 0)));

const hasPrices = (rows: readonly WrittenRow[]) =>
  rows.filter(({ cells }) => cells.some(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text))).length >= 2;

/** Rows that were laid out over the whole width, in a part of it. */
const within = (rows: readonly WrittenRow[], left: number, right: number): WrittenRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      text: cell.text,
      left: left + cell.left * (right - left),
      right: left + cell.right * (right - left),
    })),
  }));

/** Columns side by side: their first rows in one row, and so on. Two that each list prices stand one below the other. */
function sideBySide(columns: readonly (readonly WrittenRow[])[]): WrittenRow[] {
  if (columns.filter(hasPrices).length > 1) return columns.flat();
  const count = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => {
    const rows = columns.flatMap((column) => column[at] ?? []);
    return {
      cells: rows.flatMap(({ cells }) => cells),
      large: rows.some(({ large }) => large),
      apart: rows.some(({ apart }) => apart),
    };
  });
}

function spanOf({ attributes }: HtmlElement): number {
  const span = Number.parseInt(attributes.colspan ?? "1", 10);
  return Number.isNaN(span) ? 1 : Math.min(MAX_COLUMNS, Math.max(1, span));
}

interface LaidCell {
  readonly rows: WrittenRow[];
  readonly column: number;
  readonly span: number;
}

/** The rows of a table: its columns as wide as what stands in them. */
function gridOf(rows: readonly (readonly { rows: WrittenRow[]; span: number }[])[]): WrittenRow[] {
  const placed = rows.map((cells) => {
    let column = 0;
    return cells.flatMap((cell): LaidCell[] => {
      const laid = { ...cell, column };
      column += cell.span;
      return laid.column < MAX_COLUMNS ? [laid] : [];
    });
  });
  const widths: number[] = [];
  for (const { rows: laid, column, span } of placed.flat()) {
    if (span > 1) continue;
    widths[column] = Math.max(widths[column] ?? NARROWEST, Math.min(WIDEST, lettersOf(laid)));
  }
  const count = Math.max(1, ...placed.flat().map(({ column, span }) => Math.min(MAX_COLUMNS, column + span)));
  const starts = Array.from({ length: count + 1 }, (_, at) =>
    Array.from({ length: at }, (_none, before) => widths[before] ?? NARROWEST).reduce(
      (sum, width) => sum + width,
      0,
    ),
  );
  const all = starts[count] ?? 1;
  const edge = (column: number) => (starts[Math.min(column, count)] ?? all) / all;
  return placed.flatMap((cells) => {
    const columns = cells.map((cell) => within(cell.rows, edge(cell.column), edge(cell.column + cell.span)));
    const [first, ...rest] = sideBySide(columns);
    return first ? [{ ...first, apart: true }, ...rest] : [];
  });
}

const isRow = ({ name }: HtmlElement) => name === "tr";

/** The rows of a table, not those of tables in it. */
function rowsOfTable(table: HtmlElement): HtmlElement[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (isRow(child)) return [child];
    return ["thead", "tbody", "tfoot"].includes(child.name)
      ? child.children.filter(isElement).filter(isRow)
      : [];
  });
}

const cellsOf = (row: HtmlElement) => row.children.filter(isElement);

class Layout {
  readonly rows: WrittenRow[] = [];
  private text = "";

  constructor(private readonly style: Style) {}

  /** Ends the line of text. */
  end(): void {
    const text = this.text.replace(/\s+/g, " ").trim();
    this.text = "";
    if (text !== "") this.rows.push({ cells: [whole(text)], large: this.style.large, apart: false });
  }

  write(text: string): void {
    if (isLegible(this.style)) this.text += text;
  }

  block(rows: readonly WrittenRow[]): void {
    this.end();
    this.rows.push(...rows);
  }

  /** What floats beside the line of text, in a cell of its own. */
  beside(rows: readonly WrittenRow[]): void {
    const before = this.rows.length;
    this.end();
    const line = this.rows.splice(before);
    if (line.length === 0) this.rows.push(...rows);
    else this.rows.push(...gridOf([[line, [...rows]].map((laid) => ({ rows: laid, span: 1 }))]));
  }
}

const whole = (text: string): WrittenCell => ({ text, left: 0, right: 1 });

function styleOf(element: HtmlElement, above: Style): Style {
  const pixels = Number(/^(\d+)px/.exec(element.style["font-size"] ?? "")?.[1] ?? 0);
  const large = /^h[1-4]$/.test(element.name) || pixels >= LARGE_PIXELS || (above.large && pixels === 0);
  return { ...inheritedBy(element, above), large };
}

/** The columns that stand side by side among the children of an element, each with what is in it. */
function acrossOf(element: HtmlElement, style: Style): WrittenRow[] {
  const columns = cellsOf(element).flatMap((cell) => {
    const rows = rowsOfElement(cell, style);
    return rows.length > 0 ? [{ rows, span: 1 }] : [];
  });
  return gridOf([columns]);
}

function rowsOfElement(element: HtmlElement, above: Style): WrittenRow[] {
  if (isHidden(element) || isStruck(element)) return [];
  const style = styleOf(element, above);
  if (element.name === "table")
    return gridOf(
      rowsOfTable(element)
        .filter((row) => !isHidden(row))
        .map((row) => {
          const ofRow = styleOf(row, style);
          return cellsOf(row).map((cell) => ({ rows: rowsOfElement(cell, ofRow), span: spanOf(cell) }));
        }),
    );
  if (isAcross(element)) return acrossOf(element, style);
  const layout = new Layout(style);
  for (let at = 0; at < element.children.length; at++) {
    const child = element.children[at] ?? "";
    if (!isElement(child)) layout.write(child);
    else if (child.name === "br") layout.end();
    else if (isBeside(child)) layout.beside(rowsOfElement(child, style));
    else if (isBlock(child)) layout.block(blockOf(child, style));
    else inline(child, style, layout);
  }
  layout.end();
  return layout.rows;
}

/** A paragraph or list entry stands apart from what is above it. */
function blockOf(child: HtmlElement, style: Style): WrittenRow[] {
  const [first, ...rest] = rowsOfElement(child, style);
  return first ? [{ ...first, apart: first.apart || !["br", "hr"].includes(child.name) }, ...rest] : [];
}

/** The text of an element within a line; what it holds beside text is laid out by itself. */
function inline(element: HtmlElement, above: Style, layout: Layout): void {
  if (isHidden(element) || isStruck(element)) return;
  const style = styleOf(element, above);
  for (const child of element.children) {
    if (!isElement(child)) {
      if (isLegible(style)) layout.write(child);
    } else if (child.name === "br") layout.end();
    else if (isBeside(child)) layout.beside(rowsOfElement(child, style));
    else if (isBlock(child)) layout.block(blockOf(child, style));
    else inline(child, style, layout);
  }
}

/** The rows that a mail's HTML shows, with their cells where they stand. */
export const laidOut = (root: HtmlElement): WrittenRow[] =>
  rowsOfElement(root, { ...ON_WHITE, large: false });
