import { by, type Cell, count, inBold, money, type Row, strong, text } from "../../table/cell";
import { madeOf, severalAtOnce, type Table } from "../../table/table";
import type { ClaimPapers, PaperComparator } from "../claim-papers";
import { type PaperWords, paperWords } from "../words/paper-words";

function comparatorCells(one: PaperComparator, { common, tables }: PaperWords): Row {
  return [
    text(one.forProduct),
    text(one.product),
    count(one.size),
    text(one.unit),
    money(one.price),
    text(one.store),
    text(one.place),
    text(one.knownOn),
    text(one.priceSource === null ? common.unknownSource : common.priceSource[one.priceSource]),
    text(one.origin),
    text(one.estimated ? tables.comparators.yes : tables.comparators.no),
    count(one.timesUsed),
  ];
}

function* comparatorRows(papers: ClaimPapers, first: number): Generator<Row> {
  const { comparators } = papers;
  const words = paperWords(papers);
  const used = count(comparators.reduce((sum, { timesUsed }) => sum + timesUsed, 0));
  const formula = comparators.length === 0 ? "0" : `SUM(L${first}:L${first + comparators.length - 1})`;
  yield* madeOf(comparators, (one) => comparatorCells(one, words));
  yield [strong(words.tables.comparators.total), ...Array<Cell>(10).fill(null), inBold(by(formula, used))];
}

/** The sheet Comparators: each regular price that was used, where and when it was seen. */
export function comparatorsTable(papers: ClaimPapers): Table {
  const { name, columns } = paperWords(papers).tables.comparators;
  return {
    name,
    fileName: "comparators",
    facts: [],
    columns: [
      { heading: columns.for, width: 34 },
      { heading: columns.product, width: 34 },
      { heading: columns.size, width: 8 },
      { heading: columns.unit, width: 7 },
      { heading: columns.price, width: 9 },
      { heading: columns.store, width: 22 },
      { heading: columns.place, width: 18 },
      { heading: columns.knownOn, width: 12 },
      { heading: columns.how, width: 34 },
      { heading: columns.source, width: 50 },
      { heading: columns.estimated, width: 9 },
      { heading: columns.items, width: 12 },
    ],
    rows: (first) => severalAtOnce(comparatorRows(papers, first)),
  };
}
