import type { WrittenCell, WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import { gridOf, MAX_GRID_COLUMNS } from "./html-grid";
import type { HtmlElement, HtmlNode } from "./html-tree";
import {
  handedDown,
  type Inherited,
  inheritedBy,
  isHidden,
  isLegible,
  isStruck,
  ON_WHITE,
} from "./seen-elements";

/** Pixels of a heading's letters. */
const LARGE_PIXELS = 18;

const BLOCKS = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6
   header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
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

function spanOf({ attributes }: HtmlElement): number {
  const span = Number.parseInt(attributes.colspan ?? "1", 10);
  return Number.isNaN(span) ? 1 : Math.min(MAX_GRID_COLUMNS, Math.max(1, span));
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
  private isFirstLine = true;

  constructor(private readonly style: Style) {}

  /** Ends the line of text; an indent moves only the first. */
  break(): void {
    this.end();
    this.isFirstLine = false;
  }

  private end(): void {
    const text = this.text.replace(/\s+/g, " ").trim();
    this.text = "";
    if (text !== "") this.rows.push({ cells: [whole(text)], large: this.style.large, apart: false });
  }

  /** @param style that of the element in the line whose text it is */
  write(text: string, style: Inherited = this.style): void {
    if (isLegible(style) && !(style.away && this.isFirstLine)) this.text += text;
  }

  block(rows: readonly WrittenRow[]): void {
    this.break();
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
  const given = handedDown(element, style);
  const columns = cellsOf(element).flatMap((cell) => {
    const rows = rowsOfElement(cell, given(cell));
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
  const given = handedDown(element, style);
  for (let at = 0; at < element.children.length; at++) {
    const child = element.children[at] ?? "";
    if (!isElement(child)) layout.write(child);
    else if (child.name === "br") layout.break();
    else if (isBeside(child)) layout.beside(rowsOfElement(child, given(child)));
    else if (isBlock(child)) layout.block(blockOf(child, given(child)));
    else inline(child, given(child), layout);
  }
  layout.break();
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
  const given = handedDown(element, style);
  for (const child of element.children) {
    if (!isElement(child)) {
      layout.write(child, style);
    } else if (child.name === "br") layout.break();
    else if (isBeside(child)) layout.beside(rowsOfElement(child, given(child)));
    else if (isBlock(child)) layout.block(blockOf(child, given(child)));
    else inline(child, given(child), layout);
  }
}

/** The rows that a mail's HTML shows, with their cells where they stand. */
export const laidOut = (root: HtmlElement): WrittenRow[] =>
  rowsOfElement(root, { ...ON_WHITE, large: false });
