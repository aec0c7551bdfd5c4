import type { ReadingItem } from "@gf-ledger/domain/reading/receipt-reading";
import { parse } from "csv-parse/sync";
import { readItem, reading } from "./reading";
import { readReceipt } from "./receipts";
import type { TestApp } from "./test-app";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
type Details = Parameters<Person["call"]["receipts"]["changeDetails"]>[0];

/** A printed line, and what the person says of it before saving. */
export interface Bought extends Partial<Pick<ReadingItem, "quantity" | "unit" | "taxCode">> {
  readonly name: string;
  /** Dollars, for the whole line. */
  readonly price: number;
  readonly says?: Partial<Omit<Details, "id" | "name" | "price">>;
  /** Dollars, for the whole line. */
  readonly regularPrice?: number;
  readonly ticked?: boolean;
}

const field = <Value>(value: Value) => ({ value, confidence: 0.9, rawText: null, box: null });
const cents = (dollars: number) => Math.round(dollars * 100);

/** Has a receipt read, with its taxes in dollars by their letter, says what the person says, and saves it. */
export async function saveReceipt(
  testApp: TestApp,
  person: Person,
  day: string,
  bought: readonly Bought[],
  tax: Readonly<Record<string, number>> = {},
): Promise<void> {
  const { call } = person;
  const items = bought.map(({ name, price, quantity = 1, unit = "each", taxCode = null }) => ({
    ...readItem(name, cents(price)),
    quantity,
    unit,
    taxCode,
  }));
  const taxes = Object.entries(tax).map(([code, dollars]) => ({
    label: code,
    cents: cents(dollars),
    itemIndex: null,
    rawText: code,
    confidence: 0.9,
    box: null,
    codes: [code],
  }));
  const currency = person.context.edition === "ca" ? ("CAD" as const) : ("USD" as const);
  const seen = reading({ store: field("Maple Grocer"), purchaseDate: field(day), currency, items, taxes });
  const draft = await readReceipt(testApp, person, seen);
  for (const [at, { name, price, says: states, regularPrice, ticked }] of bought.entries()) {
    const id = draft.items[at]?.id ?? "";
    if (states) await call.receipts.changeDetails({ id, name, price, ...states });
    if (regularPrice !== undefined)
      await call.receipts.setRegularPrice({ id, customRegularPrice: Math.abs(regularPrice) });
    if (ticked !== undefined) await call.receipts.selectItem({ id, selected: ticked });
  }
  await call.receipts.confirm({ id: draft.id });
}

/** A regular price that the person saw, in the book before anything is bought. */
export async function seePrice(
  { call }: Person,
  name: string,
  seen: { price: number; size: number; unit: "g" | "kg" | "oz" | "lb"; seenOn: string },
): Promise<void> {
  await call.priceBook.add({ name, store: "Maple Grocer", how: "shelf-tag", ...seen });
}

/** The rows of a CSV under its first line, by that line's headings. */
export function rowsOfCsv(csv: string): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true, relax_column_count: true }) as Record<string, string>[];
}

/** These columns of each row, joined, as a reader would put them down. */
export function columnsOf(rows: readonly Record<string, string>[], columns: readonly string[]): string[] {
  return rows.map((row) => columns.map((column) => row[column] ?? "").join("|"));
}
