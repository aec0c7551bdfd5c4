import { type Audience, isFor } from "@gf-ledger/domain/documents/audience";
import { by, count, inBold, money, type SheetCell, type SheetRow, strong, text } from "../../table/cell";
import { madeOf, type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments, DocumentComparator } from "../claim-documents";
import { type DocumentWords, documentWords } from "../document-words";
import { pricePhotos } from "../photo-name";

function comparatorCells(
  one: DocumentComparator,
  { common, grounds, report }: DocumentWords,
  photos: ReturnType<typeof pricePhotos>,
  own: boolean,
): SheetRow {
  const photo = (one.pictureSha256 !== null && photos.get(one.pictureSha256)) || null;
  return [
    text(one.forProduct),
    text(one.product),
    count(one.size),
    text(one.unit),
    money(one.price),
    text(one.store),
    text(one.place),
    text(one.knownOn),
    text(one.priceSource === null ? common("unknownSource") : common(`priceSource.${one.priceSource}`)),
    text(
      one.sizeClass === null
        ? one.origin
        : [one.origin, report(`comparators.sizeClass.${one.sizeClass}`)].filter(Boolean).join(". "),
    ),
    text(grounds(one.ground)),
    count(one.timesUsed),
    text(photo?.path ?? null),
    ...(own ? [text(one.pictureSha256)] : []),
  ];
}

function* comparatorRows(documents: ClaimDocuments, first: number, own: boolean): Generator<SheetRow> {
  const { comparators } = documents;
  const words = documentWords(documents);
  const photos = pricePhotos(documents);
  const used = count(comparators.reduce((sum, { timesUsed }) => sum + timesUsed, 0));
  const formula = comparators.length === 0 ? "0" : `SUM(L${first}:L${first + comparators.length - 1})`;
  yield* madeOf(comparators, (one) => comparatorCells(one, words, photos, own));
  yield [
    strong(words.tables("comparators.total")),
    ...Array<SheetCell>(10).fill(null),
    inBold(by(formula, used)),
  ];
}

/**
 * The sheet Comparators: each regular price that was used, where and when it was seen, and where its photo stands in
 * the package; one's own also by what that photo is found again (claim-80).
 */
export function comparatorsTable(documents: ClaimDocuments, audience?: Audience): SheetTable {
  const own = isFor("yourself", audience);
  const { tables } = documentWords(documents);
  return {
    name: tables("comparators.name"),
    fileName: "comparators",
    facts: [],
    columns: [
      { heading: tables("comparators.columns.for"), width: 34 },
      { heading: tables("comparators.columns.product"), width: 34 },
      { heading: tables("comparators.columns.size"), width: 8 },
      { heading: tables("comparators.columns.unit"), width: 7 },
      { heading: tables("comparators.columns.price"), width: 9 },
      { heading: tables("comparators.columns.store"), width: 22 },
      { heading: tables("comparators.columns.place"), width: 18 },
      { heading: tables("comparators.columns.knownOn"), width: 12 },
      { heading: tables("comparators.columns.how"), width: 34 },
      { heading: tables("comparators.columns.source"), width: 50 },
      { heading: tables("comparators.columns.ground"), width: 11 },
      { heading: tables("comparators.columns.items"), width: 12 },
      { heading: tables("comparators.columns.photo"), width: 40 },
      ...(own ? [{ heading: tables("receipts.columns.sha256"), width: 68 }] : []),
    ],
    rows: (first) => severalAtOnce(comparatorRows(documents, first, own)),
  };
}
