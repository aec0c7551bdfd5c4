import { date, money, type Row, text } from "../../table/cell";
import { allAtOnce, type Table } from "../../table/table";
import type { ClaimPapers } from "../claim-papers";
import { photoNames } from "../photo-name";
import { TABLE_WORDS } from "../words/table-words";

const WORDS = TABLE_WORDS.receipts;

/** The sheet Receipts: date, store, total and the fingerprint by which a photo is found again. */
export function receiptsTable({ receipts }: ClaimPapers): Table {
  const { columns } = WORDS;
  const names = photoNames(receipts);
  const rows = receipts.map(
    (one): Row => [
      date(one.date),
      text(one.store),
      money(one.totalCents),
      text(one.currency),
      text(names.get(one.id) ?? null),
      text(one.imageSha256),
      text(one.perceptualHash),
      text(one.id),
    ],
  );
  return {
    name: WORDS.name,
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
    rows: () => allAtOnce(rows),
  };
}
