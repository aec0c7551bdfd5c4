import { sourceName } from "@gf-ledger/messages/citation";
import { translatorOf } from "@gf-ledger/messages/translator";
import {
  by,
  count,
  date,
  exact,
  money,
  percent,
  type SheetCell,
  type SheetRow,
  strong,
  text,
} from "../../table/cell";
import type { SheetTable } from "../../table/table";
import type { ClaimDocuments, DocumentItem } from "../claim-documents";
import { type DocumentWords, documentWords } from "../document-words";
import { personNames } from "../naming";
import { receiptNumbers } from "../receipt-numbers";

/** What a person's share of both sides comes to, in exact cents. */
interface Sums {
  paid: number;
  regular: number;
}

const dollars = (cents: number): SheetCell => exact(cents / 100);
/** The sum of doubles of which each is exact to far less than a cent. */
const settled = (cents: number) => Number(cents.toFixed(6));

function itemCells(
  { locale }: ClaimDocuments,
  item: DocumentItem,
  person: string,
  at: number,
  numbers: ReadonlyMap<string, string>,
  { common }: DocumentWords,
): SheetRow {
  const { converted } = item;
  return [
    count(item.row),
    date(item.date),
    text(item.store),
    text(item.name),
    text(person),
    percent(item.share),
    text(translatorOf(locale, "food.kind")(item.kind)),
    count(item.quantity),
    count(item.size),
    text(item.unit),
    dollars(item.price),
    dollars(item.regularPrice),
    by(`K${at}*F${at}`, dollars(settled(item.price * item.share))),
    by(`L${at}*F${at}`, dollars(settled(item.regularPrice * item.share))),
    text(item.priceSource === null ? common("unknownSource") : common(`priceSource.${item.priceSource}`)),
    text([item.priceBasis, item.sizeCompared ? "" : common("sizeNotCompared")].filter(Boolean).join(" ")),
    money(converted?.cents ?? null),
    text(converted?.currency ?? null),
    exact(converted?.rate ?? null),
    text(converted?.of ?? null),
    text(converted && sourceName(converted.source, locale)),
    text(item.receiptId && (numbers.get(item.receiptId) ?? item.receiptId)),
    text(item.note),
  ];
}

async function* itemRows(documents: ClaimDocuments, first: number): AsyncGenerator<readonly SheetRow[]> {
  const person = personNames(documents);
  const words = documentWords(documents);
  const numbers = receiptNumbers(documents);
  const sums: Sums = { paid: 0, regular: 0 };
  let at = first;
  for await (const items of documents.items()) {
    yield items.map((item) => {
      sums.paid += item.price * item.share;
      sums.regular += item.regularPrice * item.share;
      at += 1;
      return itemCells(documents, item, person(item.personId), at - 1, numbers, words);
    });
  }
  const total = (column: string, cents: number) => {
    const formula = at === first ? "0" : `SUM(${column}${first}:${column}${at - 1})`;
    return by(formula, dollars(settled(cents)));
  };
  yield [
    [
      ...Array<SheetCell>(3).fill(null),
      strong(words.tables("items.total")),
      ...Array<SheetCell>(8).fill(null),
      total("M", sums.paid),
      total("N", sums.regular),
    ],
  ];
}

/** The sheet Items: each person's part of each line item, read as it is written. */
export function itemsTable(documents: ClaimDocuments): SheetTable {
  const { tables } = documentWords(documents);
  const widths = {
    row: 9,
    date: 11,
    store: 22,
    product: 34,
    person: 16,
    share: 8,
    kind: 22,
    number: 9,
    size: 8,
    unit: 7,
    paid: 10,
    regular: 13,
    sharePaid: 10,
    shareRegular: 13,
    source: 28,
    basis: 50,
    original: 12,
    currency: 9,
    rate: 10,
    rateOf: 11,
    rateSource: 24,
    receipt: 9,
    note: 30,
  };
  const keys = Object.keys(widths) as (keyof typeof widths)[];
  return {
    name: tables("items.name"),
    fileName: "items",
    facts: [],
    columns: keys.map((key) => ({ heading: tables(`items.columns.${key}`), width: widths[key] })),
    rows: (first) => itemRows(documents, first),
  };
}
