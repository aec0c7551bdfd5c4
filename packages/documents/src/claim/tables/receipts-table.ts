import { date, money, type Row, text } from "../../table/cell";
import { madeOf, severalAtOnce, type Table } from "../../table/table";
import type { ClaimPapers, PaperReceipt } from "../claim-papers";
import { photoNames } from "../photo-name";
import { paperWords } from "../words/paper-words";

/** The sheet Receipts: date, store, total and the fingerprint by which a photo is found again. */
export function receiptsTable(papers: ClaimPapers): Table {
  const { name, columns } = paperWords(papers).tables.receipts;
  const names = photoNames(papers);
  const cells = (one: PaperReceipt): Row => [
    date(one.date),
    text(one.store),
    money(one.totalCents),
    text(one.currency),
    text(names.get(one.id) ?? null),
    text(one.imageSha256),
    text(one.perceptualHash),
    text(one.id),
  ];
  return {
    name,
    fileName: "receipts",
    facts: [],
    columns: [
      { heading: columns.date, width: 11 },
      { heading: columns.store, width: 28 },
      { heading: columns.total, width: 11 },
      { heading: columns.currency, width: 9 },
      { heading: columns.photo, width: 40 },
      { heading: columns.sha256, width: 68 },
      { heading: columns.perceptual, width: 20 },
      { heading: columns.receipt, width: 38 },
    ],
    rows: () => severalAtOnce(madeOf(papers.receipts, cells)),
  };
}
