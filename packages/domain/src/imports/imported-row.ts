import type { CalendarDate } from "../calendar/calendar-date";
import { CATEGORIES, type Category } from "../category/categories";
import type { Currency } from "../edition/edition-facts";
import { isNamedAsReturn } from "../line-item/returned-name";
import { spellingKey } from "../line-item/spelling-key";
import { messageKey } from "../messages/message-key";
import { type Cents, MAX_PRICE_CENTS, roundHalfAwayFromZero } from "../money/cents";
import { LEAST_AMOUNT, type Unit } from "../size/units";
import { currencyOfAmount, currencyOfCell, currencyOfHeading, type NamedCurrency } from "./currency-named";
import type { ImportField } from "./import-fields";
import type { ImportMapping } from "./import-mapping";
import { importedCents, importedNumber } from "./imported-amount";
import { importedDate } from "./imported-date";
import { cameIn } from "./imported-movement";
import { importedSize } from "./imported-size";
import { briefText, cellText, type TableCell, type TableRow } from "./table";

/** A purchase as a row of a table says it; what is left out is proposed. Amounts in cents for the whole row. */
export interface ImportedRow {
  readonly line: number;
  readonly purchaseDate: CalendarDate;
  readonly name: string;
  readonly price: Cents;
  readonly regularPrice: Cents | null;
  readonly quantity: number;
  readonly store: string | null;
  readonly category: Category | null;
  readonly size: number | null;
  readonly unit: Unit | null;
}

/** Why a row cannot be imported, and what to do about it. */
export interface RowFault {
  readonly line: number;
  readonly field: ImportField;
  readonly message: string;
}

/** What a row is read with: the mapping, the edition's currency and today, so that no date is in the future. */
export interface RowReading {
  readonly mapping: ImportMapping;
  /** The headings of the columns, of which those of prices may name a currency. */
  readonly headings: readonly string[];
  readonly currency: Currency;
  readonly today: CalendarDate;
}

const MAX_TEXT = 200;
const MAX_OF_ONE = 100_000;
const OTHER_CURRENCY = messageKey("importFaults.otherCurrency");
const GIVEN_BACK = messageKey("importFaults.givenBack");
const SHOWN = 40;

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
const shown = (cell: TableCell) => cut(cellText(cell));

const CATEGORY_OF: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.map((category) => [spellingKey(category), category]),
);

/** The sentence of a fault, thrown while a row is read and caught in `importedRow` alone. */
class Fault {
  constructor(
    readonly field: ImportField,
    readonly message: string,
  ) {}
}

/** Refuses money that is not in the edition's currency (reports-73). */
function keepCurrency(field: ImportField, currency: NamedCurrency, text: string): void {
  if (currency === "other") throw new Fault(field, OTHER_CURRENCY);
  if (currency === "unknown")
    throw new Fault(field, messageKey("importFaults.unknownCurrency", { cell: cut(text) }));
}

function dateOf(cell: TableCell, { mapping, today }: RowReading): CalendarDate {
  if (cellText(cell) === "") throw new Fault("purchaseDate", messageKey("importFaults.noDate"));
  const date = importedDate(cell, mapping.dateOrder);
  if (date === null)
    throw new Fault("purchaseDate", messageKey("importFaults.dateOrder", { cell: shown(cell) }));
  if (date > today) throw new Fault("purchaseDate", messageKey("importFaults.dateAhead", { date }));
  return date;
}

/** What was paid, where purchases stand below 0; a regular price may stand above it all the same. */
const turned = (field: "price" | "regularPrice", cents: Cents) =>
  field === "price" || cents < 0 ? roundHalfAwayFromZero(0 - cents) : cents;

function centsOf(field: "price" | "regularPrice", cell: TableCell, reading: RowReading): Cents {
  const { mapping, headings, currency } = reading;
  const heading = headings[mapping.columns[field] ?? -1] ?? "";
  keepCurrency(field, currencyOfHeading(heading, currency), heading);
  keepCurrency(field, currencyOfAmount(cell, currency), cellText(cell));
  const read = importedCents(cell, mapping.decimal);
  const cents = mapping.spending === "below" && read !== null ? turned(field, read) : read;
  if (cents === null) throw new Fault(field, messageKey("importFaults.amount", { cell: shown(cell) }));
  if (cents < 0) throw new Fault(field, GIVEN_BACK);
  return cents;
}

function quantityOf(cell: TableCell, { mapping }: RowReading): number {
  if (cellText(cell) === "") return 1;
  const quantity = importedNumber(cell, mapping.decimal);
  if (quantity === null || quantity < LEAST_AMOUNT || quantity > MAX_OF_ONE)
    throw new Fault("quantity", messageKey("importFaults.quantity", { cell: shown(cell) }));
  return quantity;
}

function sizeOf(size: TableCell, unit: TableCell, { mapping }: RowReading) {
  if (cellText(size) === "") return { size: null, unit: null };
  const read = importedSize(size, unit, mapping.decimal);
  if (read === null) throw new Fault("size", messageKey("importFaults.size", { cell: shown(size) }));
  return read;
}

function nameOf(cell: TableCell): string {
  const name = cellText(cell).replace(/\s+/g, " ");
  if (name === "") throw new Fault("name", messageKey("importFaults.noName"));
  if (name.length > MAX_TEXT)
    throw new Fault("name", messageKey("importFaults.nameMost", { most: MAX_TEXT }));
  if (isNamedAsReturn(name)) throw new Fault("price", GIVEN_BACK);
  return name;
}

function readRow({ line, cells }: TableRow, reading: RowReading): ImportedRow {
  const { columns, pricesAreEach } = reading.mapping;
  const cell = (field: ImportField): TableCell => {
    const column = columns[field];
    return typeof column === "number" ? (cells[column] ?? "") : "";
  };
  const named = cell("currency");
  keepCurrency("currency", currencyOfCell(named, reading.currency), cellText(named));
  const purchaseDate = dateOf(cell("purchaseDate"), reading);
  if (cameIn(cell("received"), cell("price"), reading.mapping.decimal))
    throw new Fault("price", messageKey("importFaults.moneyIn"));
  const name = nameOf(cell("name"));
  const quantity = quantityOf(cell("quantity"), reading);
  const whole = (field: "price" | "regularPrice", cents: Cents) => {
    const amount = pricesAreEach ? roundHalfAwayFromZero(cents * quantity) : cents;
    if (amount > MAX_PRICE_CENTS) throw new Fault(field, messageKey("importFaults.tooLarge"));
    return amount;
  };
  if (cellText(cell("price")) === "") throw new Fault("price", messageKey("importFaults.noPrice"));
  const store = cellText(cell("store")).slice(0, MAX_TEXT);
  const regular = cell("regularPrice");
  return {
    line,
    purchaseDate,
    name,
    quantity,
    price: whole("price", centsOf("price", cell("price"), reading)),
    regularPrice:
      cellText(regular) === "" ? null : whole("regularPrice", centsOf("regularPrice", regular, reading)),
    store: store === "" ? null : store,
    category: CATEGORY_OF.get(spellingKey(briefText(cell("category")))) ?? null,
    ...sizeOf(cell("size"), cell("unit"), reading),
  };
}

/** What a row of the table says, or the first thing that is wrong with it (reports-40). */
export function importedRow(row: TableRow, reading: RowReading): ImportedRow | RowFault {
  try {
    return readRow(row, reading);
  } catch (error) {
    if (error instanceof Fault) return { line: row.line, field: error.field, message: error.message };
    throw error;
  }
}
